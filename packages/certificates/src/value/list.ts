/** A list of phrases from one text with commas between them: tables of words stay tables. */
export function list(text: string): readonly string[] {
  return text.split(',').map((phrase) => phrase.trim().replace(/\s+/g, ' '));
}
