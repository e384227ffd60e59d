/**
 * What the law requires of a dwelling, by region: only what an official page says. Each duty has the deep link to that
 * page and the day on which it was read; what has no such page is left out.
 */
import type { StoredPlan } from '@rooftree/engine';
import { OFFICIAL_PAGES, type OfficialPage } from '@rooftree/words';
import type { LegalDutyId, LegalDutyStatus } from '@rooftree/words/passport/context-texts';

export interface Duty extends OfficialPage {
  id: LegalDutyId;
  status: LegalDutyStatus;
  /** Asks for a label of the home, or for something else. */
  kind: 'label' | 'other';
  /** Left out where it can't concern this dwelling. */
  concerns?: (plan: StoredPlan) => boolean;
}

const builtBefore2001 = (plan: StoredPlan) => plan.year_built < 2001;
/** Shown where it is not known: it concerns every buyer of a home with a bad label. */
const isBought = ({ milestones }: StoredPlan) =>
  milestones === null || milestones.some(({ duty }) => duty === 'vlg_purchase');
const hasPanels = (plan: StoredPlan) => plan.result.solar_exported_kwh > 0;
/** To an owner who lives there, and where that is not known, they are no duties. */
const isLetWith = (duty: string) => (plan: StoredPlan) =>
  ['landlord', 'social_landlord'].includes(plan.controls.ownership ?? '') &&
  (plan.milestones ?? []).some((one) => one.duty === duty);

const FLANDERS = [
  {
    id: 'vlg_purchase_renovation',
    status: 'in_force',
    kind: 'label',
    ...OFFICIAL_PAGES.vlg_purchase,
    concerns: isBought,
  },
  {
    id: 'vlg_minimum_label',
    status: 'adopted',
    kind: 'label',
    page: {
      nl: 'https://www.vlaanderen.be/bouwen-wonen-en-energie/veilig-gezond-en-kwaliteitsvol-wonen/woningkwaliteitsnormen/minimaal-epc-label-vanaf-2030',
    },
    readOn: '2026-07-28',
  },
  {
    id: 'vlg_epc',
    status: 'in_force',
    kind: 'other',
    page: { nl: 'https://www.vlaanderen.be/energieprestatiecertificaten-epcs' },
    readOn: '2026-07-28',
  },
  {
    id: 'vlg_asbestos',
    status: 'in_force',
    kind: 'other',
    page: { nl: 'https://www.vlaanderen.be/asbestattest' },
    readOn: '2026-07-28',
    concerns: builtBefore2001,
  },
] as const;

const BRUSSELS = [
  { id: 'bru_275', status: 'adopted', kind: 'label', ...OFFICIAL_PAGES.bru_275 },
  { id: 'bru_150', status: 'adopted', kind: 'label', ...OFFICIAL_PAGES.bru_150 },
  {
    id: 'bru_certificate',
    status: 'in_force',
    kind: 'other',
    page: {
      fr: 'https://environnement.brussels/citoyen/reglementation-et-inspection/obligations-et-autorisations/le-certificat-peb-dun-logement-en-region-bruxelloise',
      nl: 'https://leefmilieu.brussels/burgers/regelgeving-en-inspectie/verplichtingen-en-vergunningen/het-epb-certificaat-voor-een-woning-het-brussels-hoofdstedelijk-gewest',
    },
    readOn: '2026-09-27',
  },
] as const;

const WALLONIA = [
  {
    id: 'wal_certificate',
    status: 'in_force',
    kind: 'other',
    page: { fr: 'https://www.wallonie.be/fr/demarches/obtenir-un-certificat-peb' },
    readOn: '2026-07-28',
  },
] as const;

const BELGIUM = [
  {
    id: 'be_electrical',
    status: 'in_force',
    kind: 'other',
    page: {
      nl: 'https://economie.fgov.be/nl/themas/energie/bronnen-en-dragers-van-energie/elektriciteit/veiligheid-en-controle-van/controle-van-huishoudelijke',
    },
    readOn: '2026-07-28',
  },
] as const;

const NETHERLANDS = [
  {
    id: 'nl_social_housing',
    status: 'agreed',
    kind: 'label',
    page: {
      nl: 'https://www.volkshuisvestingnederland.nl/onderwerpen/dossier-prestatieafspraken/nationale-prestatieafspraken',
    },
    readOn: '2026-11-18',
    concerns: isLetWith('nl_social_housing'),
  },
  {
    id: 'nl_rental',
    status: 'planned',
    kind: 'label',
    page: {
      nl: 'https://www.rijksoverheid.nl/actueel/nieuws/2025/11/12/start-internetconsultatie-over-minimaal-energielabel-d-voor-huurwoningen',
    },
    readOn: '2026-11-18',
    concerns: isLetWith('nl_rental'),
  },
  {
    id: 'nl_netting_end',
    status: 'adopted',
    kind: 'other',
    page: { nl: 'https://www.rijksoverheid.nl/onderwerpen/energie-thuis/salderingsregeling' },
    readOn: '2026-10-06',
    concerns: hasPanels,
  },
] as const;

const BY_SCALE = {
  flanders: [...FLANDERS, ...BELGIUM],
  brussels: [...BRUSSELS, ...BELGIUM],
  wallonia: [...WALLONIA, ...BELGIUM],
  netherlands: NETHERLANDS,
} as const;

export function dutiesFor(plan: StoredPlan): readonly Duty[] {
  const duties: readonly Duty[] = BY_SCALE[plan.label_scale];
  return duties.filter((duty) => duty.concerns?.(plan) ?? true);
}
