/** Whom the data name, what hangs on them, and forgetting them. */
import { Button } from '@rooftree/ui/button.tsx';
import { Form } from '@rooftree/ui/form.tsx';
import { TextField } from '@rooftree/ui/text-field.tsx';
import { useState } from 'preact/hooks';
import { call } from '../api.ts';
import { ProblemMessage } from '../faults/problem-message.tsx';
import { useInOrder } from '../reading/use-in-order.ts';
import { useWords } from '../words/language.ts';
import { type FoundPerson, personsIn } from './found-person.ts';
import { PersonRow } from './person-row.tsx';

export function Persons() {
  const words = useWords().texts.privacy;
  const [search, setSearch] = useState('');
  const [found, setFound] = useState<FoundPerson[] | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const inOrder = useInOrder();
  const find = async () => {
    setFault(null);
    await inOrder(
      call('POST /v1/privacy/persons', { body: { search } }),
      (answer) => setFound(personsIn(answer)),
      setFault,
    );
  };
  const erase = async (person: FoundPerson) => {
    const { kind, id, name } = person;
    setFault(null);
    await call('POST /v1/privacy/erasures', { body: { kind, id } }).then(
      async ({ estates, renovations, copies }) => {
        setDone(kind === 'user' ? words.erasedUser(name, estates, renovations, copies) : words.erased(name));
        // At once: until the response is there, no erased person is offered.
        setFound((now) => now?.filter((one) => one !== person) ?? null);
        await find();
      },
      setFault,
    );
  };
  return (
    <section class="card" aria-label={words.personTitle}>
      <h2>{words.personTitle}</h2>
      <p class="quiet">{words.personLead}</p>
      <Form
        class="invite"
        onSubmit={() => {
          setDone(null);
          void find();
        }}
      >
        <TextField
          label={words.searchPerson}
          type="search"
          isRequired
          value={search}
          onInput={setSearch}
          input={{ minLength: 2, maxLength: 255, autocomplete: 'off' }}
        />
        <Button type="submit">{words.find}</Button>
      </Form>
      <p role="status">{done}</p>
      {fault !== null && <ProblemMessage error={fault} />}
      {found?.length === 0 && <p>{words.nobody}</p>}
      <ul class="sessions">
        {found?.map((person) => (
          <PersonRow key={`${person.kind} ${person.id}`} person={person} onErase={() => erase(person)} />
        ))}
      </ul>
    </section>
  );
}
