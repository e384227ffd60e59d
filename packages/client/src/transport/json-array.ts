const QUOTE = 34; // "
const OPEN_ARRAY = 91; // [
const BACKSLASH = 92; // \
const CLOSE_ARRAY = 93; // ]
const OPEN_OBJECT = 123; // {
const CLOSE_OBJECT = 125; // }

/** The nesting depth in `{"name": [` … `]}` at which a brace begins an element. */
const ELEMENT_DEPTH = 2;
const NONE = -1;

/**
 * Extracts the objects of `{"<name>": [{…}, {…}]}` while the text arrives, and buffers only the current one. Other
 * fields of the outer object are skipped. Elements that are not objects are not supported: the API has none.
 */
export class ArrayScanner {
  readonly #name: string;
  #text = '';
  #at = 0;
  #depth = 0;
  #elementStart = NONE;
  #stringStart = NONE;
  #lastString = '';
  #inArray = false;
  #sawArray = false;

  constructor(name: string) {
    this.#name = name;
  }

  /** True when the array was there and the outer object has been closed. */
  get isComplete(): boolean {
    return this.#sawArray && this.#depth === 0;
  }

  /** Takes the next piece of text and returns the JSON of each element that ends in it. */
  *push(piece: string): Generator<string, void> {
    this.#text += piece;
    for (; this.#at < this.#text.length; this.#at++) {
      const character = this.#text.charCodeAt(this.#at);
      if (this.#stringStart !== NONE) this.#insideString(character);
      else if (character === QUOTE) this.#stringStart = this.#at;
      else if (character === OPEN_OBJECT || character === OPEN_ARRAY) this.#open(character);
      else if (character === CLOSE_OBJECT || character === CLOSE_ARRAY) {
        this.#depth--;
        if (this.#depth < ELEMENT_DEPTH) this.#inArray = false;
        if (this.#inArray && this.#depth === ELEMENT_DEPTH) {
          yield this.#text.slice(this.#elementStart, this.#at + 1);
          this.#elementStart = NONE;
        }
      }
    }
    this.#dropRead();
  }

  #insideString(character: number): void {
    if (character === BACKSLASH) this.#at++;
    if (character !== QUOTE) return;
    if (this.#depth === 1) this.#lastString = this.#text.slice(this.#stringStart + 1, this.#at);
    this.#stringStart = NONE;
  }

  #open(character: number): void {
    if (this.#inArray && this.#depth === ELEMENT_DEPTH) this.#elementStart = this.#at;
    if (this.#depth === 1 && character === OPEN_ARRAY && this.#lastString === this.#name) {
      this.#inArray = true;
      this.#sawArray = true;
    }
    this.#depth++;
  }

  /** Drops all text before the current element or string. */
  #dropRead(): void {
    const starts = [this.#elementStart, this.#stringStart].filter((start) => start !== NONE);
    const keepFrom = Math.min(this.#text.length, ...starts);
    this.#text = this.#text.slice(keepFrom);
    this.#at -= keepFrom;
    if (this.#elementStart !== NONE) this.#elementStart -= keepFrom;
    if (this.#stringStart !== NONE) this.#stringStart -= keepFrom;
  }
}
