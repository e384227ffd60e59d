/** "Do you have the energy certificate?": drop or choose it, see what was read, and the plan with it. */
import type { StoredPlan } from '@rooftree/engine';
import { useRef, useState } from 'preact/hooks';
import type { ReadCertificate } from '../../certificate/certificate-origins.ts';
import { describeOutcome, type HandedOver } from '../../certificate/handed-over.ts';
import { HandOverError, sendCertificate } from '../../certificate/send-certificate.ts';
import { writeChoices } from '../../choices/choices.ts';
import { writeFacts } from '../../choices/facts.ts';
import type { ChoicesState } from '../../choices/use-choices.ts';
import type { PageData } from '../../page-data.ts';
import { usePageWords } from '../../page-words.ts';
import { PlanChange } from '../controls/plan-change.tsx';
import { Panel } from '../page/panel.tsx';
import { CertificateResult } from './certificate-result.tsx';

/** A phone offers its camera for these, and hands over its own format as JPEG. */
const ACCEPTED = 'application/pdf,image/jpeg,image/png,.xml,.json,.csv';
export const CERTIFICATE_CONTROL = 'certificate';

interface Props {
  page: PageData;
  state: ChoicesState;
  /** The plan now and before the last change, where that was a certificate. */
  change: { before: StoredPlan; after: StoredPlan } | null;
  onRead: (read: ReadCertificate) => void;
  isOpen?: boolean;
}

export function CertificateDrop({ page, state, change, onRead, isOpen = false }: Props) {
  const { texts } = usePageWords();
  const [sent, setSent] = useState<number | null>(null);
  const [isOver, setOver] = useState(false);
  const [read, setRead] = useState<HandedOver | null>(null);
  const [message, setMessage] = useState(
    page.certificateOutcome === null ? '' : texts.certificateOutcomes[page.certificateOutcome],
  );
  const keep = useRef<HTMLInputElement>(null);
  const isBusy = sent !== null;

  async function handOver(file: File | undefined) {
    if (file === undefined || isBusy) return;
    setSent(0);
    setRead(null);
    setMessage(texts.certificateSending);
    try {
      const reading = await sendCertificate(file, keep.current?.checked === true, (share) => {
        setSent(share);
        if (share === 1) setMessage(texts.certificateReading);
      });
      use(reading);
    } catch (error) {
      if (!(error instanceof HandOverError)) throw error;
      setMessage(error.outcome === 'offline' ? texts.failed : texts.certificateOutcomes[error.outcome]);
    } finally {
      setSent(null);
    }
  }

  function use(reading: HandedOver) {
    const outcome = describeOutcome(reading);
    setRead(reading);
    if (outcome !== 'read') return setMessage(texts.certificateOutcomes[outcome]);
    const facts = writeFacts(reading.facts);
    setMessage(texts.certificateRead(Object.keys(facts).length));
    onRead({ issuedOn: reading.certificate?.issued_on ?? null, facts });
    state.change(CERTIFICATE_CONTROL, { facts: { ...state.choices.facts, ...facts } });
  }

  const query = new URLSearchParams([
    ['lang', page.language],
    ...new URLSearchParams(writeChoices(state.choices)),
  ]);
  return (
    <Panel
      id="certificate"
      level={2}
      class="certificate"
      title={texts.certificateTitle}
      isOpen={isOpen || message !== ''}
    >
      <p class="quiet">{texts.certificateLead}</p>
      <form
        method="post"
        encType="multipart/form-data"
        action={`${page.publicUrl}/r/${page.token}/certificate?${query}`}
        onSubmit={(event) => {
          event.preventDefault();
          const input = event.currentTarget.elements.namedItem('file');
          if (input instanceof HTMLInputElement) handOver(input.files?.[0]);
        }}
      >
        <label
          class={isOver ? 'drop-zone drop-zone-over' : 'drop-zone'}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            setOver(false);
            handOver(event.dataTransfer?.files[0]);
          }}
        >
          <strong>{texts.certificateChoose}</strong> <span class="drop-hint">{texts.certificateDrop}</span>
          <input
            id="certificate-file"
            type="file"
            name="file"
            required
            accept={ACCEPTED}
            disabled={isBusy}
            aria-describedby="certificate-privacy"
            onChange={(event) => {
              handOver(event.currentTarget.files?.[0]);
              // So that the same file can be chosen again.
              event.currentTarget.value = '';
            }}
          />
        </label>
        <p class="quiet" id="certificate-privacy">
          {texts.certificatePrivate}
        </p>
        {page.keepsCertificates && (
          <label class="consent">
            <input type="checkbox" name="keep" value="on" ref={keep} disabled={isBusy} />
            <span>{texts.certificateKeep(page.context.name)}</span>
          </label>
        )}
        <noscript>
          <button type="submit" class="button button-primary">
            {texts.certificateSend}
          </button>
        </noscript>
      </form>
      {isBusy && <progress aria-labelledby="certificate-title" max={1} value={sent < 1 ? sent : undefined} />}
      <p class="status" role="status">
        {message}
      </p>
      {change !== null && <PlanChange before={change.before} after={change.after} onUndo={state.undo} />}
      {read !== null && <CertificateResult page={page} read={read} />}
    </Panel>
  );
}
