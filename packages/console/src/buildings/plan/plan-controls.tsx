/** What is asked of the plan, the button that calculates it, and how far it is. */
import type { Building, BuildingControls } from '@rooftree/client/members';
import { labelsOf } from '@rooftree/engine';
import { Button } from '@rooftree/ui/button.tsx';
import { Form } from '@rooftree/ui/form.tsx';
import { Select } from '@rooftree/ui/select.tsx';
import { TextField } from '@rooftree/ui/text-field.tsx';
import { formatPercent } from '@rooftree/words/format';
import { writeLabel } from '@rooftree/words/label-colours';
import { Calculator } from 'lucide';
import { useState } from 'preact/hooks';
import { ProblemMessage } from '../../faults/problem-message.tsx';
import { scaleOfAddress } from '../../homes/cells.ts';
import { useWords } from '../../words/language.ts';
import { isPending, type StoredPlan, startPlan } from '../buildings-api.ts';

const CONFIDENCES = ['0.5', '0.7', '0.8', '0.9', '0.95'];
const LOAN_YEARS = ['10', '15', '20', '25', '30'];
const VOTE_CHANCES = ['0.5', '0.6', '0.7', '0.8', '0.9'];
const HORIZONS = [10, 20, 30] as const;
/** Prices and grants are today's: not much further ahead. */
const LATEST_START_YEARS = 5;

interface Props {
  building: Building;
  latest: StoredPlan;
  mayWrite: boolean;
  onStarted: () => void;
}

export function PlanControls({ building, latest, mayWrite, onStarted }: Props) {
  const { texts: all, language } = useWords();
  const texts = all.buildings.controls;
  const before = latest.plan?.controls;
  const [target, setTarget] = useState(before?.target_label ?? '');
  const [targetOf, setTargetOf] = useState<NonNullable<BuildingControls['target_of']>>(
    before?.target_of ?? 'EVERY_UNIT',
  );
  const [loanYears, setLoanYears] = useState(String(before?.loan_years ?? ''));
  const [confidence, setConfidence] = useState(String(before?.confidence ?? '0.7'));
  const [isFossilFree, setFossilFree] = useState(before?.fossil_free ?? false);
  const [nobodyPaysMore, setNobodyPaysMore] = useState(before?.nobody_pays_more ?? false);
  const [leastVote, setLeastVote] = useState(String(before?.least_vote_probability ?? ''));
  const [firstYear, setFirstYear] = useState(String(before?.first_year ?? ''));
  const [budget, setBudget] = useState(String(before?.budget_per_year_eur ?? ''));
  const [horizon, setHorizon] = useState(String(before?.maintenance_years ?? 20));
  const [fault, setFault] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const { address } = building;
  const scale =
    latest.plan?.label_scale ?? scaleOfAddress({ region: address.region, country: address.country ?? 'BE' });
  const isRunning = isPending(latest);
  const hasMore = [before?.least_vote_probability, before?.first_year, before?.budget_per_year_eur].some(
    (wish) => wish !== undefined && wish !== null,
  );
  const thisYear = new Date().getFullYear();
  const startYears = Array.from({ length: LATEST_START_YEARS }, (_, index) => String(thisYear + 1 + index));
  const start = async () => {
    setBusy(true);
    setFault(null);
    const numberOrNull = (text: string) => (text.trim() === '' ? null : Number(text));
    await startPlan(building.external_id, {
      ...(before !== undefined && { objective: before.objective }),
      least_vote_probability: numberOrNull(leastVote),
      first_year: numberOrNull(firstYear),
      budget_per_year_eur: numberOrNull(budget),
      maintenance_years: HORIZONS.find((years) => String(years) === horizon) ?? 20,
      target_label: target === '' ? null : target,
      target_of: targetOf,
      loan_years: numberOrNull(loanYears),
      confidence: Number(confidence),
      fossil_free: isFossilFree,
      nobody_pays_more: nobodyPaysMore,
    }).then(onStarted, setFault);
    setBusy(false);
  };
  return (
    <section class="card plan-controls" aria-label={texts.title}>
      {latest.id === null && <p>{texts.noPlan}</p>}
      {latest.status === 'FAILED' && (
        <div class="problem" role="alert">
          <p>{texts.failed}</p>
          <ul class="notes">
            {latest.messages.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </div>
      )}
      {latest.is_outdated && !isRunning && <p class="note">{texts.outdated}</p>}
      {isRunning ? (
        <div class="job-running">
          <p role="status">
            <strong>{texts.running}</strong> <span class="quiet">{all.bulk.goesOn}</span>
          </p>
          <progress aria-label={texts.running} />
        </div>
      ) : (
        mayWrite && (
          <Form class="control-form" label={texts.title} onSubmit={() => void start()}>
            <div class="control-row">
              <Select
                label={texts.target}
                options={[
                  { value: '', text: texts.targetOfRegion },
                  ...labelsOf(scale).map((label) => ({ value: label, text: writeLabel(label) })),
                ]}
                value={target}
                onChange={setTarget}
              />
              <Select
                label={texts.targetOf}
                options={(['EVERY_UNIT', 'MEAN'] as const).map((value) => ({
                  value,
                  text: texts.targets[value],
                }))}
                value={targetOf}
                onChange={setTargetOf}
              />
              <Select
                label={texts.loanYears}
                options={[
                  { value: '', text: texts.longestLoan },
                  ...LOAN_YEARS.map((value) => ({ value, text: all.programmes.years(Number(value)) })),
                ]}
                value={loanYears}
                onChange={setLoanYears}
              />
              <Select
                label={texts.confidence}
                options={CONFIDENCES.map((value) => ({
                  value,
                  text: formatPercent(language, 100 * Number(value)),
                }))}
                value={confidence}
                onChange={setConfidence}
              />
            </div>
            <details open={hasMore}>
              <summary>{texts.more}</summary>
              <div class="control-row">
                <Select
                  label={texts.leastVote}
                  options={[
                    { value: '', text: texts.anyVote },
                    ...VOTE_CHANCES.map((value) => ({
                      value,
                      text: texts.atLeast(formatPercent(language, 100 * Number(value))),
                    })),
                  ]}
                  value={leastVote}
                  onChange={setLeastVote}
                />
                <Select
                  label={texts.firstYear}
                  options={[
                    { value: '', text: texts.nextYear },
                    ...startYears.map((year) => ({ value: year, text: year })),
                  ]}
                  value={firstYear}
                  onChange={setFirstYear}
                />
                <TextField
                  label={texts.budget}
                  type="number"
                  value={budget}
                  input={{ min: 0, step: 1, inputMode: 'numeric', placeholder: texts.noBudget }}
                  onInput={setBudget}
                />
                <Select
                  label={texts.horizon}
                  options={HORIZONS.map((years) => ({
                    value: String(years),
                    text: all.programmes.years(years),
                  }))}
                  value={horizon}
                  onChange={setHorizon}
                />
              </div>
            </details>
            <div class="control-end">
              <label class="check-line">
                <input
                  type="checkbox"
                  checked={isFossilFree}
                  onChange={({ currentTarget }) => setFossilFree(currentTarget.checked)}
                />
                {texts.fossilFree}
              </label>
              <label class="check-line">
                <input
                  type="checkbox"
                  checked={nobodyPaysMore}
                  onChange={({ currentTarget }) => setNobodyPaysMore(currentTarget.checked)}
                />
                {texts.nobodyPaysMore}
              </label>
              <Button
                kind={latest.plan === null || latest.is_outdated ? 'primary' : 'plain'}
                type="submit"
                icon={Calculator}
                isBusy={isBusy}
              >
                {latest.plan === null ? texts.plan : texts.planAgain}
              </Button>
            </div>
          </Form>
        )
      )}
      {fault !== null && <ProblemMessage error={fault} />}
    </section>
  );
}
