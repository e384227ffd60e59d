import type {
  NewProgramme,
  NewProgrammeApproval,
  Programme,
  ProgrammeApproval,
  ProgrammeComparison,
  ProgrammeFile,
  ProgrammeHome,
  ProgrammeHomePage,
  ProgrammeHomeQuery,
  ProgrammePage,
  ProgrammeWorks,
  ProgrammeWorksDone,
} from './contract.ts';
import type { Api } from './transport/api.ts';
import { bytes, nothing } from './transport/read.ts';
import type { CallOptions } from './transport/send.ts';

type InLanguage = { language?: 'en' | 'nl-BE' | 'nl-NL' | 'fr-BE' };

export interface Programmes {
  /** Starts a programme; it is solved in the background. */
  create(programme: NewProgramme, options?: CallOptions): Promise<Programme>;
  /** One page, the newest first, without their results. */
  list(query?: { page_size?: number; after?: string }, options?: CallOptions): Promise<ProgrammePage>;
  /** With its progress and, once it has finished, its figures. */
  get(id: string, query?: InLanguage, options?: CallOptions): Promise<Programme>;
  cancel(id: string, options?: CallOptions): Promise<Programme>;
  delete(id: string, options?: CallOptions): Promise<void>;
  /** One page of homes, each with its works and the reason. */
  homes(id: string, query?: ProgrammeHomeQuery, options?: CallOptions): Promise<ProgrammeHomePage>;
  /** All of them, page after page. */
  homesAll(
    id: string,
    query?: ProgrammeHomeQuery,
    options?: CallOptions,
  ): AsyncGenerator<ProgrammeHome, void>;
  /** The figures of two programmes, or of two scenarios of one. */
  compare(
    id: string,
    query: { with: string; scenario?: number; with_scenario?: number },
    options?: CallOptions,
  ): Promise<ProgrammeComparison>;
  /** Homes whose works begin in the year get their plans, and their passports where wanted. */
  approve(id: string, approval: NewProgrammeApproval, options?: CallOptions): Promise<ProgrammeApproval>;
  /** The approved years, with the progress of plans and works. */
  approvals(id: string, options?: CallOptions): Promise<ProgrammeApproval[]>;
  /** Reports works as done: the homes get the facts that the works changed. */
  done(id: string, works: ProgrammeWorks, options?: CallOptions): Promise<ProgrammeWorksDone>;
  download(
    id: string,
    file: ProgrammeFile,
    query?: InLanguage & { scenario?: number },
    options?: CallOptions,
  ): Promise<Uint8Array<ArrayBuffer>>;
}

export function createProgrammes(api: Api): Programmes {
  const path = (id: string, ...rest: string[]) => ['programmes', id, ...rest];
  const homes: Programmes['homes'] = (id, query, options) =>
    api.json({ path: path(id, 'homes'), query }, options);
  return {
    create: (programme, options) =>
      api.json({ method: 'POST', path: ['programmes'], body: programme, keyed: true }, options),
    list: (query, options) => api.json({ path: ['programmes'], query }, options),
    get: (id, query, options) => api.json({ path: path(id), query }, options),
    cancel: (id, options) => api.json({ method: 'POST', path: path(id, 'cancel'), once: true }, options),
    delete: (id, options) => api.call({ method: 'DELETE', path: path(id) }, nothing, options),
    homes,
    async *homesAll(id, query = {}, options) {
      for (let after = query.after ?? null, isFirst = true; isFirst || after !== null; isFirst = false) {
        const page: ProgrammeHomePage = await homes(
          id,
          { page_size: 1000, ...query, ...(after !== null && { after }) },
          options,
        );
        yield* page.data;
        after = page.next;
      }
    },
    compare: (id, query, options) => api.json({ path: path(id, 'compare'), query }, options),
    approve: (id, approval, options) =>
      api.json({ method: 'POST', path: path(id, 'approvals'), body: approval, keyed: true }, options),
    approvals: (id, options) => api.json({ path: path(id, 'approvals') }, options),
    done: (id, works, options) =>
      api.json({ method: 'POST', path: path(id, 'done'), body: works, keyed: true }, options),
    download: (id, file, query, options) =>
      api.call({ path: path(id, 'files', file), query }, bytes, options),
  };
}
