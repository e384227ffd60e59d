/** Text with its place on the page, as any reader of PDFs or OCR gives it. Points from the page's top left corner. */
export interface TextPiece {
  text: string;
  /** Left end of the baseline; for turned text its start, wherever that lies. */
  x: number;
  y: number;
  /** Length in the direction of reading. */
  width: number;
  /** Size of the font. */
  height: number;
  /** Degrees anticlockwise: 0 is upright, 90 reads from bottom to top. */
  rotation: number;
  /** Of a word that OCR read: how sure it is, 0 to 100. */
  confidence?: number;
  /** A class that OCR read in a picture of its own, because it stands alone in large print. */
  isLargeLetter?: boolean;
}

export interface PageText {
  number: number;
  width: number;
  height: number;
  pieces: readonly TextPiece[];
  /** What is drawn rather than written: a label's arrow may be nothing but a shape or a picture. */
  shapes: readonly Box[];
  /** Of a page that OCR read twice: what it found when it searched for lone words and figures instead of lines. */
  sparsePieces?: readonly TextPiece[];
  /** OCR read it after a turn by a quarter or a half: places on it are not those of the page as it lies. */
  isTurned?: boolean;
}

/** Left, top, right, bottom. */
export type Box = readonly [number, number, number, number];

/** Where a fact was read. */
export interface Source {
  page: number;
  box: Box;
  page_size: readonly [number, number];
}
