/** Works of selected homes, reported as done on a day. */
import { Button } from '@rooftree/ui/button.tsx';
import { Form } from '@rooftree/ui/form.tsx';
import { TextField } from '@rooftree/ui/text-field.tsx';
import { showToast } from '@rooftree/ui/toast.tsx';
import { formatNumber } from '@rooftree/words/format';
import { useState } from 'preact/hooks';
import { call } from '../../api.ts';
import { ProblemMessage } from '../../faults/problem-message.tsx';
import { useWords } from '../../words/language.ts';
import { localDay } from '../../words/local-day.ts';

interface Props {
  programmeId: string;
  selected: readonly string[];
  onReported: () => void;
}

/** As many as the server takes at once. */
const AT_ONCE = 200;

export function ReportDone({ programmeId, selected, onReported }: Props) {
  const { texts: all, language } = useWords();
  const texts = all.approvals;
  const today = localDay(new Date());
  const [day, setDay] = useState(today);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<unknown>(null);
  const count = formatNumber(language, selected.length);
  const isOne = selected.length === 1;
  const send = async () => {
    for (let from = 0; from < selected.length; from += AT_ONCE) {
      const homes = selected.slice(from, from + AT_ONCE);
      await call('POST /v1/programmes/{id}/done', {
        path: { id: programmeId },
        body: { homes: homes.map((external_id) => ({ external_id, done_on: day })) },
      });
    }
    showToast({ text: texts.reported(count, isOne) });
  };
  const report = async () => {
    setBusy(true);
    setFault(null);
    await send().catch(setFault);
    setBusy(false);
    // Also after a fault: some of them may be reported.
    onReported();
  };
  return (
    <Form class="bulk report-done" onSubmit={() => void report()}>
      <TextField
        label={texts.doneOn}
        type="date"
        isRequired
        value={day}
        input={{ max: today }}
        onInput={setDay}
      />
      <Button kind="primary" type="submit" isBusy={isBusy}>
        {texts.report(count, isOne)}
      </Button>
      {fault !== null && <ProblemMessage error={fault} />}
    </Form>
  );
}
