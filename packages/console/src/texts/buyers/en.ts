export const buyers = {
  title: 'Buyers',
  lead: 'Who left how to be reached on the page of a home. Only this agency sees it. Owners delete it under Data and privacy.',
  which: 'Show',
  waiting: 'who wait for an answer',
  handled: 'who have been answered',
  none: 'Nobody waits for an answer. Whether buyers are asked is set under Branding.',
  noneHandled: 'Nobody yet.',
  older: 'Older ones',
  wishes: { CALL_BACK: 'wants to be contacted about a saved plan', CHANGES: 'wants to hear of changes' },
  done: 'Done',
  notDone: 'Not done yet',
  doneOn: (day: string) => `done on ${day}`,
  ofPlan: 'Buyer to contact',
};

export type BuyersTexts = typeof buyers;
