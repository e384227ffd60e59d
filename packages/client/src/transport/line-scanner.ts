/** Finds the lines of a text that arrives in pieces. */
export class LineScanner {
  #rest = '';

  /** The lines that end in this piece. */
  push(piece: string): string[] {
    const lines = (this.#rest + piece).split('\n');
    this.#rest = lines.pop() ?? '';
    return lines;
  }

  /** Whether the text ended with the end of a line. */
  get isComplete(): boolean {
    return this.#rest === '';
  }
}
