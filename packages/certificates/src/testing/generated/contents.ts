import type { Content } from './content.ts';
import { brussels, brusselsEncoding } from './content-brussels.ts';
import { flanders2008, flanders2019 } from './content-flanders.ts';
import { netherlands2015, netherlands2021 } from './content-netherlands.ts';
import { wallonia } from './content-wallonia.ts';
import type { Dwelling } from './dwelling.ts';
import type { Random } from './random.ts';

export const CONTENTS = {
  vlg2019: flanders2019,
  vlg2008: flanders2008,
  wal: wallonia,
  bru: brussels,
  'bru-encoding': brusselsEncoding,
  nl2021: netherlands2021,
  nl2015: netherlands2015,
} as const satisfies Record<string, (dwelling: Dwelling, random: Random) => Content>;
export type GeneratedForm = keyof typeof CONTENTS;
