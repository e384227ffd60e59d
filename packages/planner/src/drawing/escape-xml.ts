export function escapeXml(words: string): string {
  // What XML does not allow at all would make the whole picture fail.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  const printable = words.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
  return printable.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
