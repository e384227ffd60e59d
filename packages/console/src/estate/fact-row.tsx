/**
 * One fact: its value and where it comes from. A click on the value makes it a field; the server checks what is typed.
 */
import type { Estate, EstatePatch } from '@rooftree/client';
import { type LabelScale, labelsOf } from '@rooftree/engine';
import { Form } from '@rooftree/ui/form.tsx';
import { Select } from '@rooftree/ui/select.tsx';
import { TextField } from '@rooftree/ui/text-field.tsx';
import { writeLabel } from '@rooftree/words/label-colours';
import type { Words } from '@rooftree/words/words-of';
import { useState } from 'preact/hooks';
import { call, callTagged, problemOf } from '../api.ts';
import { effectiveFact, type Value } from '../facts/effective-fact.ts';
import { type FactName, FIELDS, isOfEstate, readValue, valuesOf } from '../facts/fact-groups.ts';
import { translateMessage } from '../faults/translate-message.ts';
import { useWords } from '../words/language.ts';
import { IgnoredValues } from './ignored-values.tsx';

interface Props {
  name: FactName;
  estate: Estate;
  tag: string | null;
  scale: LabelScale;
  words: Words;
  /** What the plan assumes for it where it is not given. */
  assumed: string | number | boolean | null;
  mayEdit: boolean;
  onSaved: () => void;
}

export function FactRow({ name, estate, tag, scale, words, assumed, mayEdit, onSaved }: Props) {
  const { texts } = useWords();
  const [isOpen, setOpen] = useState(false);
  const said = effectiveFact(estate, name);
  const title = words.fact(name, scale);
  const shown = said.value ?? assumed;
  const value = shown === null ? texts.notKnown : formatValue(words, name, shown);
  const origin =
    said.value === null
      ? assumed === null
        ? ''
        : texts.assumed
      : said.isRegistered
        ? texts.certificates.register.origin
        : said.origin === 'CLIENT'
          ? ''
          : texts.origins[said.origin];
  const since = said.value === null || said.since === null ? '' : texts.since(words.date(said.since));
  return (
    <div class="fact" data-fact={name}>
      <dt>{title}</dt>
      <dd>
        {isOpen ? (
          <FactForm
            {...{ name, estate, tag, scale, words, title }}
            value={said.value}
            onDone={(isSaved) => {
              setOpen(false);
              if (isSaved) onSaved();
            }}
          />
        ) : (
          <>
            {mayEdit ? (
              <button
                type="button"
                class={said.value === null ? 'fact-value quiet' : 'fact-value'}
                aria-label={`${texts.edit(title)}: ${value}`}
                onClick={() => setOpen(true)}
              >
                {value}
              </button>
            ) : (
              <span class={said.value === null ? 'quiet' : undefined}>{value}</span>
            )}
            {origin !== '' && (
              <small class="origin" title={since === '' ? undefined : since}>
                {origin}
              </small>
            )}
            <IgnoredValues estate={estate} name={name} format={(one) => formatValue(words, name, one)} />
          </>
        )}
      </dd>
    </div>
  );
}

function formatValue(words: Words, name: FactName, value: Exclude<Value, null>): string {
  if (FIELDS[name].kind === 'label') return writeLabel(String(value));
  return words.factValue(name, value);
}

interface FormProps extends Pick<Props, 'name' | 'estate' | 'tag' | 'scale' | 'words'> {
  title: string;
  value: Value;
  onDone: (isSaved: boolean) => void;
}

function FactForm({ name, estate, tag, scale, words, title, value, onDone }: FormProps) {
  const office = useWords();
  const { texts } = office;
  const [typed, setTyped] = useState(value === null ? '' : String(value));
  const [messages, setMessages] = useState<string[]>([]);
  /** What the change is based on; and whether another member made it so while the form was open. */
  const [base, setBase] = useState({ tag, value, isOthers: false });
  const [isBusy, setBusy] = useState(false);
  const field = FIELDS[name];
  const values = valuesOf(field, labelsOf(scale));
  const path = { external_id: estate.external_id };
  const send = async (ifMatch: string | null): Promise<void> => {
    const changed = { [name]: readValue(field, typed) };
    // What is typed is no value of the field yet: the server says what is wrong with it.
    const body = (isOfEstate(name) ? changed : { dwelling: changed }) as EstatePatch;
    try {
      await call('PATCH /v1/estates/{external_id}', { path, body, ifMatch });
    } catch (error) {
      if (problemOf(error).status !== 412) throw error;
      const now = await callTagged('GET /v1/estates/{external_id}', { path });
      const theirs = effectiveFact(now.body, name).value;
      // Another fact has changed: this one is as it was.
      if (theirs === base.value) return send(now.tag);
      setBase({ tag: now.tag, value: theirs, isOthers: true });
      setBusy(false);
      return;
    }
    onDone(true);
  };
  const save = async () => {
    setBusy(true);
    setMessages([]);
    await send(base.tag).catch((error: unknown) => {
      const problem = problemOf(error);
      setMessages(problem.messages.length > 0 ? problem.messages : ['']);
      setBusy(false);
    });
  };
  const faults = messages.map((message) => translateMessage(message, { ...office, facts: words })).join(' ');
  const error = messages.length > 0 ? faults || texts.failed : null;
  return (
    <Form class="fact-form" onSubmit={save}>
      {values.length > 0 ? (
        <Select
          label={title}
          isLabelHidden
          error={error}
          options={[
            { value: '', text: texts.forget },
            ...values.map((value) => ({
              value,
              text: formatValue(words, name, field.kind === 'boolean' ? value === 'true' : value),
            })),
          ]}
          value={typed}
          onChange={setTyped}
        />
      ) : (
        <TextField
          label={title}
          isLabelHidden
          error={error}
          value={typed}
          onInput={setTyped}
          input={{ inputMode: 'decimal', placeholder: texts.forget }}
        />
      )}
      <button type="submit" class="button button-primary" disabled={isBusy}>
        {texts.save}
      </button>
      <button type="button" class="button" onClick={() => onDone(false)}>
        {texts.cancel}
      </button>
      {base.isOthers && (
        <p class="wrong" role="alert">
          {texts.factChanged(base.value === null ? texts.notKnown : formatValue(words, name, base.value))}
        </p>
      )}
    </Form>
  );
}
