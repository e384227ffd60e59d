/** The Dutch registration file (monitoringsbestand with the generic XML 4.0 to 4.4 inside). */
import type { Finding, Findings } from '../contract/findings.ts';
import type { FactName, Facts, FactValue } from '../contract/reading.ts';
import { Refusal } from '../contract/refusal.ts';
import { zipOf } from '../layouts/address.ts';
import { envelopeFindings } from '../layouts/envelope.ts';
import { rounded } from '../value/number.ts';
import { registeredEnvelope } from './registration-envelope.ts';
import { registeredInstallations } from './registration-installations.ts';
import { elementsNamed, textAt, type XmlElement } from './xml.ts';

/** `BuildingCategory` of the schemas; numbers that are not here leave type and format open. */
const CATEGORIES: Readonly<
  Record<string, { type: Facts['estate_type']; format: Facts['estate_format'] | null }>
> = {
  1: { type: 'HOUSE', format: 'OPEN' },
  2: { type: 'HOUSE', format: 'SEMI_OPEN' },
  3: { type: 'HOUSE', format: 'CLOSED' },
  7: { type: 'APARTMENT', format: null },
  12: { type: 'HOUSE', format: 'SEMI_OPEN' },
};
const STATUSES = new Set(['bestaand', 'oplevering']);

export function isRegistration(root: XmlElement): boolean {
  return elementsNamed(root, 'EPSurvey').length > 0 && elementsNamed(root, 'Summary').length > 0;
}

export function readRegistration(root: XmlElement): Findings {
  const [summary = root] = elementsNamed(root, 'Summary');
  const status = textAt(summary, 'SurveyMethod', 'Status') ?? textAt(summary, 'Status') ?? 'bestaand';
  const buildingClass = textAt(root, 'MainBuildingClass') ?? 'residential';
  if (!STATUSES.has(status.toLowerCase())) {
    throw new Refusal('other_certificate', `this is the calculation of a design (${status}), not a label`);
  }
  if (!/resid|woning/i.test(buildingClass) || /non|utilit/i.test(buildingClass)) {
    throw new Refusal('other_certificate', 'this is the label of a building that is no dwelling');
  }
  const score =
    number(textAt(summary, 'IndicatorPrimaireFossieleEnergieEMGForfaitair')) ??
    number(textAt(summary, 'IndicatorPrimaireFossieleEnergie'));
  const category = CATEGORIES[textAt(root, 'BuildingCategory') ?? ''];
  return {
    kind: 'nl-registration-xml',
    version: textAt(root, 'SurveySourceData', 'Versie'),
    language: 'nl',
    certificate: {
      scheme: 'NL',
      number: null,
      issued_on: null,
      valid_until: null,
      method: textAt(summary, 'TypeCalculation'),
    },
    address: addressOf(root),
    findings: [
      ...finding('energy_label', textAt(summary, 'Labelklasse')),
      ...finding('energy_score_kwh_per_m2', score),
      ...finding(
        'habitable_space_m2',
        number(textAt(summary, 'Gebruiksoppervlakte')) ?? number(textAt(root, 'EffectiveSurfaceArea')),
      ),
      ...finding('estate_type', category?.type ?? null),
      ...finding('estate_format', category?.format ?? null),
      ...finding('year_built', number(textAt(root, 'ConstructionYear'))),
      ...finding('year_renovated', number(textAt(root, 'YearOfRenovation'))),
      ...envelopeFindings(registeredEnvelope(root)),
      ...registeredInstallations(root),
    ],
    checks: [],
    unread: [],
  };
}

export function finding(name: FactName, value: FactValue | null): Finding[] {
  return value === null ? [] : [{ name, value, raw: String(value), basis: 'printed', source: null }];
}

export function number(text: string | null): number | null {
  return text !== null && /^-?\d+(\.\d+)?$/.test(text) ? rounded(Number(text), 4) : null;
}

function addressOf(root: XmlElement): Findings['address'] {
  const [place = root] = elementsNamed(root, 'TPGIdentification');
  const [named = root] = elementsNamed(root, 'Adres');
  const zip = textAt(place, 'ZipCode') ?? textAt(named, 'Postcode');
  const extra = [
    textAt(place, 'HouseLetter') ?? textAt(place, 'Letter'),
    textAt(place, 'Extension') ?? textAt(place, 'NumberAddition') ?? textAt(place, 'Addition'),
  ]
    .filter(Boolean)
    .join(' ');
  const namedExtra = [
    textAt(named, 'Huisletter'),
    textAt(named, 'Huisnrtoevoeging') ?? textAt(named, 'Toevoeging'),
  ]
    .filter(Boolean)
    .join(' ');
  return {
    country: 'NL',
    street: textAt(named, 'Straatnaam'),
    house_number: textAt(place, 'Number') ?? textAt(named, 'Huisnr'),
    house_number_extra: extra || namedExtra || null,
    zip_code: zip && zipOf(zip),
    place: textAt(named, 'Plaatsnaam'),
  };
}
