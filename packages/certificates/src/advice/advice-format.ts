/** The elements of the tailored advice 2.0: their order, how often they occur, and what their text may be. */
import {
  HEAT_RECOVERY,
  HEATING,
  HOT_WATER,
  LABELS,
  LIGHTING,
  STATIONS,
  VENTILATION,
} from './advice-codes.ts';

/** What the text of an element may be. */
export interface Form {
  allows: (text: string) => boolean;
  /** Completes "must be …". */
  description: string;
}

export interface Part {
  name: string;
  /** Of an element with text. */
  form?: Form;
  /** Of an element with elements; with neither, it may have any content. */
  parts?: readonly Content[];
  isOptional?: true;
  /** How often it may occur; once if absent. */
  most?: number;
  /** An attribute that it must have. */
  attribute?: string;
}
/** One of several sequences, distinguished by their first element. */
export interface Choice {
  choices: readonly (readonly Part[])[];
}
export type Content = Part | Choice;

const matching = (pattern: RegExp, description: string): Form => ({
  allows: (text) => pattern.test(text),
  description,
});
const oneOf = (values: readonly string[]): Form => ({
  allows: (text) => values.includes(text),
  description: values.length > 8 ? 'a value of the schema' : `one of ${values.join(', ')}`,
});
/** Total digits 14, not below −1; zeros at the end of the fraction do not count. */
const decimal = (digits: number): Form => ({
  allows: (text) =>
    new RegExp(`^[+-]?\\d+(\\.\\d{0,${digits}}0*)?$`).test(text) &&
    text
      .replace(/^[+-]?0*/, '')
      .replace(/\.0*$|(?<=\.\d*[1-9])0+$/, '')
      .replace('.', '').length <= 14 &&
    Number(text) >= -1,
  description: `a number from -1 (unknown) with at most ${digits} decimals`,
});

const WHOLE = decimal(0);
const HUNDREDTHS = decimal(2);
const BOOLEAN = oneOf(['true', 'false', '1', '0']);
const ANY_TEXT = matching(/^/, 'a text');
const NAME = matching(/^.{1,75}$/su, 'a text of at most 75 characters');
const MONTHLY = matching(/^(\s*([+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?|-?INF|NaN)\s*)*$/, 'a list of numbers');
const BAG_ID = matching(
  /^\d{4}0[123]\d{10}$/,
  'a BAG id: 16 digits, of which the fifth and sixth are 01, 02 or 03',
);

const leaf = (name: string, form: Form): Part => ({ name, form });
const group = (name: string, ...parts: readonly Content[]): Part => ({ name, parts });
const optional = (part: Part): Part => ({ ...part, isOptional: true });

const MEASURED = ['Electricity', 'Gas', 'Heat', 'Biomass', 'Cold', 'ElectricityProduced'].flatMap((name) => [
  optional(leaf(`Value${name}Total`, WHOLE)),
  optional(leaf(`Value${name}`, MONTHLY)),
]);

const USES = [
  'Totaal',
  'Verwarming',
  'Koeling',
  'Ventilatie',
  'Verlichting',
  'WarmTapwater',
  'Ontvochtiging',
  'Hulpenergie',
].map((name) => leaf(name, HUNDREDTHS));

const NEEDS = [
  ...['Warmtebehoefte', 'Koudebehoefte', 'FinaalEnergiegebruik'].map((name) => leaf(name, HUNDREDTHS)),
  leaf('EnergiegebruikElektriciteit', WHOLE),
  ...['AardgasEq', 'Biomassa', 'Warmte', 'Koude'].map((name) =>
    optional(leaf(`Energiegebruik${name}`, WHOLE)),
  ),
];
const GENERATED = leaf('HernieuwbareOpwek', WHOLE);
const EFFECTS = [leaf('CO2Emissie', WHOLE), leaf('Energielasten', HUNDREDTHS)];
const TODAY_LABELS = oneOf([...LABELS, 'NVT']);
const TODAY: Choice = {
  choices: [
    [leaf('LabelklasseHuidigBRP', TODAY_LABELS), leaf('PrimairFossiel', HUNDREDTHS)],
    [
      leaf('LabelklasseHuidigBRPReg', TODAY_LABELS),
      leaf('PrimairFossielReg', matching(/^-?\d{1,14}(\.\d{2})?$/, 'a number with no or two decimals')),
    ],
  ],
};
const step = (name: string, generated: Part) =>
  group(
    name,
    leaf('Labelklasse', oneOf(LABELS)),
    leaf('PrimairFossiel', HUNDREDTHS),
    ...NEEDS,
    generated,
    ...EFFECTS,
    leaf('Investering', WHOLE),
  );

const SUMMARY = [
  ...['RcGevels', 'RcVloeren', 'RcDaken', 'URamen', 'GRamen', 'UDeuren', 'UPanelen'].map((name) =>
    optional(leaf(name, HUNDREDTHS)),
  ),
  optional(leaf('PercentageZonwering', matching(/^(\+?\d+|-0+)$/, 'a whole number'))),
  leaf('Luchtdoorlatendheid', HUNDREDTHS),
  leaf('OpwekkertypeVerwarming', oneOf(Object.keys(HEATING))),
  leaf('OpwekkertypeTapwater', oneOf(Object.keys(HOT_WATER))),
  leaf('DoucheWTWAanwezig', BOOLEAN),
  leaf('KoelingAanwezig', BOOLEAN),
  optional(
    leaf(
      'OpwekkertypeKoeling',
      oneOf(['Absorptie', 'Compressie', 'PassiefVrij', 'ExterneKoudelevering', 'Onbekend', 'Overig']),
    ),
  ),
  leaf('VentilatieHoofdtype', oneOf(Object.keys(VENTILATION))),
  optional(leaf('TypeWTW', oneOf(HEAT_RECOVERY))),
  leaf('WisselstroomVentilator', BOOLEAN),
  optional(leaf('GemiddeldvermogenVerlichting', HUNDREDTHS)),
  optional(leaf('Verlichting', oneOf(LIGHTING))),
  optional(leaf('Bevochtiging', oneOf(['StoomElektrisch', 'StoomNietElektrisch', 'Adiabatisch']))),
  leaf('OppervlaktePV', HUNDREDTHS),
  leaf('ZonneboilerAanwezig', BOOLEAN),
  leaf('WattpiekvermogenPV', HUNDREDTHS),
  optional(
    group('OrientatiePV', {
      ...leaf('Orientatie', oneOf(['N', 'NO', 'O', 'ZO', 'Z', 'ZW', 'W', 'NW'])),
      most: 8,
    }),
  ),
  leaf('HybrideWarmtepomp', BOOLEAN),
  leaf('BatterijopslagAanwezig', BOOLEAN),
];

const SOURCES = group(
  'AdviceSources',
  leaf('AdviceDate', matching(/^\d{4}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/, 'a date as YYYYMMDD')),
  leaf('SurveyorIsRegistrationAdvisor', BOOLEAN),
  optional(
    group(
      'Surveyor',
      leaf('Initials', ANY_TEXT),
      optional(leaf('MiddleName', ANY_TEXT)),
      leaf('LastName', ANY_TEXT),
      leaf('ProfessionalCompetenceNumber', matching(/^.{3,}$/su, 'at least 3 characters')),
    ),
  ),
  leaf('CalculationType', oneOf(['NTA_8800_MWA:2025'])),
  leaf('BRP', BOOLEAN),
  optional(leaf('UitzonderingGebruikStandaard', BOOLEAN)),
);

export const ADVICE = group(
  'TailoredAdvice',
  group(
    'TAMeta',
    leaf('Version', oneOf(['2.00'])),
    group(
      'Tooling',
      leaf('VendorSoftwareKey', NAME),
      leaf('VendorSoftwareVersionId', NAME),
      optional({ name: 'Signature' }),
    ),
  ),
  group(
    'TAObject',
    leaf('BuildingClass', oneOf(['residential', 'commercial'])),
    group('ObjectLocationList', {
      ...group(
        'ObjectLocation',
        group('BAGIdentification', {
          choices: ['BAGResidenceId', 'BAGBerthId', 'BAGPitchId'].map((name) => [leaf(name, BAG_ID)]),
        }),
        optional(leaf('BuildingAnnotation', matching(/^.{0,25}$/su, 'at most 25 characters'))),
      ),
      most: Number.POSITIVE_INFINITY,
    }),
    leaf('ValidEPC', BOOLEAN),
  ),
  group(
    'TAAdvice',
    SOURCES,
    group(
      'CalculationProfile',
      leaf('UsedProfile', oneOf(['Energiebewust', 'Gemiddeld (NTA)', 'Niet energiebewust', 'Eigen profiel'])),
    ),
    group(
      'Climate',
      leaf('Year', matching(/^\d{4}$/, 'a year as YYYY')),
      leaf('Month', matching(/^(0[1-9]|1[0-2])$/, 'a month from 01 to 12')),
      leaf('Station', oneOf(STATIONS)),
    ),
    group(
      'EnergyConsumption',
      group('Measured', ...MEASURED),
      group('EnergiegebruikNietPrimairHuidig', ...USES),
      optional(group('EnergiegebruikNietPrimairAdvice', ...USES)),
    ),
    optional(
      group(
        'AdviceStepsBRP',
        group('CurrentSituation', TODAY, ...NEEDS, optional(GENERATED), ...EFFECTS),
        step('Step1', optional(GENERATED)),
        step('Step2', optional(GENERATED)),
        step('Step3', GENERATED),
      ),
    ),
    optional(group('Summary', group('CurrentSituation', ...SUMMARY), group('Advice', ...SUMMARY))),
    optional({ name: 'SoftwareSpecific', attribute: 'software' }),
  ),
);
