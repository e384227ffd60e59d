/** Saves the plan with the estate's context, then offers its report. */
import type { StoredPlan } from '@rooftree/engine';
import { expectedResult } from '@rooftree/words/expected-result';
import { writeLabel } from '@rooftree/words/label-colours';
import { useState } from 'preact/hooks';
import { notifyEmbedder } from '../../notify-embedder.ts';
import type { PageData } from '../../page-data.ts';
import { usePageWords } from '../../page-words.ts';
import { downloadReport, SavePlanError, savePlan } from '../../save-plan.ts';
import { explainFault } from '../page/explain-fault.ts';
import { Panel } from '../page/panel.tsx';
import { CallBack } from './call-back.tsx';
import { isReachable, reachToSend, type TypedReach } from './reach-fields.tsx';

interface Props {
  page: PageData;
  plan: StoredPlan;
  /** The choices as text: what is saved, and what shows whether the plan has changed since. */
  search: string;
}

type Progress = 'idle' | 'saving' | 'reporting';

export function SavePlan({ page, plan, search }: Props) {
  const { texts, language } = usePageWords();
  const [name, setName] = useState<string | null>(null);
  const [saved, setSaved] = useState<{ id: string; search: string } | null>(null);
  const [reportUrl, setReportUrl] = useState<string | null>(null);
  const [progress, setProgress] = useState<Progress>('idle');
  const [message, setMessage] = useState('');
  const [reach, setReach] = useState<TypedReach | null>(null);
  const shownName = name ?? texts.planNameDefault(writeLabel(expectedResult(plan).label));
  const isCurrent = saved !== null && saved.search === search;

  async function run(next: Progress, action: () => Promise<string>) {
    setProgress(next);
    setMessage(next === 'saving' ? texts.saving : texts.downloading);
    try {
      setMessage(await action());
    } catch (error) {
      if (!(error instanceof SavePlanError)) throw error;
      setMessage(explainFault(error.reason, texts, page.context.name));
    } finally {
      setProgress('idle');
    }
  }

  const save = () => {
    if (reach !== null && !isReachable(reach)) return setMessage(texts.alertEither);
    return run('saving', async () => {
      const trimmed = shownName.trim();
      const id = await savePlan(page, { name: trimmed, search, reach: reach && reachToSend(reach) });
      setSaved({ id, search });
      notifyEmbedder('saved');
      setReportUrl(null);
      setReach(null);
      return [texts.saved(trimmed), ...(reach === null ? [] : [texts.alertSent(page.context.name)])].join(
        ' ',
      );
    });
  };

  const report = (id: string) =>
    run('reporting', async () => {
      setReportUrl(await downloadReport(id, language));
      return texts.downloaded;
    });

  const button = (
    <button
      type="submit"
      class="button button-primary"
      disabled={progress !== 'idle' || (isCurrent && reach === null)}
    >
      {texts.save}
    </button>
  );
  return (
    <Panel id="save-plan" level={2} class="save-plan needs-script" title={texts.savePlanTitle}>
      <p class="quiet">
        {page.takesContacts
          ? texts.savePlanLeadAsking(page.context.name)
          : texts.savePlanLead(page.context.name)}
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <div class="row">
          <label class="field">
            <span>{texts.planName}</span>
            <input
              id="plan-name"
              type="text"
              required
              maxLength={100}
              value={shownName}
              onInput={(event) => setName(event.currentTarget.value)}
            />
          </label>
          {!page.takesContacts && button}
        </div>
        {page.takesContacts && (
          <>
            <CallBack page={page} reach={reach} onReach={setReach} />
            {button}
          </>
        )}
      </form>
      {saved !== null && isCurrent && (
        <div class="row">
          <a class="button" id="saved-link" href={`${page.publicUrl}/r/${page.token}/p/${saved.id}`}>
            {texts.savedLink}
          </a>
          {reportUrl === null ? (
            <button
              type="button"
              class="button button-primary"
              disabled={progress !== 'idle'}
              onClick={() => report(saved.id)}
            >
              {texts.download}
            </button>
          ) : (
            <a class="button button-primary" href={reportUrl} download>
              {texts.openReport}
            </a>
          )}
        </div>
      )}
      <p class="status" role="status">
        {saved !== null && !isCurrent ? texts.savedButChanged : message}
      </p>
    </Panel>
  );
}
