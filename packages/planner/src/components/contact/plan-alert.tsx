/** "Tell me when prices or grants change": a wish for the estate's owner, who does the telling. */
import { useState } from 'preact/hooks';
import type { PageData } from '../../page-data.ts';
import { usePageWords } from '../../page-words.ts';
import { requestAlert, SavePlanError } from '../../save-plan.ts';
import { explainFault } from '../page/explain-fault.ts';
import { Panel } from '../page/panel.tsx';
import { isReachable, NO_REACH, ReachFields, reachToSend } from './reach-fields.tsx';

interface Props {
  page: PageData;
  search: string;
}

export function PlanAlert({ page, search }: Props) {
  const { texts, language } = usePageWords();
  const { name } = page.context;
  const [typed, setTyped] = useState(NO_REACH);
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState('');

  async function send() {
    if (!isReachable(typed)) return setMessage(texts.alertEither);
    setBusy(true);
    try {
      await requestAlert({ reach: reachToSend(typed), language, choices: search });
      setTyped(NO_REACH);
      setMessage(texts.alertSent(name));
    } catch (error) {
      if (!(error instanceof SavePlanError)) throw error;
      const isRefused = error.reason === 'refused';
      setMessage(isRefused ? texts.alertRefused : explainFault(error.reason, texts, name));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Panel id="alert" level={2} class="alert needs-script" title={texts.alertTitle}>
      <p class="quiet">{page.takesContacts ? texts.alertLeadKept(name) : texts.alertLead(name)}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <ReachFields prefix="alert" typed={typed} onTyped={setTyped} />
        <label class="consent">
          <input id="alert-consent" type="checkbox" required />
          <span>{texts.alertConsent(name)}</span>
        </label>
        <button type="submit" class="button button-primary" disabled={isBusy}>
          {texts.alertSend}
        </button>
      </form>
      <p class="status" role="status">
        {message}
      </p>
    </Panel>
  );
}
