/**
 * `npm run validate -- loans`: what a bank reports. Both identities of template 2 on 10,000 random tapes, the emissions
 * of the homes of seven Dutch banks as Statistics Netherlands has published them, and totals by band against
 * certificates that the engine does not see. Exit 1 when a limit is missed.
 */
import { measureBands, misplacedShare } from '../../../packages/engine/src/validation/measure-bands.ts';
import { createFactors } from '../../../packages/server/src/office/loans/reports/emission-factors.ts';
import { loanLine } from '../../../packages/server/src/office/loans/reports/loan-line.ts';
import { financedEmissions } from '../../../packages/server/src/office/loans/reports/pcaf.ts';
import {
  randomTape,
  seededRandom,
} from '../../../packages/server/src/office/loans/reports/random-tape.fixture.ts';
import {
  NO_SETTINGS,
  reportRules,
} from '../../../packages/server/src/office/loans/reports/report-settings.ts';
import { layoutOf } from '../../../packages/server/src/office/loans/reports/template-2.ts';
import {
  identityGaps,
  TemplateSums,
} from '../../../packages/server/src/office/loans/reports/template-sums.ts';

const TAPES = 10_000;
const LOANS_OF_TAPE = 40;
const percent = (share: number) => `${(share * 100).toFixed(2)} %`;
let isGood = true;
const limit = (name: string, isMet: boolean) => {
  console.log(`${isMet ? 'good' : 'MISSED'}: ${name}`);
  isGood &&= isMet;
};

const layout = layoutOf('2022');
const rules = reportRules('2026-12-31', 'LOCATION', NO_SETTINGS);
const random = seededRandom(33);
let wrong = 0;
for (let tape = 0; tape < TAPES; tape++) {
  const sums = new TemplateSums(layout);
  for (const loan of randomTape(random, LOANS_OF_TAPE)) sums.add(loanLine(loan, rules).template);
  const gaps = sums.rows().map((row) => identityGaps(row, layout));
  if (gaps.some(({ labels, bands }) => labels !== 0 || bands !== 0)) wrong += 1;
}
limit(`both identities to the cent on ${TAPES - wrong} of ${TAPES} random tapes`, wrong === 0);

/** Source: CBS, homes with a mortgage of seven banks, table 6 (2016): GWh, million m³, kt; and per home kWh, m³, t. */
const KWH_PER_M3 = 9.769;
const CBS = [
  {
    year: 2016,
    name: 'seven banks 2016, kt',
    electricity: 10_499,
    gas: 4_799 * KWH_PER_M3,
    published: 13_724,
  },
  { year: 2016, name: 'a home 2016, t', electricity: 3_577e-3, gas: 1_635e-3 * KWH_PER_M3, published: 4.68 },
];
for (const { year, name, electricity, gas, published } of CBS) {
  const { scope1Kg, scope2Kg } = financedEmissions(
    {
      outstandingCents: 1,
      valueCents: 1,
      kwh: { gas, electricity, oil: 0, wood: 0, district_heat: 0 },
      isMetered: true,
      hasLabel: false,
      isAreaGiven: true,
    },
    createFactors(year, 'LOCATION', [])('NL'),
  );
  const ours = (scope1Kg ?? 0) + (scope2Kg ?? 0);
  const off = ours / published - 1;
  limit(`CBS, ${name}: ${ours.toFixed(3)} against ${published} (${percent(off)})`, Math.abs(off) <= 0.002);
}

const { actual, byProbability, byLikeliest } = measureBands();
const all = actual.reduce((sum, count) => sum + count, 0);
console.log(
  'Flemish certificates by band, withheld from the input: actual, by probability, by likeliest band',
);
for (const [band, count] of actual.entries())
  console.log(
    `  ${'bcdefg'[band]}: ${[count, byProbability[band] ?? 0, byLikeliest[band] ?? 0].map((each) => percent(each / all)).join(', ')}`,
  );
const [probable, likeliest] = [misplacedShare(byProbability, actual), misplacedShare(byLikeliest, actual)];
console.log(
  `  in another band than their own: ${percent(probable)} by probability, ${percent(likeliest)} by likeliest band`,
);
limit(
  'totals by probability within 3 % where the likeliest band is off by more',
  probable <= 0.03 && likeliest > probable,
);
process.exitCode = isGood ? 0 : 1;
