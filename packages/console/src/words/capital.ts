/** A word of a list as a title of its own: "for sale" is "For sale". */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
