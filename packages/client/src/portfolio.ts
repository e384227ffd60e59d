import type {
  LabelDistribution,
  NewPortfolioAction,
  PortfolioAction,
  PortfolioChoices,
  PortfolioExportQuery,
  PortfolioFilter,
  PortfolioItem,
  PortfolioOverview,
  PortfolioOverviewPdfQuery,
  PortfolioPage,
  PortfolioPlaces,
  PortfolioQuery,
} from './contract.ts';
import type { Api } from './transport/api.ts';
import { LineScanner } from './transport/line-scanner.ts';
import { bytes } from './transport/read.ts';
import type { CallOptions } from './transport/send.ts';
import { streamObjects } from './transport/stream-objects.ts';

export interface Portfolio {
  /** One page of the estates that pass every filter, each with what its plan says, in any order. */
  list(query?: PortfolioQuery, options?: CallOptions): Promise<PortfolioPage>;
  /** All of them, page after page. */
  listAll(query?: PortfolioQuery, options?: CallOptions): AsyncGenerator<PortfolioItem, void>;
  /** All of them as one answer, one by one while they arrive, in memory that does not grow with the portfolio. */
  export(query?: PortfolioExportQuery, options?: CallOptions): AsyncGenerator<PortfolioItem, void>;
  /** How many have which label, today and after the works. */
  labels(filter?: PortfolioFilter, options?: CallOptions): Promise<LabelDistribution>;
  /** Cost, energy, CO2, labels and duties by year, summed up today and after the works. */
  overview(filter?: PortfolioFilter, options?: CallOptions): Promise<PortfolioOverview>;
  /** The same on one page: the PDF's bytes. */
  overviewPdf(query?: PortfolioOverviewPdfQuery, options?: CallOptions): Promise<Uint8Array<ArrayBuffer>>;
  /** Where they are: of each place how many, their labels today, and what their owners pay on average. */
  places(filter?: PortfolioFilter, options?: CallOptions): Promise<PortfolioPlaces>;
  /** The places, users and sources that there are. */
  choices(options?: CallOptions): Promise<PortfolioChoices>;
  /**
   * Deactivates or plans many estates, makes their reports or renews outdated ones: those that are named, or all that
   * pass the filter. The server goes on by itself.
   */
  act(request: NewPortfolioAction, filter?: PortfolioFilter, options?: CallOptions): Promise<PortfolioAction>;
  /** The last actions, the newest first. */
  actions(options?: CallOptions): Promise<PortfolioAction[]>;
  /** How far an action is. */
  action(id: string, options?: CallOptions): Promise<PortfolioAction>;
  /** Activates the estates that an action deactivated. */
  undoAction(id: string, options?: CallOptions): Promise<PortfolioAction>;
}

export function createPortfolio(api: Api): Portfolio {
  const list = (query?: PortfolioQuery, options?: CallOptions) =>
    api.json<PortfolioPage>({ path: ['portfolio', 'estates'], query }, options);
  return {
    list,
    async *listAll(query = {}, options) {
      for (let after = query.after ?? null, isFirst = true; isFirst || after !== null; isFirst = false) {
        const page: PortfolioPage = await list(
          { page_size: 1000, ...query, ...(after !== null && { after }) },
          options,
        );
        yield* page.data;
        after = page.next;
      }
    },
    async *export(query, options) {
      const read = streamObjects<PortfolioItem>('estates', new LineScanner());
      yield* await api.call({ path: ['portfolio', 'export'], query }, read, options);
    },
    labels: (query, options) => api.json({ path: ['portfolio', 'labels'], query }, options),
    overview: (query, options) => api.json({ path: ['portfolio', 'overview'], query }, options),
    overviewPdf: (query, options) =>
      api.call({ path: ['portfolio', 'overview', 'pdf'], query }, bytes, options),
    places: (query, options) => api.json({ path: ['portfolio', 'places'], query }, options),
    choices: (options) => api.json({ path: ['portfolio', 'choices'] }, options),
    act: (body, query, options) =>
      api.json({ method: 'POST', path: ['portfolio', 'actions'], query, body, keyed: true }, options),
    actions: (options) => api.json({ path: ['portfolio', 'actions'] }, options),
    action: (id, options) => api.json({ path: ['portfolio', 'actions', id] }, options),
    undoAction: (id, options) =>
      api.json({ method: 'POST', path: ['portfolio', 'actions', id, 'undo'] }, options),
  };
}
