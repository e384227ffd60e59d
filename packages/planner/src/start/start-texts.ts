import type { TryOutForm } from './start-data.ts';

export interface StartTab {
  name: string;
  title: string;
  points: readonly string[];
  action: string;
}

export interface StartTexts {
  title: string;
  lead: string;
  /** At most 32 letters each: the picture of a shared link. */
  cardLines: readonly string[];
  guides: string;
  reference: string;
  console: string;
  languages: string;
  tryTitle: string;
  zipCode: string;
  yearBuilt: string;
  form: string;
  forms: Record<TryOutForm, string>;
  show: string;
  today: string;
  to: string;
  after: string;
  price: string;
  works: string;
  noWorks: string;
  noPlan: string;
  tryNote: string;
  drawingName: string;
  readers: string;
  agency: StartTab;
  bank: StartTab;
  developer: StartTab;
  examplesTitle: string;
  seePlan: string;
  seePassport: string;
  exampleAlt: (name: string) => string;
  drawings: string;
  /** Of the server: a link at the foot. */
  health: string;
  engine: (version: string) => string;
}
