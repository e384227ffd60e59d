import type { OwnPriceBook } from '@rooftree/engine';

/** What an agency states itself: the rest of a book follows from where it is stored. */
export type BookContent = Omit<OwnPriceBook, 'version'>;

export interface PriceBookDraft {
  /** 0 when none was saved: then it is what is published. */
  revision: number;
  note: string;
  book: BookContent;
  updatedAt: Date | null;
}

export interface PriceBookVersion {
  version: number;
  note: string;
  createdAt: Date;
  book: OwnPriceBook;
}

export const EMPTY_BOOK: BookContent = { prices: [], switched_off: [], grants: [] };

/** Version 0: our own prices and grants alone. */
export const OURS_ALONE: PriceBookVersion = {
  version: 0,
  note: '',
  createdAt: new Date(0),
  book: { version: 0, ...EMPTY_BOOK },
};
