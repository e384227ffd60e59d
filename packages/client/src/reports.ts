import type {
  AllReportsQuery,
  ListedReport,
  RenovationReport,
  ReportPage,
  ReportRequest,
} from './contract.ts';
import type { Api } from './transport/api.ts';
import { bytes } from './transport/read.ts';
import type { CallOptions, Send } from './transport/send.ts';

export interface Reports {
  /** Makes a new report; its PDF can be downloaded when this resolves. */
  create(renovationId: string, request: ReportRequest, options?: CallOptions): Promise<RenovationReport>;
  /** The reports made so far, newest first. */
  list(renovationId: string, options?: CallOptions): Promise<RenovationReport[]>;
  /** One page of the newest reports of all renovations, of each plan and language one. */
  listPage(query?: AllReportsQuery, options?: CallOptions): Promise<ReportPage>;
  /** All of them, page after page. */
  listAll(query?: AllReportsQuery, options?: CallOptions): AsyncGenerator<ListedReport, void>;
  /** The PDF's bytes. In Node, `saveReport` of `@rooftree/client/node` puts them in a file. */
  download(report: Pick<RenovationReport, 'url'>, options?: CallOptions): Promise<Uint8Array<ArrayBuffer>>;
}

export function createReports(api: Api, send: Send): Reports {
  const path = (renovationId: string) => ['renovations', renovationId, 'reports'];
  const listPage = (query?: AllReportsQuery, options?: CallOptions) =>
    api.json<ReportPage>({ path: ['reports'], query }, options);
  return {
    listPage,
    async *listAll(query = {}, options) {
      for (let after = query.after ?? null, isFirst = true; isFirst || after !== null; isFirst = false) {
        const page: ReportPage = await listPage({ ...query, ...(after !== null && { after }) }, options);
        yield* page.reports;
        after = page.next;
      }
    },
    create: (renovationId, request, options) =>
      api.json({ method: 'POST', path: path(renovationId), body: request, keyed: true }, options),
    list: (renovationId, options) => api.json({ path: path(renovationId) }, options),
    // The file lies on a CDN, maybe another company's: it is fetched without the token, and redirects are fine.
    download: ({ url }, options) =>
      send({ method: 'GET', url, headers: {}, redirect: 'follow', repeatable: true }, bytes, options),
  };
}
