/** "Tell me when prices or grants change": a wish for the estate's owner, who does the telling. */
import { useState } from 'preact/hooks';
import type { PageData } from '../page-data.ts';
import { usePageWords } from '../page-words.ts';
import { requestAlert, SavePlanError } from '../save-plan.ts';
import { explainFault } from './explain-fault.ts';

interface Props {
  page: PageData;
  search: string;
}

export function PlanAlert({ page, search }: Props) {
  const { texts, language } = usePageWords();
  const { name } = page.context;
  const [email, setEmail] = useState('');
  const [phone, setPhone] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState('');

  async function send() {
    if (email.trim() === '' && phone.trim() === '') return setMessage(texts.alertEither);
    setBusy(true);
    try {
      await requestAlert({ email: email.trim(), phone: phone.trim(), language, choices: search });
      setEmail('');
      setPhone('');
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
    <section class="card alert needs-script" id="alert" aria-labelledby="alert-title">
      <h2 id="alert-title">{texts.alertTitle}</h2>
      <p class="quiet">{texts.alertLead(name)}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <div class="row">
          <label class="field">
            <span>{texts.alertEmail}</span>
            <input
              id="alert-email"
              type="email"
              autocomplete="email"
              maxLength={254}
              value={email}
              onInput={(event) => setEmail(event.currentTarget.value)}
            />
          </label>
          <label class="field">
            <span>{texts.alertPhone}</span>
            <input
              id="alert-phone"
              type="tel"
              autocomplete="tel"
              maxLength={30}
              value={phone}
              onInput={(event) => setPhone(event.currentTarget.value)}
            />
          </label>
        </div>
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
    </section>
  );
}
