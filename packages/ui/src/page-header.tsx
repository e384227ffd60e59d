/** The head of every screen: title, count, one primary action, and a menu with the rest. */
import type { ComponentChildren } from 'preact';
import { Menu, type MenuGroup } from './menu.tsx';
import { useUi } from './ui-context.ts';

interface Props {
  title: ComponentChildren;
  /** How many there are, or what else sums up the screen; read out when it changes. */
  count?: ComponentChildren;
  /** The one filled button of the screen. */
  primary?: ComponentChildren;
  /** Buttons between the title and the primary one; rarely more than one. */
  actions?: ComponentChildren;
  menu?: readonly MenuGroup[];
  /** One sentence on what the screen is for. */
  lead?: ComponentChildren;
  /** A link back to where the reader came from. */
  back?: { href: string; text: string };
}

export function PageHeader({ title, count, primary, actions, menu = [], lead, back }: Props) {
  const { texts } = useUi();
  return (
    <header class="page-header">
      {back && (
        <a class="page-back" href={back.href}>
          ← {back.text}
        </a>
      )}
      <div class="page-title">
        <h1>{title}</h1>
        {count !== undefined && (
          <p class="page-count" role="status">
            {count}
          </p>
        )}
        <div class="page-actions">
          {actions}
          <Menu label={texts.moreActions} groups={menu} />
          {primary}
        </div>
      </div>
      {lead && <p class="page-lead">{lead}</p>}
    </header>
  );
}
