/** Papers that style like certificates and are none of ours: each must be refused. */
import type { Random } from '../../../packages/certificates/src/testing/generated/random.ts';
import type { Printed } from './home.ts';
import { pairsOf } from './pairs.ts';
import { documentOf, type Style } from './sheet.ts';

const PAPERS: readonly (readonly [
  name: string,
  language: string,
  codes: readonly string[],
  title: string,
  text: string,
])[] = [
  [
    'common-parts',
    'nl',
    ['other_certificate', 'not_a_certificate'],
    'Energieprestatiecertificaat',
    'gemeenschappelijke delen van een appartementsgebouw. certificaatnummer: 20230412-0009123456-GD-1',
  ],
  [
    'non-residential',
    'nl',
    ['other_certificate', 'not_a_certificate'],
    'Energieprestatiecertificaat',
    'kleine niet-residentiële eenheid. certificaatnummer: 20230412-0009123456-KNR-1. Energielabel C',
  ],
  [
    'office',
    'nl',
    ['other_certificate', 'not_a_certificate'],
    'Energielabel utiliteitsgebouw',
    'Dit gebouw heeft energielabel C. Kantoorfunctie. 182,40 kWh/m² per jaar',
  ],
  [
    'new-building',
    'nl',
    ['other_certificate', 'not_a_certificate'],
    'EPB-aangifte',
    'Nieuwbouw. Dossiernummer 11001-G-2021/123/EP1234/A001. E-peil E20, S-peil S28',
  ],
  [
    'advert',
    'nl',
    ['not_a_certificate'],
    'Te koop: rijwoning',
    'EPC: 312 kWh/(m² jaar), energielabel D, bewoonbare oppervlakte 146 m². Bezoek na afspraak.',
  ],
  [
    'brochure',
    'fr',
    ['not_a_certificate'],
    'Le certificat PEB',
    'Cette brochure répond à vos questions. La consommation spécifique est exprimée en kWh/m².an, la classe va de A++ à G.',
  ],
  [
    'invoice',
    'fr',
    ['not_a_certificate'],
    "Facture d'énergie",
    'Consommation annuelle 18 340 kWh. Montant à payer 1.842,20 €. Numéro de client 2023041290.',
  ],
  [
    'dpe',
    'fr',
    ['other_certificate', 'not_a_certificate'],
    'Diagnostic de performance énergétique (logement)',
    'N° ADEME 2275E0123456A. Consommation 231 kWh/m²/an, émissions 45 kg CO₂/m²/an. Classe E.',
  ],
];

export function otherPaper(index: number, style: Style, random: Random): Printed {
  const [name = '', language = 'nl', refusal = [], title = '', text = ''] =
    PAPERS[index % PAPERS.length] ?? [];
  const pairs = pairsOf(style, [
    ['Datum', '12-04-2023'],
    ['Referentie', String(random.between(1000, 9999))],
    ['m²', String(random.between(60, 240))],
  ]);
  return {
    html: documentOf(
      style,
      language,
      `<h1>${title}</h1><p>${text}</p>${pairs}<p class="small">${'Lorem ipsum dolor sit amet. '.repeat(30)}</p>`,
    ),
    footer: name,
    truth: {
      file: name,
      group: 'other',
      kind: 'not-ours',
      text: 'layer',
      outcome: 'FAILED',
      refusal,
      fields: {},
      optional: {},
      neutral: [],
      select: null,
    },
  };
}
