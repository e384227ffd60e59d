import type { Box, PageText, TextPiece } from '../../contract/text.ts';
import type { Style } from './style.ts';

const A4 = { width: 595, height: 842 } as const;
const BOTTOM = 70;
/** Of a space, in sizes of the font. */
const SPACE = 0.28;

/** Writes text at places, and begins a page when one is full. */
export class PageWriter {
  readonly style: Style;
  readonly #pages: { pieces: TextPiece[]; shapes: Box[] }[] = [{ pieces: [], shapes: [] }];
  y: number;

  constructor(style: Style) {
    this.style = style;
    this.y = style.margin + 10;
  }

  get left(): number {
    return this.style.margin;
  }
  get right(): number {
    return A4.width - this.style.margin;
  }
  get room(): number {
    return A4.height - BOTTOM - this.y;
  }
  get isAtTop(): boolean {
    return this.y < this.style.margin + 11;
  }

  widthOf(text: string, size: number = this.style.size): number {
    const spaces = text.split(' ').length - 1;
    return ((text.length - spaces) * this.style.characterWidth + spaces * SPACE) * size;
  }

  write(text: string, x: number, size: number = this.style.size): void {
    this.#add({ text, x, y: this.y, width: this.widthOf(text, size), height: size, rotation: 0 });
  }

  /** Ends at `x`. */
  writeTo(text: string, x: number): void {
    this.write(text, x - this.widthOf(text));
  }

  /** Upwards from the current line, or downwards to it. */
  writeTurned(text: string, x: number, height: number, isDownward = false): void {
    const piece = { text, x, width: this.widthOf(text), height: this.style.size };
    this.#add(
      isDownward ? { ...piece, y: this.y - height, rotation: -90 } : { ...piece, y: this.y, rotation: 90 },
    );
  }

  draw(box: Box): void {
    this.#pages.at(-1)?.shapes.push(box);
  }

  nextLine(lines = 1): void {
    this.y += lines * this.style.size * this.style.pitch;
    if (this.room < 0) this.nextPage();
  }

  nextPage(): void {
    this.#pages.push({ pieces: [], shapes: [] });
    this.y = this.style.margin + 10;
  }

  pages(): PageText[] {
    return this.#pages.map((page, index) => ({ number: index + 1, ...A4, ...page }));
  }

  #add(piece: TextPiece): void {
    const pieces = this.#pages.at(-1)?.pieces;
    if (!this.style.hasWordPieces || piece.rotation !== 0) pieces?.push(piece);
    else {
      let x = piece.x;
      for (const text of piece.text.split(' ')) {
        const width = this.widthOf(text, piece.height);
        pieces?.push({ ...piece, text, x, width });
        x += width + SPACE * piece.height;
      }
    }
  }
}
