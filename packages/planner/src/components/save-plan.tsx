/** Saves the plan with the estate's context, then offers its report. */
import type { Plan } from '@rooftree/engine';
import { writeLabel } from '@rooftree/words/label-colours';
import { useState } from 'preact/hooks';
import type { PageData } from '../page-data.ts';
import { usePageWords } from '../page-words.ts';
import { downloadReport, SavePlanError, savePlan } from '../save-plan.ts';
import { tellEmbedder } from '../tell-embedder.ts';
import { explainFault } from './explain-fault.ts';

interface Props {
  page: PageData;
  plan: Plan;
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
  const shownName = name ?? texts.planNameDefault(writeLabel(plan.result.label));
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

  const save = () =>
    run('saving', async () => {
      const trimmed = shownName.trim();
      const id = await savePlan(page, { name: trimmed, search });
      setSaved({ id, search });
      tellEmbedder('saved');
      setReportUrl(null);
      return texts.saved(trimmed);
    });

  const report = (id: string) =>
    run('reporting', async () => {
      setReportUrl(await downloadReport(id, language));
      return texts.downloaded;
    });

  return (
    <section class="card save-plan" id="save-plan" aria-labelledby="save-plan-title">
      <h2 id="save-plan-title">{texts.savePlanTitle}</h2>
      <p class="quiet">{texts.savePlanLead(page.context.name)}</p>
      <form
        class="row needs-script"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
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
        <button type="submit" class="button button-primary" disabled={progress !== 'idle' || isCurrent}>
          {texts.save}
        </button>
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
    </section>
  );
}
