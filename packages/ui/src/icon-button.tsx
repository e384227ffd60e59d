/** A button that is only an icon: its label is its accessible name and its tooltip. */
import type { IconNode } from 'lucide';
import type { ButtonHTMLAttributes } from 'preact';
import { Icon } from './icon.tsx';
import { Tooltip } from './tooltip.tsx';

interface Props {
  icon: IconNode;
  label: string;
  isDisabled?: boolean;
  isPressed?: boolean;
  onClick: ButtonHTMLAttributes<HTMLButtonElement>['onClick'];
}

export function IconButton({ icon, label, isDisabled = false, isPressed, onClick }: Props) {
  return (
    <Tooltip text={label} isName>
      <button
        type="button"
        class="icon-button"
        aria-label={label}
        aria-pressed={isPressed}
        disabled={isDisabled}
        onClick={onClick}
      >
        <Icon of={icon} size={16} />
      </button>
    </Tooltip>
  );
}
