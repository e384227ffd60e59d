import { writeLabel } from '@rooftree/words';
import { addressLines } from '../../estates/address-lines.ts';
import type { Passport } from '../passport.ts';
import { drawQrCode } from '../qr-code.ts';
import { labelBadge, type Writer } from '../writer.ts';

export function coverContent(passport: Passport, { words, texts }: Writer) {
  const { plan, plannerUrl } = passport;
  const labels = [plan.baseline.label, ...plan.steps.map((step) => step.after.label)];
  const { cover } = texts;
  const { street, town } = addressLines(passport.address);
  const facts = [
    [cover.date, words.date(passport.createdOn)],
    [cover.versions, cover.versionsValue(plan.engine_version, plan.data_version)],
  ];
  if (passport.reportId) facts.unshift([cover.reportId, passport.reportId]);
  return {
    issuer: passport.issuer?.name ?? null,
    preparedBy: cover.preparedBy,
    kind: cover.kind,
    title: cover.title,
    address: street || town ? [street, town].filter(Boolean) : [cover.addressUnknown],
    houses: labels.map((label) => labelBadge(passport, label)),
    housesAlt: cover.housesAlt(writeLabel(plan.baseline.label), writeLabel(plan.result.label)),
    facts,
    indicative: cover.indicative,
    qr: plannerUrl && {
      rows: drawQrCode(plannerUrl),
      url: plannerUrl,
      alt: cover.qrAlt(plannerUrl),
      title: cover.plannerTitle,
      text: cover.plannerText,
    },
  };
}
