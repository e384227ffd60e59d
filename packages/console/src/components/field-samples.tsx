import { Button } from '@rooftree/ui/button.tsx';
import { FileField } from '@rooftree/ui/file-field.tsx';
import { Form } from '@rooftree/ui/form.tsx';
import { Select } from '@rooftree/ui/select.tsx';
import { TextField } from '@rooftree/ui/text-field.tsx';
import { useState } from 'preact/hooks';

const FEW = ['Owner', 'Editor', 'Viewer'].map((text) => ({ value: text.toLowerCase(), text }));
const MANY = [
  'Aalst',
  'Antwerpen',
  'Brugge',
  'Gent',
  'Hasselt',
  'Kortrijk',
  'Leuven',
  'Liège',
  'Mechelen',
  'Namur',
].map((text) => ({ value: text, text }));

export function FieldSamples() {
  const [role, setRole] = useState('owner');
  const [place, setPlace] = useState('Gent');
  const [file, setFile] = useState<string | null>(null);
  const [sent, setSent] = useState(0);
  return (
    <>
      <h3>Forms</h3>
      <Form class="sample-form" onSubmit={() => setSent(sent + 1)}>
        <TextField label="Email address" name="email" type="email" isRequired />
        <TextField label="With a hint" hint="As on the certificate." />
        <TextField label="Refused by the server" error="This name exists already." defaultValue="Lindelaan" />
        <TextField label="Disabled" input={{ disabled: true }} defaultValue="1958" />
        <Select label="Role" options={FEW} value={role} onChange={setRole} />
        <Select label="Place" options={MANY} value={place} onChange={setPlace} name="place" />
        <FileField
          label="Certificate"
          accept=".pdf"
          onFile={({ name }) => setFile(name)}
          hint={file ?? 'A PDF of at most 20 MB.'}
        />
        <FileField label="Logo" accept=".png" isSmall onFile={({ name }) => setFile(name)} />
        <Button type="submit">Send</Button>
        <output>{sent === 0 ? '' : `sent ${sent}`}</output>
      </Form>
    </>
  );
}
