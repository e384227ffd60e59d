/** The raised two of a square metre is read as one of many signs, or not at all. */
const SQUARE_METRE = /(?<=^|[([{/|\d]|Wh[ul]|W[lI])m(?:2?[?£*°º®’'‘"”“¥]+2?|2|$)(?=$|[K.·)\]}/jhJ])/u;
/** The same after an energy, where nothing but a square metre can follow, whatever stands for the two. */
const PER_SQUARE_METRE = /(kWh(?:EP|PE|prim)?[/|lIu]\(?)m(?:[èéê]|[^\p{L}\s).\]]{0,3})(?=$|[.\s)\]}/jJaA])/u;
/** Rules of a table, read as strokes at a word's edge. */
const STROKES = /^[|_—=~‚]+|[|_—~]+$/gu;

/** What OCR makes of a word, undone where nothing else can have been meant. */
export function mendOcrText(text: string): string {
  return text
    .replace(STROKES, '')
    .replace(/^\[?[kK]?[kK]W[hH](?=$|[^a-z]|u?m)/, (read) => (read.startsWith('[') ? '[kWh' : 'kWh'))
    .replace(SQUARE_METRE, 'm²')
    .replace(PER_SQUARE_METRE, '$1m²')
    .replace(/^kWh[ul|]?m²/, 'kWh/m²')
    .replace(/^\(?W[l|I]\(?m²/, '(W/(m²')
    .replaceAll('{', '(');
}
