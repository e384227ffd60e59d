/**
 * What the law asks of a dwelling, by region, as found in secondary public sources up to `DUTIES_CHECKED`; the status
 * is part of the fact. Nothing here was checked with the authorities: the report says so.
 */
import type { Plan } from '@rooftree/engine';

export const DUTIES_CHECKED = '2026-10-31';

export type DutyStatus = 'in_force' | 'adopted' | 'planned' | 'draft' | 'no_duty';

export interface Duty {
  id: DutyId;
  status: DutyStatus;
  confidence: 'high' | 'medium' | 'low';
  source: string;
  /** Left out where it can't concern this dwelling. */
  concerns?: (plan: Plan) => boolean;
}

const REGISTER = 'public house-buying register of official pages, read 2026-08-25';
const builtBefore2001 = (plan: Plan) => plan.year_built < 2001;
const burnsFuel = (plan: Plan) =>
  [plan.baseline, plan.result].some(({ final_kwh_by_carrier: use }) => (use.gas ?? 0) + (use.oil ?? 0) > 0);

const FLANDERS = [
  {
    id: 'vlg_purchase_renovation',
    status: 'in_force',
    confidence: 'high',
    source: `vlaanderen.be; ${REGISTER}`,
  },
  {
    id: 'vlg_minimum_label',
    status: 'adopted',
    confidence: 'high',
    source: 'immolivit.be; originalimmo.be; register read 2026-08-25',
  },
  { id: 'vlg_epc', status: 'in_force', confidence: 'high', source: REGISTER },
  { id: 'vlg_roof_norm', status: 'in_force', confidence: 'medium', source: 'goedgezind.be' },
  { id: 'vlg_double_glazing', status: 'in_force', confidence: 'low', source: 'general knowledge' },
  { id: 'vlg_asbestos', status: 'in_force', confidence: 'high', source: REGISTER, concerns: builtBefore2001 },
  { id: 'vlg_boiler_check', status: 'in_force', confidence: 'high', source: REGISTER, concerns: burnsFuel },
] as const;

const BRUSSELS = [
  {
    id: 'bru_275',
    status: 'adopted',
    confidence: 'high',
    source: 'ordinance of 2024-02-23; renolution.brussels; mondaq.com',
  },
  {
    id: 'bru_150',
    status: 'adopted',
    confidence: 'medium',
    source: 'ordinance of 2024-02-23; renolution.brussels; propriete-privee.be',
  },
  {
    id: 'bru_certificate_all',
    status: 'adopted',
    confidence: 'medium',
    source: 'federia.immo; habitatetrenovation.be; bx1.be 2025-05',
  },
  { id: 'bru_no_purchase_duty', status: 'no_duty', confidence: 'high', source: REGISTER },
  {
    id: 'bru_fossil',
    status: 'adopted',
    confidence: 'medium',
    source: 'monastucesetconseils.be; matriciel.be',
    concerns: burnsFuel,
  },
] as const;

const WALLONIA = [
  {
    id: 'wal_purchase_renovation',
    status: 'planned',
    confidence: 'high',
    source: 'livios.be 101600; votrecertificateurpeb.be; register read 2026-08-25',
  },
  { id: 'wal_all_owners', status: 'planned', confidence: 'medium', source: 'livios.be 101600' },
  {
    id: 'wal_certificate_all',
    status: 'planned',
    confidence: 'low',
    source: 'livios.be 101600 (2028); votrecertificateurpeb.be (2030)',
  },
  { id: 'wal_letting', status: 'planned', confidence: 'low', source: 'livios.be 100669' },
  { id: 'wal_peb', status: 'in_force', confidence: 'high', source: REGISTER },
  { id: 'wal_boiler_check', status: 'in_force', confidence: 'high', source: REGISTER, concerns: burnsFuel },
] as const;

const BELGIUM = [{ id: 'be_electrical', status: 'in_force', confidence: 'high', source: REGISTER }] as const;

const NETHERLANDS = [
  {
    id: 'nl_rental_label_d',
    status: 'draft',
    confidence: 'high',
    source: 'rijksoverheid.nl 2025-11-12 and 2025-03-07',
  },
  { id: 'nl_owner_occupier', status: 'no_duty', confidence: 'low', source: 'general knowledge' },
  { id: 'nl_energy_label', status: 'in_force', confidence: 'medium', source: 'telegraaf.nl; huurgeschil.nl' },
  {
    id: 'nl_hybrid_heat_pump',
    status: 'no_duty',
    confidence: 'low',
    source: 'general knowledge',
    concerns: burnsFuel,
  },
  {
    id: 'nl_netting_end',
    status: 'adopted',
    confidence: 'high',
    source: 'milieucentraal.nl; upday.com 2026-02-26',
  },
] as const;

const BY_SCALE = {
  flanders: [...FLANDERS, ...BELGIUM],
  brussels: [...BRUSSELS, ...BELGIUM],
  wallonia: [...WALLONIA, ...BELGIUM],
  netherlands: NETHERLANDS,
} as const;

export type DutyId = (typeof BY_SCALE)[keyof typeof BY_SCALE][number]['id'];

export function dutiesFor(plan: Plan): readonly Duty[] {
  const duties: readonly Duty[] = BY_SCALE[plan.label_scale];
  return duties.filter((duty) => duty.concerns?.(plan) ?? true);
}
