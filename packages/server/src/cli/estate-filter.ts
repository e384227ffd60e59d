import type { EstateFilter } from '../estates/list/estates-page.repository.ts';

/** The options by which `estates list` and `estates export` choose. */
export interface FilterOptions {
  status?: string[];
  type?: string[];
  region?: string[];
  label?: string[];
  quality?: string[];
  user?: string;
  updatedSince?: string;
  deactivated?: true;
}

export function estateFilter(options: FilterOptions): EstateFilter {
  return {
    estateStatuses: options.status ?? null,
    estateTypes: options.type ?? null,
    regions: options.region ?? null,
    energyLabels: options.label ?? null,
    qualityLabels: options.quality ?? null,
    externalUserId: options.user ?? null,
    updatedSince: options.updatedSince ?? null,
    afterId: null,
    includeDeactivated: options.deactivated === true,
  };
}
