/** A button, or a link that looks like one. A page has at most one primary button. */
import type { IconNode } from 'lucide';
import type { ButtonHTMLAttributes, ComponentChildren } from 'preact';
import { Icon } from './icon.tsx';

export interface ButtonProps {
  kind?: 'plain' | 'primary' | 'quiet' | 'danger';
  icon?: IconNode;
  /** A link instead of a button. */
  href?: string;
  type?: 'button' | 'submit';
  isDisabled?: boolean;
  /** Something is under way: not to be pressed again. */
  isBusy?: boolean;
  /** What a screen reader says in place of the content. */
  label?: string | undefined;
  isPressed?: boolean;
  onClick?: ButtonHTMLAttributes<HTMLButtonElement>['onClick'];
  class?: string;
  children: ComponentChildren;
}

export function Button(props: ButtonProps) {
  const { kind = 'plain', icon, href, type = 'button', isDisabled = false, isBusy = false } = props;
  const style = `button${kind === 'plain' ? '' : ` button-${kind}`}${props.class ? ` ${props.class}` : ''}`;
  const content = (
    <>
      {isBusy ? <span class="spinner" aria-hidden="true" /> : icon && <Icon of={icon} size={16} />}
      {props.children}
    </>
  );
  if (href !== undefined)
    return (
      <a class={style} href={href} aria-label={props.label}>
        {content}
      </a>
    );
  return (
    <button
      type={type}
      class={style}
      disabled={isDisabled || isBusy}
      aria-busy={isBusy || undefined}
      aria-label={props.label}
      aria-pressed={props.isPressed}
      onClick={props.onClick}
    >
      {content}
    </button>
  );
}
