import { TextField } from '@rooftree/ui/text-field.tsx';
import type { BodyOf } from '../api-routes.ts';
import { useWords } from '../words/language.ts';
import { CreateForm } from './create-form.tsx';
import { WEBHOOK_EVENTS } from './webhook.ts';

/** `onCreate` answers whether it was created. */
export function NewWebhook({
  onCreate,
}: {
  onCreate: (webhook: BodyOf<'POST /v1/webhooks'>) => Promise<boolean>;
}) {
  const { programs: words } = useWords().texts;
  return (
    <CreateForm
      legend={words.eventsLegend}
      choices={WEBHOOK_EVENTS}
      chosenAtFirst={WEBHOOK_EVENTS}
      nameOf={(event) => words.events[event]}
      onCreate={(url, events) => onCreate({ url, events })}
    >
      <TextField label={words.url} name="value" type="url" isRequired input={{ maxLength: 2048 }} />
    </CreateForm>
  );
}
