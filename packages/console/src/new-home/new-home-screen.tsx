/**
 * One home by its address: as little as a plan needs. The server checks it like every other, and reports a fault at its
 * field.
 */
import { ESTATE_FORMATS } from '@rooftree/engine';
import { Button } from '@rooftree/ui/button.tsx';
import { Form } from '@rooftree/ui/form.tsx';
import { PageHeader } from '@rooftree/ui/page-header.tsx';
import { Select } from '@rooftree/ui/select.tsx';
import { TextField } from '@rooftree/ui/text-field.tsx';
import { useState } from 'preact/hooks';
import { problemOf } from '../api.ts';
import { useWords } from '../language.ts';
import { ProblemMessage } from '../parts/problem-message.tsx';
import { go, linkTo } from '../route.ts';
import { addHome, TakenError } from './add-home.ts';
import type { NewHome } from './new-home.ts';

const COUNTRIES = ['BE', 'NL'] as const;
const TYPES = ['HOUSE', 'APARTMENT'] as const;

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
  const { texts, places } = useWords();
  const words = texts.newHome;
  const [home, setHome] = useState(EMPTY);
  const [fault, setFault] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const change = (next: Partial<NewHome>) => setHome((before) => ({ ...before, ...next }));
  const { messages } = problemOf(fault ?? '');
  const field = (name: keyof NewHome, path: string, label: string, isRequired = false) => (
    <TextField
      label={label}
      value={home[name]}
      isRequired={isRequired}
      isWrong={fault !== null && messages.some((message) => message.includes(path))}
      onInput={(value) => change({ [name]: value })}
      input={{
        maxLength: 255,
        inputMode: path === 'year_built' || path.endsWith('_m2') ? 'decimal' : 'text',
        autocomplete: 'off',
      }}
    />
  );
  const save = async () => {
    setBusy(true);
    setFault(null);
    await addHome(home).then((name) => go(linkTo(['home', name])), setFault);
    setBusy(false);
  };
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} back={{ href: '#/homes', text: texts.back }} />
      <Form class="card new-home" onSubmit={() => void save()}>
        <Select
          label={words.country}
          options={COUNTRIES.map((value) => ({ value, text: words.countries[value] }))}
          value={home.country}
          onChange={(country) => change({ country })}
        />
        {field('street', 'street', words.street)}
        {field('houseNumber', 'house_number', words.houseNumber)}
        {field('houseNumberExtra', 'house_number_extra', words.houseNumberExtra)}
        {field('zipCode', 'zip_code', words.zipCode, true)}
        {field('place', 'place', texts.place)}
        <Select
          label={texts.type}
          options={TYPES.map((value) => ({ value, text: places.estateTypes[value] }))}
          value={home.type}
          onChange={(type) => change(type === 'APARTMENT' ? { type, format: '' } : { type })}
        />
        {home.type === 'HOUSE' && (
          <Select
            label={words.format}
            options={[
              { value: '' as const, text: texts.notKnown },
              ...ESTATE_FORMATS.map((value) => ({ value, text: places.estateFormats[value] })),
            ]}
            value={home.format}
            onChange={(format) => change({ format })}
          />
        )}
        {field('yearBuilt', 'year_built', words.yearBuilt, true)}
        {field('area', 'habitable_space_m2', words.area)}
        {field('reference', 'external_id', words.reference)}
        <p class="quiet">{words.referenceHint}</p>
        {fault instanceof TakenError ? (
          <p class="wrong" role="alert">
            {words.taken} <a href={linkTo(['home', home.reference.trim()])}>{home.reference}</a>
          </p>
        ) : (
          fault !== null && <ProblemMessage error={fault} />
        )}
        <Button kind="primary" type="submit" isBusy={isBusy}>
          {words.add}
        </Button>
      </Form>
    </>
  );
}
