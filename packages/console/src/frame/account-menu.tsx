/** At the foot of the rail: who is signed in, and what they choose for themselves. */
import { Icon } from '@rooftree/ui/icon.tsx';
import { Menu } from '@rooftree/ui/menu.tsx';
import { LANGUAGES, type Language } from '@rooftree/words/language';
import { ChevronsUpDown, Keyboard, LogOut } from 'lucide';
import { useState } from 'preact/hooks';
import { ProblemMessage } from '../faults/problem-message.tsx';
import type { MemberContext, SessionState } from '../session.ts';
import { useWords } from '../words/language.ts';
import { signOut } from './sign-out.ts';
import { chooseTheme, storedTheme, THEMES } from './theme.ts';

const LANGUAGE_NAMES: Record<Language, string> = {
  'nl-BE': 'Nederlands (België)',
  'nl-NL': 'Nederlands (Nederland)',
  'fr-BE': 'Français',
  en: 'English',
};

interface Props {
  session: SessionState;
  context: MemberContext | null;
  onContext: (id: string) => void;
  onLanguage: (language: Language) => void;
  onShortcuts: () => void;
  onSignedOut: () => void;
}

export function AccountMenu({ session, context, onContext, onLanguage, onShortcuts, onSignedOut }: Props) {
  const { texts, language } = useWords();
  const [theme, setTheme] = useState(storedTheme);
  const [fault, setFault] = useState<unknown>(null);
  const name = session.member.name || session.member.email || texts.member;
  const agencies = session.contexts.length > 1 ? session.contexts : [];
  return (
    <div class="rail-foot">
      <Menu
        label={texts.account.title(name)}
        align="start"
        class="account-button"
        groups={[
          {
            title: texts.agency,
            items: agencies.map(({ id, name: label }) => ({
              label,
              isChecked: id === context?.id,
              onSelect: () => onContext(id),
            })),
          },
          {
            title: texts.language,
            items: LANGUAGES.map((one) => ({
              label: LANGUAGE_NAMES[one],
              lang: one,
              isChecked: one === language,
              onSelect: () => onLanguage(one),
            })),
          },
          {
            title: texts.account.theme,
            items: THEMES.map((one) => ({
              label: texts.account.themes[one],
              isChecked: one === theme,
              onSelect: () => {
                chooseTheme(one);
                setTheme(one);
              },
            })),
          },
          {
            items: [
              { label: texts.shortcuts.title, icon: Keyboard, shortcut: '?', onSelect: onShortcuts },
              {
                label: texts.signOut,
                icon: LogOut,
                onSelect: () => signOut().then(onSignedOut, setFault),
              },
            ],
          },
        ]}
      >
        <span class="avatar" data-initial={name.charAt(0).toUpperCase()} />
        <span class="account-name">{name}</span>
        <Icon of={ChevronsUpDown} size={14} />
      </Menu>
      {fault !== null && <ProblemMessage error={fault} />}
    </div>
  );
}
