/** Which homes of the view are chosen: some of those that are loaded, or all that match, loaded or not. */
import type { NewPortfolioAction } from '@rooftree/client/members';

export interface Selection {
  ids: ReadonlySet<string>;
  /** All that match the filter; `ids` are those of them that were loaded when that was chosen. */
  isAllMatching: boolean;
}

export const NOTHING: Selection = { ids: new Set(), isAllMatching: false };

/** With these put in or taken out. Who takes one out of all has the loaded ones left: the others were never seen. */
export function withRows(selection: Selection, names: readonly string[], isOn: boolean): Selection {
  const ids = new Set(selection.ids);
  for (const name of names) isOn ? ids.add(name) : ids.delete(name);
  return { ids, isAllMatching: selection.isAllMatching && isOn };
}

export function allMatching(loaded: readonly string[]): Selection {
  return { ids: new Set(loaded), isAllMatching: true };
}

export function isChosen({ ids, isAllMatching }: Selection, name: string): boolean {
  return isAllMatching || ids.has(name);
}

export function countOf({ ids, isAllMatching }: Selection, total: number): number {
  return isAllMatching ? total : ids.size;
}

/** Whether to offer all that match: every loaded one is chosen, and there are more. */
export function canChooseAll(selection: Selection, loaded: readonly string[], total: number): boolean {
  return !selection.isAllMatching && total > loaded.length && loaded.every((name) => selection.ids.has(name));
}

/** As an action names them. */
export function chosenEstates({
  ids,
  isAllMatching,
}: Selection): Pick<NewPortfolioAction, 'external_ids' | 'all_matching'> {
  return isAllMatching ? { all_matching: true } : { external_ids: [...ids] };
}
