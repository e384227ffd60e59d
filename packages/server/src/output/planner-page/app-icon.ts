/** A house front on paper, for the home screen of a phone. */
export const APP_ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" width="180" height="180" viewBox="0 0 180 180"><rect width="180" height="180" fill="#fbfaf7"/><path fill="#0b5d4b" d="M90 34 152 86v7h-11v60H39V93H28v-7Z"/></svg>';
