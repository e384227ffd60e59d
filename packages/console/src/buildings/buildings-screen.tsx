/** Buildings with co-owners: their list, what is suggested, one of them, and its facts. */
import type { ScreenProps } from '../screen.ts';
import { BuildingPage } from './building-page.tsx';
import { EditBuildingPage } from './edit/edit-building-page.tsx';
import { BuildingList } from './list/building-list.tsx';
import { SuggestedBuildings } from './list/suggested-buildings.tsx';

export function BuildingsScreen({ route, context }: ScreenProps) {
  const [, id, view] = route.path;
  if (id === undefined) return <BuildingList query={route.query} context={context} />;
  // Of two parts, since a building may have any name.
  if (id === 'suggested' && view === 'list') return <SuggestedBuildings context={context} />;
  if (view === 'edit') return <EditBuildingPage key={id} id={id} context={context} />;
  return <BuildingPage key={id} id={id} query={route.query} context={context} />;
}
