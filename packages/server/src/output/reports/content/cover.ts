import { type MeasureCode, measuresOf } from '@rooftree/engine';
import {
  billsOf,
  expectedResult,
  isBand,
  labelAfterStep,
  labelBand,
  type Month,
  monthOf,
  NO_OWN_LOAN,
  netCostRange,
  otherGoal,
  rounded,
  writeBand,
  writeLabel,
} from '@rooftree/words';
import { addressLines } from '@rooftree/words/address-lines';
import { type Picture, pictureDataUrl } from '../../../access/contexts/logo.ts';
import type { Passport } from '../passport.ts';
import { drawQrCode } from '../qr-code.ts';
import { dwellingSentence, labelBadge, type Writer } from '../writer.ts';
import { contactLines } from './contact.ts';
import { houseContent, momentDrawing } from './house.ts';

/** Of the layout's text. */
const INK = '#14211D';

const LARGEST_MM = { width: 56, height: 14 };

export function coverContent(passport: Passport, writer: Writer) {
  const { plan, plannerUrl } = passport;
  const { words, texts } = writer;
  const { cover } = texts;
  const { street, town } = addressLines(passport.address, {
    country: plan.country,
    language: words.language,
  });
  const houses = momentsOf(passport, writer);
  return {
    issuer: passport.issuer?.name ?? null,
    logo: passport.issuer?.logo ? logoContent(passport.issuer.logo) : null,
    preparedBy: cover.preparedBy,
    contact: { title: cover.contact, lines: contactLines(passport) },
    title: cover.title,
    address: street || town ? [street, town].filter((line) => line !== '') : [cover.addressUnknown],
    dwelling: dwellingSentence(passport.plan, writer),
    house: houseContent(passport, writer),
    houses,
    housesAlt: cover.housesAlt(houses.map(({ title, label }) => `${title} ${label}`).join(', ')),
    figures: plan.steps.length > 0 ? planFigures(passport, writer) : goodFigures(passport, writer),
    date: [words.date(passport.createdOn), cover.kind].join(' · '),
    indicative: passport.isOlderMethod
      ? [cover.olderMethod(words.date(plan.date)), cover.indicative]
      : [cover.indicative],
    qr: plannerUrl
      ? {
          title: cover.plannerTitle,
          text: cover.plannerText,
          url: plannerUrl,
          alt: cover.qrAlt(plannerUrl),
          svg: drawQrCode(plannerUrl, INK),
        }
      : null,
  };
}

const PANELS: MeasureCode = 'solar_panels';

/** The home today and after each step. */
function momentsOf(passport: Passport, writer: Writer) {
  const { plan, house, steps } = passport;
  const { words, texts } = writer;
  const band = labelBand(plan);
  let hasPanels = house.parts.solar_panels?.value === true;
  const moment = (label: string) => {
    const badge = labelBadge(passport, label);
    return { ...badge, svg: momentDrawing(passport, writer, { colour: badge.background, hasPanels }) };
  };
  return [
    {
      ...moment(plan.baseline.label),
      ...(isBand(band) && { label: writeBand(band) }),
      title: texts.ways.today,
      when: '',
      works: [],
      cost: null,
    },
    ...steps.map(({ step, sums, year }) => {
      const measures = measuresOf(step);
      hasPanels ||= measures.includes(PANELS);
      return {
        ...moment(labelAfterStep(plan, step)),
        title: texts.ways.step(step.number),
        when: String(year),
        works: measures.map((measure) => words.measure(measure).short),
        // In the cover's precision, as the sum below.
        cost: words.euroAbout(sums.net),
      };
    }),
  ];
}

/** The layout places drawings, and a drawing may hold a picture. In millimetres, within the head of the cover. */
export function logoContent(logo: Picture) {
  const { width, height } = logo;
  const scale = Math.min(LARGEST_MM.width / width, LARGEST_MM.height / height);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image href="${pictureDataUrl(logo)}" width="${width}" height="${height}"/></svg>`;
  return { svg, widthMm: width * scale };
}

function labelFigure(passport: Passport, { texts }: Writer) {
  const { plan } = passport;
  const band = labelBand(plan);
  return {
    title: texts.cover.labelToday,
    value: isBand(band)
      ? texts.probably(writeLabel(band.best), writeLabel(band.worst))
      : writeLabel(plan.baseline.label),
    note: plan.unexplained_kwh_per_m2 === null ? texts.cover.estimated : texts.cover.certified,
  };
}

function planFigures(passport: Passport, writer: Writer) {
  const { plan, lead } = passport;
  const [expected, goal] = [expectedResult(plan), otherGoal(plan)];
  const { words, texts } = writer;
  const { cover } = texts;
  const { totals } = plan;
  const month = monthOf(plan, NO_OWN_LOAN);
  return [
    labelFigure(passport, writer),
    {
      title: cover.labelAfter,
      value: writeLabel(expected.label),
      note: `${words.number(expected.primary_kwh_per_m2)} kWh/m²`,
    },
    ...(expected.probability === null
      ? []
      : [
          {
            title: cover.chance(writeLabel(expected.label)),
            value: words.chance(expected.probability),
            note:
              goal === null
                ? cover.chanceNote
                : cover.goalChance(writeLabel(goal.label), words.chance(goal.probability)),
          },
        ]),
    {
      title: cover.youPay,
      value: words.euroRange(netCostRange(plan)),
      note: [
        cover.middle(words.euro(rounded(totals.net_cost))),
        ...(lead === null || lead.core.netEur === 0
          ? []
          : [cover.ofWhichCore(words.euro(rounded(lead.core.netEur)))]),
      ].join(', '),
    },
    {
      title: cover.monthly,
      value: cover.bills(words.euro(month.billNow), words.euro(month.billAfter)),
      note: loanNote(month, writer),
    },
  ];
}

function loanNote({ loan }: Month, writer: Writer): string {
  if (loan === null) return '';
  const { words, texts } = writer;
  const payment = words.euro(loan.perMonth);
  return loan.kind === 'example'
    ? texts.cover.exampleLoanNote(payment, words.rate(loan.ratePercent), loan.years)
    : texts.cover.loanNote(payment);
}

function goodFigures(passport: Passport, writer: Writer) {
  const { plan } = passport;
  const { words, texts } = writer;
  return [
    labelFigure(passport, writer),
    {
      title: texts.summary.primary,
      value: `${words.number(plan.baseline.primary_kwh_per_m2)} kWh/m²`,
      note: texts.summary.perYear,
    },
    {
      title: texts.cover.bill,
      value: words.euro(rounded(billsOf(plan).now)),
      note: texts.summary.perYear,
    },
    {
      title: texts.summary.co2,
      value: `${words.number(rounded(plan.baseline.co2_kg))} kg`,
      note: texts.summary.perYear,
    },
  ];
}
