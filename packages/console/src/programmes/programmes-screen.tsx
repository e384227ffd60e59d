/** Programmes: their list, a new one, and what came of one. */
import type { ScreenProps } from '../screen.ts';
import { NewProgrammePage } from './new/new-programme-page.tsx';
import { ProgrammeList } from './programme-list.tsx';
import { ProgrammePage } from './programme-page.tsx';

export function ProgrammesScreen({ route, context }: ScreenProps) {
  const [, id] = route.path;
  if (id === undefined) return <ProgrammeList context={context} />;
  if (id === 'new') return <NewProgrammePage query={route.query} context={context} />;
  return <ProgrammePage key={id} id={id} query={route.query} context={context} />;
}
