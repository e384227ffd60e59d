/** The head of a plan: its name, which can be changed, who made it, and the way back to its home. */
import type { Renovation } from '@rooftree/client';
import { Button } from '@rooftree/ui/button.tsx';
import { Form } from '@rooftree/ui/form.tsx';
import { IconButton } from '@rooftree/ui/icon-button.tsx';
import { PageHeader } from '@rooftree/ui/page-header.tsx';
import { TextField } from '@rooftree/ui/text-field.tsx';
import { Pencil } from 'lucide';
import { useState } from 'preact/hooks';
import { linkTo } from '../route.ts';
import { useWords } from '../words/language.ts';
import { shownName } from '../words/shown-name.ts';
import { addressOfPlan } from './address-of-plan.ts';

interface Props {
  renovation: Renovation;
  /** Null for a member who may not change it. */
  onRename: ((name: string) => Promise<unknown>) | null;
  lead: string;
}

export function PlanHeader({ renovation, onRename, lead }: Props) {
  const { texts, language } = useWords();
  const name = shownName(renovation.renovation_name, { texts });
  const [typed, setTyped] = useState<string | null>(null);
  const rename = async (given: string) => {
    if (given !== name) await onRename?.(given);
    setTyped(null);
  };
  return (
    <>
      <PageHeader
        title={name}
        lead={lead}
        back={{
          href: linkTo(['home', renovation.estate_external_id]),
          text: addressOfPlan(renovation, { language }),
        }}
        actions={
          onRename !== null &&
          typed === null && (
            <IconButton icon={Pencil} label={texts.plans.rename} onClick={() => setTyped(name)} />
          )
        }
      />
      {typed !== null && (
        <Form class="invite" onSubmit={() => rename(typed.trim())}>
          <TextField
            label={texts.plans.name}
            isRequired
            value={typed}
            onInput={setTyped}
            input={{ maxLength: 255, pattern: '.*\\S.*' }}
          />
          <Button kind="primary" type="submit">
            {texts.save}
          </Button>
          <Button onClick={() => setTyped(null)}>{texts.cancel}</Button>
        </Form>
      )}
    </>
  );
}
