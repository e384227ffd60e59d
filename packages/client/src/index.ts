/** The client's public API. */
export type { CalculationJobs } from './calculation-jobs.ts';
export { type Client, type ClientOptions, createClient } from './client.ts';
export type * from './contract.ts';
export type { Estates } from './estates.ts';
export type { ImportedFile, Imports } from './imports.ts';
export type { LoanReports, Loans } from './loans.ts';
export type { Portfolio } from './portfolio.ts';
export type { PriceBook as PriceBookCalls } from './price-book.ts';
export type { Programmes } from './programmes.ts';
export type { Renovations } from './renovations.ts';
export type { Reports } from './reports.ts';
export * from './transport/errors.ts';
export { EventScanner } from './transport/event-scanner.ts';
export { LineScanner } from './transport/line-scanner.ts';
export type { CallOptions } from './transport/send.ts';
export { type ReceivedWebhook, verifyWebhook, WebhookVerificationError } from './verify-webhook.ts';
export type { WaitOptions } from './wait-for-job.ts';
export type { Webhooks } from './webhooks.ts';
