/**
 * What the law requires of a dwelling, by region, as found in secondary public sources up to `DUTIES_CHECKED`; the status
 * is part of the fact. Nothing here was checked with the authorities: the report says so.
 */
import type { Plan } from '@rooftree/engine';

export const DUTIES_CHECKED = '2026-10-31';

export type DutyStatus = 'in_force' | 'adopted' | 'planned' | 'draft' | 'no_duty';

export interface Duty {
  id: DutyId;
  status: DutyStatus;
  confidence: 'high' | 'medium' | 'low';
  /** Web addresses with their date where known, or named sources. */
  sources: readonly string[];
  /** Left out where it can't concern this dwelling. */
  concerns?: (plan: Plan) => boolean;
}

/** Sources that are not web addresses have a name in each language. */
export type NamedSource = 'register' | 'general_knowledge' | 'ordinance';
const REGISTER = ['register'] as const;
const builtBefore2001 = (plan: Plan) => plan.year_built < 2001;
const burnsFuel = (plan: Plan) =>
  [plan.baseline, plan.result].some(({ final_kwh_by_carrier: use }) => (use.gas ?? 0) + (use.oil ?? 0) > 0);

const FLANDERS = [
  {
    id: 'vlg_purchase_renovation',
    status: 'in_force',
    confidence: 'high',
    sources: ['vlaanderen.be', 'register'],
  },
  {
    id: 'vlg_minimum_label',
    status: 'adopted',
    confidence: 'high',
    sources: ['immolivit.be', 'originalimmo.be', 'register'],
  },
  { id: 'vlg_epc', status: 'in_force', confidence: 'high', sources: REGISTER },
  { id: 'vlg_roof_norm', status: 'in_force', confidence: 'medium', sources: ['goedgezind.be'] },
  { id: 'vlg_double_glazing', status: 'in_force', confidence: 'low', sources: ['general_knowledge'] },
  {
    id: 'vlg_asbestos',
    status: 'in_force',
    confidence: 'high',
    sources: REGISTER,
    concerns: builtBefore2001,
  },
  { id: 'vlg_boiler_check', status: 'in_force', confidence: 'high', sources: REGISTER, concerns: burnsFuel },
] as const;

const BRUSSELS = [
  {
    id: 'bru_275',
    status: 'adopted',
    confidence: 'high',
    sources: ['ordinance', 'renolution.brussels', 'mondaq.com'],
  },
  {
    id: 'bru_150',
    status: 'adopted',
    confidence: 'medium',
    sources: ['ordinance', 'renolution.brussels', 'propriete-privee.be'],
  },
  {
    id: 'bru_certificate_all',
    status: 'adopted',
    confidence: 'medium',
    sources: ['federia.immo', 'habitatetrenovation.be', 'bx1.be 2025-05'],
  },
  { id: 'bru_no_purchase_duty', status: 'no_duty', confidence: 'high', sources: REGISTER },
  {
    id: 'bru_fossil',
    status: 'adopted',
    confidence: 'medium',
    sources: ['monastucesetconseils.be', 'matriciel.be'],
    concerns: burnsFuel,
  },
] as const;

const WALLONIA = [
  {
    id: 'wal_purchase_renovation',
    status: 'planned',
    confidence: 'high',
    sources: ['livios.be 101600', 'votrecertificateurpeb.be', 'register'],
  },
  { id: 'wal_all_owners', status: 'planned', confidence: 'medium', sources: ['livios.be 101600'] },
  {
    id: 'wal_certificate_all',
    status: 'planned',
    confidence: 'low',
    sources: ['livios.be 101600 (2028)', 'votrecertificateurpeb.be (2030)'],
  },
  { id: 'wal_letting', status: 'planned', confidence: 'low', sources: ['livios.be 100669'] },
  { id: 'wal_peb', status: 'in_force', confidence: 'high', sources: REGISTER },
  { id: 'wal_boiler_check', status: 'in_force', confidence: 'high', sources: REGISTER, concerns: burnsFuel },
] as const;

const BELGIUM = [{ id: 'be_electrical', status: 'in_force', confidence: 'high', sources: REGISTER }] as const;

const NETHERLANDS = [
  {
    id: 'nl_rental_label_d',
    status: 'draft',
    confidence: 'high',
    sources: ['rijksoverheid.nl 2025-03-07', 'rijksoverheid.nl 2025-11-12'],
  },
  { id: 'nl_owner_occupier', status: 'no_duty', confidence: 'low', sources: ['general_knowledge'] },
  {
    id: 'nl_energy_label',
    status: 'in_force',
    confidence: 'medium',
    sources: ['telegraaf.nl', 'huurgeschil.nl'],
  },
  {
    id: 'nl_hybrid_heat_pump',
    status: 'no_duty',
    confidence: 'low',
    sources: ['general_knowledge'],
    concerns: burnsFuel,
  },
  {
    id: 'nl_netting_end',
    status: 'adopted',
    confidence: 'high',
    sources: ['milieucentraal.nl', 'upday.com 2026-02-26'],
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
