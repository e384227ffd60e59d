import { TextField } from '@rooftree/ui/text-field.tsx';
import { useState } from 'preact/hooks';
import type { BodyOf } from '../api-routes.ts';
import { CreateDialog } from '../forms/create-dialog.tsx';
import { textIn } from '../forms/form-values.ts';
import { useWords } from '../words/language.ts';
import { Choices } from './choices.tsx';
import { WEBHOOK_EVENTS } from './webhook.ts';

interface Props {
  create: (webhook: BodyOf<'POST /v1/webhooks'>) => Promise<unknown>;
  onClose: () => void;
}

export function NewWebhook({ create, onClose }: Props) {
  const { programs: words } = useWords().texts;
  const [events, setEvents] = useState([...WEBHOOK_EVENTS]);
  return (
    <CreateDialog
      title={words.newWebhook}
      action={words.create}
      // The API takes none for all.
      isDisabled={events.length === 0}
      create={(form) => create({ url: textIn(form, 'url'), events })}
      onClose={onClose}
    >
      <TextField label={words.url} name="url" type="url" isRequired input={{ maxLength: 2048 }} />
      <Choices
        legend={words.eventsLegend}
        all={WEBHOOK_EVENTS}
        chosen={events}
        nameOf={(event) => words.events[event]}
        onChange={setEvents}
      />
    </CreateDialog>
  );
}
