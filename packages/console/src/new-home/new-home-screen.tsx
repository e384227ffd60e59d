/**
 * One home by its address: as little as a plan needs. It is planned at once. The server checks it like every other, and
 * reports a fault at its field.
 */
import { ESTATE_FORMATS } from '@rooftree/engine';
import { Button } from '@rooftree/ui/button.tsx';
import { Form } from '@rooftree/ui/form.tsx';
import { PageHeader } from '@rooftree/ui/page-header.tsx';
import { Select } from '@rooftree/ui/select.tsx';
import { TextField } from '@rooftree/ui/text-field.tsx';
import { useState } from 'preact/hooks';
import { problemOf } from '../api.ts';
import { ProblemMessage } from '../faults/problem-message.tsx';
import { translateMessage } from '../faults/translate-message.ts';
import { go, linkTo } from '../route.ts';
import { useWords } from '../words/language.ts';
import { addHome, TakenError } from './add-home.ts';
import type { NewHome } from './new-home.ts';

const EMPTY: NewHome = {
  country: 'BE',
  zipCode: '',
  place: '',
  street: '',
  houseNumber: '',
  houseNumberExtra: '',
  type: 'HOUSE',
  format: '',
  yearBuilt: '',
  area: '',
  reference: '',
};

export function NewHomeScreen() {
  const office = useWords();
  const { texts, places } = office;
  const words = texts.newHome;
  const [home, setHome] = useState(EMPTY);
  const [fault, setFault] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const change = (next: Partial<NewHome>) => setHome((before) => ({ ...before, ...next }));
  const { messages } = problemOf(fault ?? '');
  const faultAt = (path: string) =>
    fault === null ? undefined : messages.find((message) => message.includes(path));
  const field = (name: keyof NewHome, path: string, label: string, isRequired = false, hint?: string) => {
    const message = faultAt(path);
    return (
      <TextField
        label={label}
        value={home[name]}
        isRequired={isRequired}
        hint={hint}
        input={{
          maxLength: 255,
          inputMode: path === 'year_built' || path.endsWith('_m2') ? 'decimal' : 'text',
          autocomplete: 'off',
        }}
        {...(message !== undefined && { error: translateMessage(message, office) })}
        onInput={(value) => change({ [name]: value })}
      />
    );
  };
  const save = async () => {
    setBusy(true);
    setFault(null);
    await addHome(home).then(
      // Its screen makes the plan, and says what is missing for one.
      (name) => go(linkTo(['home', name], new URLSearchParams({ plan: 'now' }))),
      setFault,
    );
    setBusy(false);
  };
  const isShownAtField = messages.some((message) => FIELD_PATHS.some((path) => message.includes(path)));
  return (
    <>
      <PageHeader back={{ href: '#/homes', text: texts.back }} title={words.title} lead={words.lead} />
      <Form class="card new-home" onSubmit={() => void save()}>
        <Select
          label={words.country}
          options={(['BE', 'NL'] as const).map((value) => ({ value, text: words.countries[value] }))}
          value={home.country}
          onChange={(country) => change({ country })}
        />
        {field('street', 'street', words.street)}
        {field('houseNumber', 'house_number', words.houseNumber)}
        {field('houseNumberExtra', 'house_number_extra', words.houseNumberExtra)}
        {field('zipCode', 'zip_code', words.zipCode, true)}
        {field('place', 'address.place', texts.place)}
        <Select
          label={texts.type}
          options={(['HOUSE', 'APARTMENT'] as const).map((value) => ({
            value,
            text: places.estateTypes[value],
          }))}
          value={home.type}
          onChange={(type) => change(type === 'APARTMENT' ? { type, format: '' } : { type })}
        />
        {home.type === 'HOUSE' && (
          <Select
            label={words.format}
            options={[
              { value: '', text: texts.notKnown },
              ...ESTATE_FORMATS.map((value) => ({ value, text: places.estateFormats[value] })),
            ]}
            value={home.format}
            onChange={(format) => change({ format })}
          />
        )}
        {field('yearBuilt', 'year_built', words.yearBuilt, true)}
        {field('area', 'habitable_space_m2', words.area)}
        {field('reference', 'external_id', words.reference, false, words.referenceHint)}
        {fault instanceof TakenError ? (
          <p class="wrong" role="alert">
            {words.taken} <a href={linkTo(['home', home.reference.trim()])}>{home.reference}</a>
          </p>
        ) : (
          fault !== null && !isShownAtField && <ProblemMessage error={fault} />
        )}
        <Button kind="primary" type="submit" isBusy={isBusy}>
          {words.add}
        </Button>
      </Form>
    </>
  );
}

const FIELD_PATHS = [
  'street',
  'house_number',
  'zip_code',
  'address.place',
  'year_built',
  'habitable_space_m2',
];
