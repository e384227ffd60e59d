/**
 * One home by its address: as little as a plan needs. The server checks it like every other, and reports a fault at its
 * field.
 */
import { ESTATE_FORMATS } from '@rooftree/engine';
import { useState } from 'preact/hooks';
import { problemOf } from '../api.ts';
import { useWords } from '../language.ts';
import { ProblemMessage } from '../parts/problem-message.tsx';
import { go, linkTo } from '../route.ts';
import { addHome, TakenError } from './add-home.ts';
import type { NewHome } from './new-home.ts';
import { NewHomeField } from './new-home-field.tsx';

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
  const field = (name: keyof NewHome, path: string, label: string, isNeeded = false) => (
    <NewHomeField
      label={label}
      value={home[name]}
      isNeeded={isNeeded}
      isNumber={path === 'year_built' || path.endsWith('_m2')}
      faults={fault === null ? [] : messages.filter((message) => message.includes(path))}
      onChange={(value) => change({ [name]: value })}
    />
  );
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    setFault(null);
    await addHome(home).then((name) => go(linkTo(['home', name])), setFault);
    setBusy(false);
  };
  return (
    <>
      <nav class="crumb" aria-label={texts.back}>
        <a href="#/homes">← {texts.back}</a>
      </nav>
      <h1>{words.title}</h1>
      <p class="quiet">{words.lead}</p>
      <form class="card new-home" onSubmit={save}>
        <label class="field">
          <span>{words.country}</span>
          <select
            value={home.country}
            onChange={({ currentTarget: { value } }) => change({ country: value === 'NL' ? 'NL' : 'BE' })}
          >
            <option value="BE">{words.countries.BE}</option>
            <option value="NL">{words.countries.NL}</option>
          </select>
        </label>
        {field('street', 'street', words.street)}
        {field('houseNumber', 'house_number', words.houseNumber)}
        {field('houseNumberExtra', 'house_number_extra', words.houseNumberExtra)}
        {field('zipCode', 'zip_code', words.zipCode, true)}
        {field('place', 'place', texts.place)}
        <label class="field">
          <span>{texts.type}</span>
          <select
            value={home.type}
            onChange={({ currentTarget: { value } }) =>
              change(value === 'APARTMENT' ? { type: 'APARTMENT', format: '' } : { type: 'HOUSE' })
            }
          >
            <option value="HOUSE">{places.estateTypes.HOUSE}</option>
            <option value="APARTMENT">{places.estateTypes.APARTMENT}</option>
          </select>
        </label>
        {home.type === 'HOUSE' && (
          <label class="field">
            <span>{words.format}</span>
            <select
              value={home.format}
              onChange={({ currentTarget: { value } }) =>
                change({ format: ESTATE_FORMATS.find((one) => one === value) ?? '' })
              }
            >
              <option value="">{texts.notKnown}</option>
              {ESTATE_FORMATS.map((one) => (
                <option key={one} value={one}>
                  {places.estateFormats[one]}
                </option>
              ))}
            </select>
          </label>
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
        <button type="submit" class="button button-primary" disabled={isBusy}>
          {words.add}
        </button>
      </form>
    </>
  );
}
