import type { Route } from './route.ts';
import type { MemberContext } from './session.ts';

/** What every screen is drawn with. */
export interface ScreenProps {
  route: Route;
  context: MemberContext;
}
