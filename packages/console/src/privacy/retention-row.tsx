/** One kind of data: its retention by the server, and, where the agency chose so, its shorter one. */
import type { KeptKind } from '@rooftree/client';
import { formatNumber } from '@rooftree/words/format';
import { useEffect, useRef, useState } from 'preact/hooks';
import { call } from '../api.ts';
import { ProblemMessage } from '../faults/problem-message.tsx';
import { useWords } from '../words/language.ts';
import { formatMoment } from '../words/moment.ts';
import { ShorterForm } from './shorter-form.tsx';

interface RetentionRowProps {
  kind: KeptKind;
  onChange: () => void;
}

export function RetentionRow({ kind, onChange }: RetentionRowProps) {
  const { texts, language } = useWords();
  const words = texts.privacy;
  const [isChoosing, setChoosing] = useState(false);
  const [fault, setFault] = useState<unknown>(null);
  const { name, kept_days, own_days, own_days_hold_from: from, shortest_own_days: shortest } = kind;
  const title = words.kinds[name] ?? name;
  const ofServer = kept_days === null ? words.forEver : words.days(kept_days);
  const canShorten = shortest !== null && (kept_days === null || kept_days > shortest);
  const button = useRef<HTMLButtonElement>(null);
  const wasChoosing = useRef(false);
  useEffect(() => {
    // Back to where the form was opened.
    if (wasChoosing.current && !isChoosing) button.current?.focus();
    wasChoosing.current = isChoosing;
  }, [isChoosing]);
  const choose = async (days: number | null) => {
    setFault(null);
    await call('PUT /v1/privacy/retention/{kind}', { path: { kind: name }, body: { days } }).then(() => {
      setChoosing(false);
      onChange();
    }, setFault);
  };
  return (
    <tr>
      <th scope="row">{title}</th>
      <td class="kept">
        <span class="kept-days">{own_days === null ? ofServer : words.days(own_days)}</span>{' '}
        {own_days !== null && <small class="below quiet">{words.serverKeeps(ofServer)}</small>}{' '}
        {from !== null && Date.parse(from) > Date.now() && (
          <small class="below">{words.holdsFrom(formatMoment(language, from))}</small>
        )}
        {fault !== null && <ProblemMessage error={fault} />}
        {isChoosing && shortest !== null && (
          <ShorterForm
            kind={name}
            title={title}
            shortest={shortest}
            longest={kept_days}
            onChoose={choose}
            onCancel={() => setChoosing(false)}
          />
        )}
        {!isChoosing && (canShorten || own_days !== null) && (
          <span class="kept-actions">
            {canShorten && (
              <button
                ref={button}
                type="button"
                class="button button-quiet"
                aria-label={words.shortenOf(title)}
                onClick={() => setChoosing(true)}
              >
                {words.shorten}
              </button>
            )}
            {own_days !== null && (
              <button
                type="button"
                class="button button-quiet"
                aria-label={words.takeBackOf(title)}
                onClick={() => choose(null)}
              >
                {words.takeBack}
              </button>
            )}
          </span>
        )}
      </td>
      <td class="number">{formatNumber(language, kind.would_go)}</td>
    </tr>
  );
}
