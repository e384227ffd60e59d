/** The columns of a tape of loans, by what banks call them in English, Dutch and French. */
import type { EstateColumn } from '../../../estates/imports/columns/estate-columns.ts';
import type { TableColumns } from '../../../estates/imports/columns/match-headings.ts';
import { plainKey } from '../../../estates/imports/columns/plain-key.ts';
import { readRoundNumber, UnreadableCell } from '../../../estates/imports/columns/read-number.ts';
import { PROPERTY_KINDS, VALUE_SOURCES } from '../loan.ts';

type Read = EstateColumn['read'];

/** Further from a whole number of cents than a computation with doubles can be. */
const LESS_THAN_A_CENT = 1e-4;

const asText: Read = (text) => text;
const asCurrency: Read = (text) => (text === '€' ? 'EUR' : text.toUpperCase());
/** An amount of the currency, as integer cents. */
const asCents: Read = (text, decimalMark) => {
  const amount = readRoundNumber(text, decimalMark);
  if (typeof amount !== 'number') return amount;
  const cents = Math.round(amount * 100);
  if (Math.abs(amount * 100 - cents) > LESS_THAN_A_CENT)
    return new UnreadableCell('must have at most two decimals');
  return cents;
};

const asCode = (codes: readonly string[], words: Readonly<Record<string, readonly string[]>>): Read => {
  const codeOf = new Map(
    codes.flatMap((code) => [code, ...(words[code] ?? [])].map((word) => [plainKey(word), code] as const)),
  );
  return (text) => codeOf.get(plainKey(text)) ?? text;
};

const asPropertyKind = asCode(PROPERTY_KINDS, {
  RESIDENTIAL: [
    'res',
    'residential property',
    'home',
    'woning',
    'residentieel',
    'wonen',
    'logement',
    'résidentiel',
  ],
  COMMERCIAL: [
    'com',
    'commercial property',
    'commercieel',
    'bedrijfspand',
    'zakelijk',
    'immeuble commercial',
  ],
  POSSESSED: ['possession', 'taken into possession', 'in bezit genomen', 'uitgewonnen', 'saisi', 'repris'],
});
const asValueSource = asCode(VALUE_SOURCES, {
  ORIGINATION: [
    'at origination',
    'bij aanvang',
    'bij verstrekking',
    'oorspronkelijk',
    "à l'octroi",
    'origine',
  ],
  LATEST: ['newest', 'latest value', 'recentste', 'laatste', 'meest recent', 'dernière', 'la plus récente'],
});

/** Name, where its value goes, how it is read, and what else it is called. */
const COLUMNS: readonly [string, string, Read, readonly string[]][] = [
  [
    'loan_id',
    'loan_id',
    asText,
    [
      ...['loan', 'loan number', 'loan reference', 'contract number'],
      ...['lening', 'leningnummer', 'leningdeel', 'kredietnummer', 'contractnummer', 'hypotheeknummer'],
      ...['prêt', 'numéro de prêt', 'crédit', 'numéro de crédit', 'numéro de contrat'],
    ],
  ],
  [
    'estate_external_id',
    'estate_external_id',
    asText,
    [
      ...['external_id', 'estate', 'home', 'property', 'property id', 'collateral', 'collateral id'],
      ...['woning', 'pand', 'pandreferentie', 'objectnummer', 'onderpand', 'referentie woning'],
      ...['bien', 'référence du bien', 'logement', 'garantie', 'identifiant du bien'],
    ],
  ],
  [
    'property_kind',
    'property_kind',
    asPropertyKind,
    [
      'property type',
      'collateral type',
      'soort onderpand',
      'type onderpand',
      'type de bien',
      'type de garantie',
    ],
  ],
  ['currency', 'currency', asCurrency, ['ccy', 'munt', 'valuta', 'muntcode', 'devise', 'monnaie']],
  [
    'gross_carrying_amount',
    'gross_carrying_amount_cents',
    asCents,
    [
      ...['gca', 'gross amount', 'carrying amount', 'bruto boekwaarde', 'brutoboekwaarde', 'boekwaarde'],
      ...['valeur comptable brute', 'montant brut', 'encours brut'],
    ],
  ],
  [
    'outstanding',
    'outstanding_cents',
    asCents,
    [
      ...['outstanding amount', 'outstanding balance', 'balance', 'principal outstanding'],
      ...[
        'uitstaand',
        'uitstaand bedrag',
        'openstaand',
        'openstaand bedrag',
        'openstaand saldo',
        'openstaand kapitaal',
        'openstaande hoofdsom',
        'restschuld',
        'schuldrest',
      ],
      ...['encours', 'solde restant dû', 'capital restant dû', 'capital restant', 'montant restant dû'],
    ],
  ],
  [
    'value_at_origination',
    'value_at_origination_cents',
    asCents,
    [
      ...['property value', 'value', 'original value', 'collateral value', 'valuation'],
      ...[
        'waarde',
        'waarde bij aanvang',
        'waarde bij verstrekking',
        'waarde onderpand',
        'oorspronkelijke waarde',
      ],
      ...['valeur', "valeur à l'octroi", 'valeur du bien', "valeur d'origine"],
    ],
  ],
  [
    'value_source',
    'value_source',
    asValueSource,
    ['source of value', 'valuation source', 'bron waarde', 'bron van de waarde', 'source de la valeur'],
  ],
];

const columns = COLUMNS.map(
  ([name, path, read, words]) => [{ name, path: [path], read } satisfies EstateColumn, words] as const,
);

export const LOAN_TABLE: TableColumns = {
  all: columns.map(([column]) => column),
  ofHeading: new Map(
    columns.flatMap(([column, words]) =>
      [column.name, ...words].map((word) => [plainKey(word), column] as const),
    ),
  ),
  required: ['loan_id', 'estate_external_id', 'gross_carrying_amount', 'outstanding'],
};
