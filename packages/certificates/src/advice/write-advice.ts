/** A plan of a Dutch home as the draft of a tailored advice (maatwerkadvies 2.0). */
import type { DetailedEnergyState, EnergyState, StoredPlan } from '@rooftree/engine';
import type { Facts } from '../contract/reading.ts';
import { GAS_KWH_PER_M3, NAMESPACE } from './advice-codes.ts';
import { foldSteps } from './fold-steps.ts';
import { OWN_NAMESPACE, SOFTWARE } from './own-block.ts';
import { element, writeXml, type XmlNode } from './write-xml.ts';

/** A home, and what is known of it. */
export interface AdvisedHome {
  /** Of the register of addresses (BAG): 16 digits. */
  bagId: string;
  facts: Facts;
  /** The register of labels has a label of it that is valid. */
  hasRegisteredLabel: boolean;
}

/** What the format calls unknown. */
const UNKNOWN = '-1';
/** BAG ids say of what they are by their fifth and sixth digit. */
const KINDS_OF_OBJECT: Readonly<Record<string, string>> = {
  '01': 'BAGResidenceId',
  '02': 'BAGBerthId',
  '03': 'BAGPitchId',
};

/**
 * Never invents: what we do not calculate the way the format means it is unknown (−1) or left out. The summary of the
 * home is left out, because it must say yes or no to things that no plan knows (shower heat recovery, fans, batteries);
 * the facts are in the block of our own instead.
 */
export function writeAdvice(plan: StoredPlan, home: AdvisedHome): string {
  const hasSteps = plan.steps.length > 0;
  return writeXml(
    element(
      'mwa:TailoredAdvice',
      [
        element('TAMeta', [
          element('Version', '2.00'),
          element('Tooling', [
            element('VendorSoftwareKey', SOFTWARE),
            element('VendorSoftwareVersionId', plan.engine_version),
          ]),
        ]),
        objectOf(home),
        element('TAAdvice', [
          element('AdviceSources', [
            element('AdviceDate', plan.date.replaceAll('-', '')),
            // Who registers the draft answers for the survey, or names the surveyor.
            element('SurveyorIsRegistrationAdvisor', 'true'),
            // The only value that the format has.
            element('CalculationType', 'NTA_8800_MWA:2025'),
            element('BRP', String(hasSteps)),
          ]),
          // Our own typical use is none of the profiles of NTA 8800.
          element('CalculationProfile', [element('UsedProfile', 'Eigen profiel')]),
          climateOf(home.facts),
          element('EnergyConsumption', [
            measuredOf(home.facts),
            // Ours has light and appliances in it, which this has not.
            element(
              'EnergiegebruikNietPrimairHuidig',
              USES.map((name) => element(name, UNKNOWN)),
            ),
          ]),
          ...(hasSteps ? [stepsOf(plan)] : []),
          ownBlock(plan, home.facts),
        ]),
      ],
      { 'xmlns:mwa': NAMESPACE },
    ),
  );
}

const USES = [
  'Totaal',
  'Verwarming',
  'Koeling',
  'Ventilatie',
  'Verlichting',
  'WarmTapwater',
  'Ontvochtiging',
  'Hulpenergie',
];

function objectOf({ bagId, hasRegisteredLabel }: AdvisedHome): XmlNode {
  const kind = KINDS_OF_OBJECT[bagId.slice(4, 6)] ?? 'BAGResidenceId';
  return element('TAObject', [
    element('BuildingClass', 'residential'),
    element('ObjectLocationList', [
      element('ObjectLocation', [element('BAGIdentification', [element(kind, bagId)])]),
    ]),
    element('ValidEPC', String(hasRegisteredLabel)),
  ]);
}

/**
 * Year and month are those of the measurements: without a year the format takes 0000, and needs a month all the same.
 */
function climateOf({ metered_year: year }: Facts): XmlNode {
  return element('Climate', [
    element('Year', String(year ?? 0).padStart(4, '0')),
    element('Month', '01'),
    element('Station', 'De Bilt (NTA 8800)'),
  ]);
}

function measuredOf({ metered_electricity_kwh: electricity, metered_gas_kwh: gas }: Facts): XmlNode {
  return element('Measured', [
    ...(electricity === undefined ? [] : [element('ValueElectricityTotal', whole(electricity))]),
    ...(gas === undefined ? [] : [element('ValueGasTotal', whole(gas / GAS_KWH_PER_M3))]),
  ]);
}

function stepsOf({ steps, baseline, result, floor_area_m2: areaM2 }: StoredPlan): XmlNode {
  const points = steps.map((step) => ({
    costEur: step.total_estimated_cost_incl_vat,
    scoreAfter: step.after.primary_kwh_per_m2,
  }));
  const ends = foldSteps(points, baseline.primary_kwh_per_m2);
  /** Rounded sums, so that the three investments are together the rounded total. */
  const spentBy = (count: number) =>
    Math.round(points.slice(0, count).reduce((sum, { costEur }) => sum + costEur, 0));
  return element('AdviceStepsBRP', [
    element('CurrentSituation', [
      element('LabelklasseHuidigBRP', baseline.label),
      ...stateOf(baseline, areaM2),
    ]),
    ...ends.map((end, index) => {
      const after = steps[end - 1]?.after ?? baseline;
      const state = end === steps.length ? { ...result, ...after } : after;
      return element(`Step${index + 1}`, [
        element('Labelklasse', after.label),
        ...stateOf(state, areaM2),
        element('Investering', whole(spentBy(end) - spentBy(index === 0 ? 0 : (ends[index - 1] ?? 0)))),
      ]);
    }),
  ]);
}

/** Between today and the end a plan has no use by carrier. */
function stateOf(state: EnergyState | DetailedEnergyState, areaM2: number): XmlNode[] {
  const detailed = 'heat_need_kwh' in state ? state : null;
  const gasKwh = detailed?.final_kwh_by_carrier.gas;
  return [
    element('PrimairFossiel', hundredths(state.primary_kwh_per_m2)),
    element('Warmtebehoefte', detailed ? hundredths(detailed.heat_need_kwh / areaM2) : UNKNOWN),
    element('Koudebehoefte', UNKNOWN),
    // Ours have light and appliances in them, which these have not.
    element('FinaalEnergiegebruik', UNKNOWN),
    element('EnergiegebruikElektriciteit', UNKNOWN),
    ...(gasKwh === undefined ? [] : [element('EnergiegebruikAardgasEq', whole(gasKwh / GAS_KWH_PER_M3))]),
    ...(detailed
      ? [element('HernieuwbareOpwek', whole(detailed.solar_used_kwh + detailed.solar_exported_kwh))]
      : []),
    element('CO2Emissie', whole(state.co2_kg)),
    element('Energielasten', hundredths(state.bill_eur)),
  ];
}

function ownBlock(plan: StoredPlan, facts: Facts): XmlNode {
  return element(
    'SoftwareSpecific',
    [
      element('own:Home', JSON.stringify(facts), { 'xmlns:own': OWN_NAMESPACE }),
      element('own:Plan', JSON.stringify(plan), { 'xmlns:own': OWN_NAMESPACE }),
    ],
    { software: `${SOFTWARE} ${plan.engine_version}` },
  );
}

/** The format has no negative values: they would read as unknown, which −1 is. */
const hundredths = (value: number): string => (value < 0 ? UNKNOWN : value.toFixed(2));
const whole = (value: number): string => (Math.round(value) < 0 ? UNKNOWN : value.toFixed(0));
