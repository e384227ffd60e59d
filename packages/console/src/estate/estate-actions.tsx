/** What can be done with a home: plan it, create a passport, give the link to a buyer. */
import { Button } from '@rooftree/ui/button.tsx';
import { CopyButton } from '@rooftree/ui/copy-button.tsx';
import { Select } from '@rooftree/ui/select.tsx';
import { LANGUAGES, type Language } from '@rooftree/words/language';
import { useState } from 'preact/hooks';
import { call } from '../api.ts';
import { ProblemMessage } from '../faults/problem-message.tsx';
import { TranslatedMessage } from '../faults/translated-message.tsx';
import type { MemberContext, Permission } from '../session.ts';
import { useWords } from '../words/language.ts';
import type { WholeEstate } from './use-estate.ts';
import type { Planning } from './use-planning.ts';

interface Props {
  whole: WholeEstate;
  context: MemberContext;
  planning: Planning;
  onChanged: () => void;
}

export function EstateActions({ whole: { estate, renovation }, context, planning, onChanged }: Props) {
  const { texts, language: own } = useWords();
  const [isMaking, setMaking] = useState(false);
  const [fault, setFault] = useState<unknown>(null);
  const [language, setLanguage] = useState<Language>(own);
  const may = (permission: Permission) => context.permissions.includes(permission);
  const print = async (id: string) => {
    setFault(null);
    setMaking(true);
    await call('POST /v1/renovations/{renovation_id}/reports', {
      path: { renovation_id: id },
      body: { language },
    }).catch(setFault);
    setMaking(false);
    onChanged();
  };
  return (
    <div class="actions">
      {may('calculations:create') && (
        <Button
          kind={renovation === null ? 'primary' : 'plain'}
          isBusy={planning.isBusy}
          isDisabled={isMaking}
          onClick={planning.plan}
        >
          {texts.planNow}
        </Button>
      )}
      <CopyButton value={estate.referral_link} label={texts.copyLink} />
      <a class="button" href={estate.referral_link} target="_blank" rel="noreferrer">
        {texts.asBuyer}
      </a>
      {may('reports:create') && renovation !== null && (
        <div class="passport">
          <Select
            label={texts.passportLanguage}
            options={LANGUAGES.map((value) => ({ value, text: texts.reportList.languages[value] }))}
            value={language}
            onChange={setLanguage}
          />
          <Button
            kind="primary"
            isBusy={isMaking}
            isDisabled={planning.isBusy}
            onClick={() => print(renovation.renovation_id)}
          >
            {texts.makePassport}
          </Button>
        </div>
      )}
      <p class="unseen" role="status">
        {planning.isBusy && texts.planning}
        {isMaking && texts.making}
      </p>
      {planning.failure !== null && (
        <div class="problem" role="alert">
          <p>{texts.planFailed}</p>
          {planning.failure.split('; ').map((message) => (
            <p key={message}>
              <TranslatedMessage message={message} />
            </p>
          ))}
        </div>
      )}
      {(fault ?? planning.fault) !== null && <ProblemMessage error={fault ?? planning.fault} />}
    </div>
  );
}
