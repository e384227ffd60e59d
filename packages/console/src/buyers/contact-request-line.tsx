/** Who it is, how to reach them, what they want and about which home; and that it is done. */
import { RelativeTime } from '@rooftree/ui/relative-time.tsx';
import { useState } from 'preact/hooks';
import { ProblemMessage } from '../faults/problem-message.tsx';
import { addressOf } from '../homes/cells.ts';
import { linkTo } from '../route.ts';
import { useWords } from '../words/language.ts';
import { shownName } from '../words/shown-name.ts';
import { mailTo, telTo } from './contact-links.ts';
import { markHandled, nameOf, type ShownRequest } from './contact-request.ts';

interface Props {
  request: ShownRequest;
  /** Without the home and the plan, where they are the page itself. */
  isOfPlan?: boolean;
  /** Null for a member who may not mark it as done. */
  onChanged: (() => void) | null;
}

export function ContactRequestLine({ request, isOfPlan = false, onChanged }: Props) {
  const { texts, language } = useWords();
  const words = texts.buyers;
  const [fault, setFault] = useState<unknown>(null);
  const { id, name, phone, email, wish, handled_at: handledAt } = request;
  const isHandled = handledAt !== null;
  const change = (then: () => void) => {
    setFault(null);
    markHandled(id, !isHandled).then(then, setFault);
  };
  const verb = isHandled ? words.notDone : words.done;
  return (
    <>
      <span class="contact-request">
        {name !== null && <strong>{name} </strong>}
        {phone !== null && <a href={telTo(phone)}>{phone}</a>}{' '}
        {email !== null && <a href={mailTo(email)}>{email}</a>}{' '}
        <small>
          {words.wishes[wish]} · <RelativeTime at={request.created_at} />
          {isHandled && (
            <>
              {' · '}
              <RelativeTime at={handledAt} text={words.doneOn} />
            </>
          )}
          {!isOfPlan && (
            <>
              {' · '}
              <a href={linkTo(['home', request.external_id])}>{addressOf(request, { language })}</a>
              {request.renovation_id !== null && (
                <>
                  {' · '}
                  <a href={linkTo(['plan', request.renovation_id])}>
                    {shownName(request.renovation_name ?? '', { texts })}
                  </a>
                </>
              )}
            </>
          )}
        </small>
      </span>
      {onChanged && (
        <button
          type="button"
          class="button"
          aria-label={`${verb}: ${nameOf(request)}`}
          onClick={() => change(onChanged)}
        >
          {verb}
        </button>
      )}
      {fault !== null && <ProblemMessage error={fault} />}
    </>
  );
}
