import { isEarlierEngine } from '@rooftree/engine/upgrade-plan';
import { houseShapeOf } from '@rooftree/planner/drawing/house-shape';
import { type FactOrigins, type Language, placeIn, withReader } from '@rooftree/words';
import { addressLine } from '@rooftree/words/address-lines';
import { passportTexts } from '@rooftree/words/passport/texts-of-language';
import { factOrigins, factsOfPlan } from '../../estates/facts/fact-origins.ts';
import { Fault } from '../../fault.ts';
import { ComputeError } from '../../infra/compute/compute-pool.ts';
import { type Executor, type Sql, transaction } from '../../infra/database/sql.ts';
import { type FileStore, FileStoreError } from '../../infra/files/file-store.ts';
import { publishFile, storeFile } from '../../infra/files/stored-files.service.ts';
import { inSpan } from '../../infra/tracing/in-span.ts';
import { UUID } from '../../infra/uuid.ts';
import { plannedEstate } from '../../planning/renovations/renovations.service.ts';
import { announce } from '../webhooks/webhooks.service.ts';
import { findOutlook } from './outlook/outlook.service.ts';
import { makePassport, type Passport, type PassportSource } from './passport.ts';
import { printable, printableContact, printableOrNull } from './printable.ts';
import { type RenderSettings, renderPassport } from './render-passport.ts';
import { newReportPath } from './report-path.ts';
import {
  findContextOfRenovation,
  findReportSubject,
  insertReport,
  type NewReport,
  type ReportMaker,
  type ReportSubject,
} from './reports.repository.ts';

export interface ReportSettings extends RenderSettings {
  sql: Sql;
  files: FileStore;
  /** Where the planner page of a referral token is. */
  publicUrl: string;
  /** Of contexts without a CDN of their own. */
  cdnUrl: string;
}

/** The report as a durable file that is not published yet. Until it is, the file is temporary: see `storeFile`. */
export async function prepareReport(
  settings: ReportSettings,
  contextId: string,
  renovationId: string,
  language: Language,
): Promise<NewReport> {
  const subject = await findReportSubject(settings.sql, contextId, renovationId);
  if (subject === null) throw new Fault('missing');
  if (subject.deletedAt !== null) throw new Fault('invalid', ['renovation is deleted']);
  const { estate, priceBook } = await plannedEstate(settings.sql, contextId, renovationId);
  const outlook = await findOutlook(settings.compute, contextId, estate, subject.plan, priceBook);
  const passport = passportOf(subject, {
    outlook,
    shape: houseShapeOf(JSON.parse(estate)),
    plannerUrl: plannerUrlOf(subject, renovationId, settings.publicUrl),
  });
  const pdf = await inSpan({ name: 'render report' }, () =>
    renderPassport(settings, contextId, passport, language),
  ).catch(tryLater);
  const name = reportName(passport, language);
  const path = newReportPath(name);
  const bytes = pdf.byteLength;
  await inSpan({ name: 'store report' }, () =>
    storeFile(settings, contextId, path, pdf, 'application/pdf'),
  ).catch(tryLater);
  discard(pdf);
  return {
    id: subject.reportId,
    renovationId,
    createdAt: subject.createdAt,
    language,
    name,
    path,
    bytes,
    fingerprint: subject.fingerprint,
    branding: subject.branding,
  };
}

/**
 * Frees the bytes now. V8, to which they are a small old object, would leave those of hundreds of reports until its
 * next full collection.
 */
function discard({ buffer }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer) buffer.transfer(0);
}

/** Publishes the report and notifies webhooks, in the caller's transaction. Returns the report as JSON. */
export async function publishReport(
  tx: Executor,
  settings: Pick<ReportSettings, 'cdnUrl'>,
  contextId: string,
  report: NewReport,
  maker: ReportMaker,
): Promise<string> {
  await publishFile(tx, contextId, report.path);
  const json = await insertReport(tx, contextId, report, settings.cdnUrl, maker);
  if (json === null) throw new Fault('missing');
  const { renovationId: renovation_id, language } = report;
  await announce(tx, contextId, 'report.created', { ...JSON.parse(json), renovation_id, language });
  return json;
}

/** Both in one call, for callers without an Idempotency-Key: the report as JSON, and where its file is. */
export async function createReport(
  settings: ReportSettings,
  contextId: string,
  renovationId: string,
  language: Language,
): Promise<{ json: string; path: string }> {
  const report = await prepareReport(settings, contextId, renovationId, language);
  const json = await transaction(settings.sql, (tx) => publishReport(tx, settings, contextId, report, null));
  return { json, path: report.path };
}

/** For an operator, who names a renovation without its context. */
export async function contextOfRenovation(sql: Executor, renovationId: string): Promise<string> {
  const contextId = UUID.test(renovationId) ? await findContextOfRenovation(sql, renovationId) : null;
  if (contextId === null) throw new Fault('missing', [`there is no renovation ${renovationId}`]);
  return contextId;
}

/** A plan that was saved on the page opens again as it was saved; a suggested one is what the page opens with. */
function plannerUrlOf(subject: ReportSubject, renovationId: string, publicUrl: string): string {
  const page = `${publicUrl}/r/${subject.referralToken}`;
  return subject.pageChoices !== null ? `${page}/p/${renovationId}` : page;
}

function passportOf(
  subject: ReportSubject,
  found: Pick<PassportSource, 'outlook' | 'shape' | 'plannerUrl'>,
): Passport {
  return makePassport({
    createdAt: subject.createdAt,
    issuer: {
      name: printable(subject.issuerName),
      accentColor: subject.accentColor,
      logo: subject.logo,
      photo: subject.photo,
      contact: printableContact({
        name: subject.contactName,
        phone: subject.contactPhone,
        email: subject.contactEmail,
        url: subject.contactUrl,
      }),
    },
    address: {
      street: printableOrNull(subject.street),
      houseNumber: printableOrNull(subject.houseNumber),
      houseNumberExtra: printableOrNull(subject.houseNumberExtra),
      zipCode: printableOrNull(subject.zipCode),
      place: printableOrNull(subject.place),
    },
    plan: subject.plan,
    isOlderMethod: isEarlierEngine(subject.plan.engine_version),
    origins: originsOf(subject),
    ...found,
  });
}

/**
 * What its reader chose on the page stands before what others say; what has been said since the plan was made says
 * nothing of it.
 */
function originsOf({ facts, pageChoices, plan, issuerName, ...estate }: ReportSubject): FactOrigins {
  const organisation = printable(issuerName);
  const origins = factOrigins(factsOfPlan(facts, plan), { ...estate, organisation });
  return withReader(origins, Object.fromEntries(new URLSearchParams(pageChoices ?? '')));
}

/** The contract's names have at most 255 characters. */
const LONGEST_NAME = 200;

function reportName(passport: Passport, language: Language): string {
  const { zipCode, place } = passport.address;
  // In the language of the report, which the place is known in by its postal code.
  const address = addressLine(
    { ...passport.address, zipCode: null, place: placeIn(language, zipCode, place) },
    { country: passport.plan.country, language },
  );
  return [...`${passportTexts(language).cover.title} ${address}`.trim()].slice(0, LONGEST_NAME).join('');
}

/** A full disk, a store that does not answer, a thread that died or took too long: the caller may try again. */
function tryLater(error: unknown): never {
  const isPassing = error instanceof FileStoreError || error instanceof ComputeError;
  throw isPassing ? new Fault('busy', [], { cause: error }) : error;
}
