import type { FactName, ReadField, Reading } from '../contract/reading.ts';

/** What a certificate is read for in the first place, and what its front states once, in large print. */
const COMPARED: readonly FactName[] = ['energy_label', 'energy_score_kwh_per_m2'];

/**
 * Label and score after two passes of OCR over the same page. Where they agree, or only one found the value, it counts
 * as far as its own checks go; where they differ and neither is confirmed by the document, a person must look.
 */
export function comparePasses(first: Reading, second: Reading): Reading {
  const compared = COMPARED.flatMap((name) => {
    const [a, b] = [fieldOf(first, name), fieldOf(second, name)];
    const field = a && b ? agreed(a, b) : alone(a ?? b);
    return field ? [field] : [];
  });
  return {
    ...first,
    fields: [...compared, ...first.fields.filter(({ name }) => !COMPARED.includes(name))],
  };
}

/** A letter that only one pass found may be what is left of a scale or a logo: it is shown, and not used. */
function alone(field: ReadField | undefined): ReadField | undefined {
  const isLoneLetter = field?.name === 'energy_label' && field.basis === 'printed';
  return isLoneLetter ? { ...field, confidence: 'LOW', reasons: ['one_pass_only'] } : field;
}

function agreed(a: ReadField, b: ReadField): ReadField {
  if (a.value === b.value) return a.confidence === 'HIGH' ? a : b.confidence === 'HIGH' ? b : a;
  const [confirmed, ...others] = [a, b].filter(({ confidence }) => confidence === 'HIGH');
  if (confirmed && others.length === 0)
    return { ...confirmed, confidence: 'MEDIUM', reasons: ['passes_differ'] };
  // A label by the limits of the score rests on figures, which OCR reads better than a letter on a coloured arrow.
  const [derived, ...more] = [a, b].filter(({ basis }) => basis === 'derived');
  if (derived && more.length === 0) return derived;
  return { ...a, confidence: 'LOW', reasons: ['passes_differ'] };
}

const fieldOf = ({ fields }: Reading, name: FactName) => fields.find((field) => field.name === name);
