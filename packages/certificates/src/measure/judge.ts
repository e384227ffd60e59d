import type { Reading } from '../contract/reading.ts';
import { isRight, type Truth, type ValueClass } from './truth.ts';

/** One judged value: what was expected, what was given, whether it was right. */
export interface JudgedValue {
  name: string;
  class: ValueClass;
  isAsked: boolean;
  isGiven: boolean;
  isRight: boolean;
  isHigh: boolean;
}

export interface Verdict {
  truth: Truth;
  values: JudgedValue[];
  /** For a document that must be refused: whether it was, and with a right code. */
  refusal: { isRefused: boolean; isRightCode: boolean } | null;
  /** A certificate that was refused although it should be read. */
  isUnread: boolean;
  faults: string[];
}

/** Judges a reading. LOW counts as not given; what is neither expected nor optional nor neutral is invented. */
export function judge(truth: Truth, reading: Pick<Reading, 'status' | 'failure' | 'fields'>): Verdict {
  const code = reading.failure?.code ?? '';
  const isUnread = truth.outcome === 'FINISHED' && reading.status === 'FAILED';
  const values = isUnread || truth.outcome === 'FINISHED' ? judgeValues(truth, reading) : [];
  const refusal =
    truth.outcome === 'FINISHED'
      ? null
      : { isRefused: reading.status === 'FAILED', isRightCode: truth.refusal?.includes(code) ?? true };
  const faults = values
    .filter((value) => !value.isRight)
    .map((value) => `${value.name}: ${value.isGiven ? 'wrong' : 'missing'}${value.isHigh ? ' (HIGH)' : ''}`);
  if (isUnread) faults.splice(0, faults.length, `refused: ${code}`);
  if (refusal && !(refusal.isRefused && refusal.isRightCode))
    faults.push(`answered ${reading.status} ${code}`);
  return { truth, values, refusal, isUnread, faults };
}

/** What the truths were written without: they can neither confirm nor deny it. */
const UNKNOWN_NAMES: readonly string[] = [
  'window_u_value_w_per_m2_k',
  'door_u_value_w_per_m2_k',
  'attic_floor_surface_m2',
  'attic_floor_insulation_type',
];
const UNKNOWN_CODES: readonly unknown[] = ['BALANCED', 'WOOD_BOILER'];

function isUnknownToTruths(name: string, value: unknown): boolean {
  return UNKNOWN_NAMES.includes(name) || UNKNOWN_CODES.includes(value);
}

function judgeValues(truth: Truth, reading: Pick<Reading, 'fields'>): JudgedValue[] {
  const given = reading.fields.filter(({ confidence }) => confidence !== 'LOW');
  const missing = Object.entries(truth.fields)
    .filter(([name]) => !given.some((field) => field.name === name))
    .map(([name, wanted]) => ({
      name,
      class: wanted.class,
      isAsked: true,
      isGiven: false,
      isRight: false,
      isHigh: false,
    }));
  const isNeutral = (name: string) =>
    truth.neutral.includes(name) || (truth.neutral.includes('*') && !(name in truth.fields));
  const judged = given
    .filter(
      ({ name, value }) => !isNeutral(name) && (name in truth.fields || !isUnknownToTruths(name, value)),
    )
    .map(({ name, value, confidence }) => {
      const wanted = truth.fields[name] ?? truth.optional[name];
      return {
        name,
        class: wanted?.class ?? 'code',
        isAsked: name in truth.fields,
        isGiven: true,
        isRight: wanted !== undefined && isRight(value, wanted),
        isHigh: confidence === 'HIGH',
      };
    });
  return [...judged, ...missing];
}
