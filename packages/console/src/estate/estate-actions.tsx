/** What can be done with a home: plan it, make a passport, give the link to a buyer. */
import { LANGUAGES, type Language } from '@rooftree/words/language';
import { useState } from 'preact/hooks';
import { call } from '../api.ts';
import { useWords } from '../language.ts';
import { ProblemMessage } from '../parts/problem-message.tsx';
import type { MemberContext, Permission } from '../session.ts';
import type { WholeEstate } from './use-estate.ts';
import { waitForJob } from './wait-for-job.ts';

interface Props {
  whole: WholeEstate;
  context: MemberContext;
  onChanged: () => void;
}

export function EstateActions({ whole: { estate, renovation }, context, onChanged }: Props) {
  const { texts, language: own } = useWords();
  const [state, setState] = useState<'planning' | 'making' | 'copied' | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [language, setLanguage] = useState<Language>(own);
  const may = (permission: Permission) => context.permissions.includes(permission);
  const during = async (what: 'planning' | 'making', work: () => Promise<void>) => {
    setFault(null);
    setFailure(null);
    setState(what);
    await work().catch(setFault);
    setState(null);
    onChanged();
  };
  const plan = async () => {
    const job = await waitForJob([estate.external_id], () => {});
    setFailure(job.metadata.failure);
  };
  const print = async () => {
    if (renovation === null) return;
    await call('POST /v1/renovations/{renovation_id}/reports', {
      path: { renovation_id: renovation.renovation_id },
      body: { language },
    });
  };
  const copy = () =>
    navigator.clipboard.writeText(estate.referral_link).then(() => setState('copied'), setFault);
  const isBusy = state === 'planning' || state === 'making';
  return (
    <div class="actions">
      {may('calculations:create') && (
        <button
          type="button"
          class="button button-primary"
          disabled={isBusy}
          onClick={() => during('planning', plan)}
        >
          {texts.planNow}
        </button>
      )}
      {may('reports:create') && renovation !== null && (
        <div class="passport">
          <label class="field">
            <span>{texts.passportLanguage}</span>
            <select
              value={language}
              onChange={({ currentTarget: { value } }) =>
                setLanguage(LANGUAGES.find((one) => one === value) ?? own)
              }
            >
              {LANGUAGES.map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </select>
          </label>
          <button type="button" class="button" disabled={isBusy} onClick={() => during('making', print)}>
            {texts.makePassport}
          </button>
        </div>
      )}
      <button type="button" class="button" onClick={copy}>
        {texts.copyLink}
      </button>
      <a class="button" href={estate.referral_link} target="_blank" rel="noreferrer">
        {texts.asBuyer}
      </a>
      <p class="quiet" role="status">
        {state === 'planning' && texts.planning}
        {state === 'making' && texts.making}
        {state === 'copied' && texts.copied}
      </p>
      {failure !== null && (
        <div class="problem" role="alert">
          <p>{texts.planFailed}</p>
          <p lang="en">{failure}</p>
        </div>
      )}
      {fault !== null && <ProblemMessage error={fault} />}
    </div>
  );
}
