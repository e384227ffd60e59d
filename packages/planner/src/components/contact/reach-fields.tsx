/**
 * How to reach a reader: a name, a phone number, an e-mail address. Which of them are needed, the form around them
 * says.
 */
import { usePageWords } from '../../page-words.ts';

export interface TypedReach {
  name: string;
  phone: string;
  email: string;
}

export const NO_REACH: TypedReach = { name: '', phone: '', email: '' };

/** Without spaces around it; what is empty is not sent. */
export function reachToSend(typed: TypedReach): Partial<TypedReach> {
  const filled = Object.entries(typed).flatMap(([name, value]) =>
    value.trim() === '' ? [] : [[name, value.trim()]],
  );
  return Object.fromEntries(filled);
}

/** A name alone cannot be contacted. */
export const isReachable = ({ phone, email }: TypedReach): boolean =>
  phone.trim() !== '' || email.trim() !== '';

interface Props {
  /** What the ids begin with: two such forms can be on a page. */
  prefix: string;
  typed: TypedReach;
  onTyped: (typed: TypedReach) => void;
}

export function ReachFields({ prefix, typed, onTyped }: Props) {
  const { texts } = usePageWords();
  const field = (name: keyof TypedReach) => ({
    id: `${prefix}-${name}`,
    value: typed[name],
    onInput: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      onTyped({ ...typed, [name]: currentTarget.value }),
  });
  return (
    <div class="row">
      <label class="field">
        <span>{texts.reachName}</span>
        <input type="text" autocomplete="name" maxLength={100} {...field('name')} />
      </label>
      <label class="field">
        <span>{texts.alertPhone}</span>
        <input
          type="tel"
          autocomplete="tel"
          maxLength={30}
          pattern="\s*\+?[0-9][0-9 \(\)\.\/\-]{5,28}"
          title={texts.phoneForm}
          {...field('phone')}
        />
      </label>
      <label class="field">
        <span>{texts.alertEmail}</span>
        <input type="email" autocomplete="email" maxLength={254} {...field('email')} />
      </label>
    </div>
  );
}
