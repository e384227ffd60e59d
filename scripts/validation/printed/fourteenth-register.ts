/**
 * The Netherlands, the extract of a registration that the public register shows for an address, printed.
 * Follows: the fields, their order, words and units of the register's schema, and the example of a public client.
 * Assumed: that the page spells the fields as words with spaces, and its layout.
 */
import { labelOf } from '@rooftree/engine/facts';
import { row, table } from './blocks.ts';
import { type PageKind, pageOf } from './fourteenth-page.ts';
import { addressOf, basics, code, comma, dateOf, randomIssue, truthOf } from './home.ts';

const TOWNS = ['5611 EM Eindhoven', '4811 DJ Breda', '8011 PK Zwolle'] as const;
const TYPES = {
  OPEN: 'Vrijstaande woning',
  SEMI_OPEN: 'Twee-onder-één-kap',
  CLOSED: 'Rijwoning tussen',
} as const;

export const registerExtract: PageKind = (random, dwelling, file) => {
  const home = {
    ...dwelling,
    areaM2: dwelling.areaM2 + random.between(0, 0.99, 2),
    score: dwelling.score + random.between(0, 0.99, 2),
  };
  const issue = randomIssue(random, 2021, 2025);
  const label = labelOf('netherlands', home.score);
  const unit = 'kWh/m²·jr';
  const columns = (pairs: readonly (readonly [string, string])[]) => table(pairs.map((each) => row(each)));
  const body = `
    <div class="head">EP-Online &ensp; | &ensp; Zoeken op adres</div>
    <h1>${addressOf(random, 'nl', TOWNS).replace('<br>', ', ')}</h1><p>Er is 1 geregistreerd energielabel gevonden.</p>
    <div class="result"><div class="class">${label}</div><div>Energielabel woningbouw<br>Registratiedatum ${dateOf(issue, '-')}, geldig tot ${dateOf(issue, '-', 10)}</div></div>
    <h2>Registratie</h2>${columns([
      ['Opnamedatum', dateOf(issue, '-')],
      ['Certificaathouder', 'Bureau Blauwdruk Energieadvies'],
      ['Soort opname', 'Basisopname'],
      ['Status', 'Bestaand'],
      ['Berekeningstype', `NTA 8800:202${random.between(0, 4)} (basisopname woningbouw)`],
      ['Op basis van referentiegebouw', 'Nee'],
    ])}
    <h2>Gebouw</h2>${columns([
      ['Gebouwklasse', 'W (woningbouw)'],
      ['Gebouwtype', home.isHouse ? TYPES[home.format] : 'Appartement'],
      ['Bouwjaar', String(home.year)],
      ['Gebruiksoppervlakte thermische zone', `${comma(home.areaM2, 2)} m²`],
      ['Compactheid', comma(random.between(0.9, 2.9, 2), 2)],
      ['BAG-verblijfsobject-ID', `0772010000${random.between(100000, 999999)}`],
    ])}
    <h2>Energieprestatie</h2>${columns([
      ['Energieklasse', label],
      ['Energiebehoefte', `${comma(home.score * 0.72, 2)} ${unit}`],
      ['Eis energiebehoefte', '-'],
      ['Primaire fossiele energie', `${comma(home.score, 2)} ${unit}`],
      ['Eis primaire fossiele energie', '-'],
      ['Primaire fossiele energie EMG forfaitair', '-'],
      ['Aandeel hernieuwbare energie', `${random.between(0, 35)} %`],
      ['Temperatuuroverschrijding', comma(random.between(0, 2, 2), 2)],
      ['Warmtebehoefte', `${comma(home.score * 0.61, 2)} ${unit}`],
      ['Berekende CO₂-emissie', `${comma(home.score * 0.18, 2)} kg/m²·jr`],
    ])}`;
  const css = `.head { background: #154273; color: #fff; padding: .7em 1em } h1 { font-size: 1.4em } h2 { font-size: 1.1em; margin: 1.2em 0 .3em }
    .result { display: flex; gap: 1.5em; align-items: center; border: 1pt solid #154273; padding: .6em } .class { font-size: 2.4em; font-weight: bold; background: #fde200; padding: 0 .4em }
    td { border-bottom: .4pt solid #ccc; width: 50% }`;
  const truth = truthOf(
    file,
    'nl-2021',
    {
      ...basics(home, label, home.score),
      ...(home.isHouse ? { estate_format: code(home.format) } : {}),
    },
    home.isHouse ? [] : ['estate_format'],
  );
  return { html: pageOf(random, 'nl', css, body), footer: 'EP-Online', truth };
};
