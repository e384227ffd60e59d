/** One programme: its progress while it runs, and what came of it. */
import { Button } from '@rooftree/ui/button.tsx';
import { PageHeader } from '@rooftree/ui/page-header.tsx';
import { Skeleton } from '@rooftree/ui/skeleton.tsx';
import { Download, FileSpreadsheet, Pencil, Trash2 } from 'lucide';
import { useState } from 'preact/hooks';
import { call, callForFile } from '../api.ts';
import { download } from '../csv/csv.ts';
import { ProblemMessage } from '../faults/problem-message.tsx';
import { ConfirmPrompt } from '../forms/confirm-prompt.tsx';
import { go, linkTo } from '../route.ts';
import type { MemberContext } from '../session.ts';
import { useWords } from '../words/language.ts';
import { isEnded } from './programme.ts';
import { ProgressCard } from './progress-card.tsx';
import { ProgrammeResult } from './result/programme-result.tsx';
import { StatusBadge } from './status-badge.tsx';
import { useProgramme } from './use-programme.ts';

interface Props {
  id: string;
  /** `scenario`: its number; `year` and `show`: which homes are listed. */
  query: URLSearchParams;
  context: MemberContext;
}

const FILES = ['homes.csv', 'hours.csv', 'certificate.txt', 'problem.txt'] as const;
type File = (typeof FILES)[number] | 'programme.xlsx';

export function ProgrammePage({ id, query, context }: Props) {
  const { texts: all, language } = useWords();
  const texts = all.programmes;
  const { value: programme, fault, setFault, reload } = useProgramme(id);
  const [isDeleting, setDeleting] = useState(false);
  const mayWrite = context.permissions.includes('programmes:write');
  const scenario = programme?.scenarios[Number(query.get('scenario') ?? 0)] ?? programme?.scenarios[0];
  const save = (file: File) => {
    setFault(null);
    callForFile('GET /v1/programmes/{id}/files/{file}', {
      path: { id, file },
      query: { scenario: scenario?.number ?? 0, language },
    }).then((blob) => download(blob, file), setFault);
  };
  const remove = () => {
    setDeleting(false);
    call('DELETE /v1/programmes/{id}', { path: { id } }).then(() => go(linkTo(['programmes'])), setFault);
  };
  // Without a programme within the limits there is nothing to certify.
  const files = FILES.filter((file) => file.endsWith('.csv') || scenario?.status === 'FINISHED');
  const again = linkTo(['programmes', 'new'], new URLSearchParams({ from: id }));
  return (
    <div class="screen programmes">
      <PageHeader
        title={programme?.name ?? texts.title}
        back={{ href: linkTo(['programmes']), text: texts.title }}
        {...(programme !== null && { count: <StatusBadge status={programme.status} /> })}
        actions={
          scenario && (
            <Button
              icon={FileSpreadsheet}
              label={texts.files['programme.xlsx']}
              onClick={() => save('programme.xlsx')}
            >
              <span class="wide-only">Excel</span>
            </Button>
          )
        }
        menu={[
          {
            items: scenario
              ? files.map((file) => ({
                  label: texts.files[file],
                  icon: Download,
                  onSelect: () => save(file),
                }))
              : [],
          },
          {
            items:
              mayWrite && programme !== null
                ? [
                    { label: texts.again, icon: Pencil, href: again },
                    { label: texts.delete, icon: Trash2, isDanger: true, onSelect: () => setDeleting(true) },
                  ]
                : [],
          },
        ]}
      />
      {isDeleting && (
        <ConfirmPrompt
          question={texts.confirmDelete}
          action={texts.delete}
          onConfirm={remove}
          onCancel={() => setDeleting(false)}
        />
      )}
      {fault !== null && <ProblemMessage error={fault} onRetry={reload} />}
      {programme === null && fault === null && <Skeleton kind="block" />}
      {programme !== null && !isEnded(programme) && (
        <ProgressCard programme={programme} mayCancel={mayWrite} onChanged={reload} onFault={setFault} />
      )}
      {programme?.status === 'CANCELLED' && <p class="note">{texts.cancelled}</p>}
      {programme?.status === 'FAILED' && <p class="note">{texts.failed}</p>}
      {programme !== null && scenario && (
        <ProgrammeResult
          programme={programme}
          scenario={scenario}
          query={query}
          mayWrite={mayWrite}
          context={context}
        />
      )}
    </div>
  );
}
