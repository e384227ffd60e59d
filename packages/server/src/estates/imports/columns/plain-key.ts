/**
 * A heading or a word as it is compared: without case, accents, spaces and signs. "Année de construction" is
 * "anneedeconstruction"; "1-5 cm" is "1-5cm", for it is not "15 cm".
 */
export function plainKey(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/(?<=\p{N})[^\p{L}\p{N}]+(?=\p{N})/gu, '-')
    .replaceAll(/(?<!\p{N})-|-(?!\p{N})|[^\p{L}\p{N}-]/gu, '');
}
