/** Nothing is there yet: a drawing, one sentence, and what to do next. */
import type { IconNode } from 'lucide';
import type { ComponentChildren } from 'preact';
import { Icon } from './icon.tsx';

interface Props {
  icon: IconNode;
  title: string;
  text?: ComponentChildren;
  /** One primary button, and at most one other. */
  action?: ComponentChildren;
}

export function EmptyState({ icon, title, text, action }: Props) {
  return (
    <div class="empty-state">
      <div class="empty-picture" aria-hidden="true">
        <svg width="160" height="72" viewBox="0 0 160 72" fill="none" aria-hidden="true">
          <path class="empty-far" d="M10 66V46l14-11 14 11v20M122 66V42l14-11 14 11v24" />
          <path class="empty-ground" d="M2 66h156" />
        </svg>
        <span class="empty-icon">
          <Icon of={icon} size={24} />
        </span>
      </div>
      <p class="empty-title">{title}</p>
      {text && <p class="empty-text">{text}</p>}
      {action && <div class="empty-actions">{action}</div>}
    </div>
  );
}
