/** Who may enter, for those who say so; one's own passkeys and sessions, for everybody. */

import { PageHeader } from '@rooftree/ui/page-header.tsx';
import { OwnProvider } from '../openid/own-provider.tsx';
import { OwnPasskeys } from '../passkeys/own-passkeys.tsx';
import type { ScreenProps } from '../screen.ts';
import { useWords } from '../words/language.ts';
import { Members } from './members.tsx';
import { OwnSessions } from './own-sessions.tsx';

export function TeamScreen({ context }: ScreenProps) {
  const { texts } = useWords();
  return (
    <div class="screen">
      <PageHeader title={texts.team} />
      {context.permissions.includes('members:manage') && <Members />}
      <OwnPasskeys />
      <OwnProvider />
      <OwnSessions />
    </div>
  );
}
