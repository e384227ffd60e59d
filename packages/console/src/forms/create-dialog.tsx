/** A form in a dialog, for one new thing: it closes when the thing is there, and shows in place why it is not. */
import { Button } from '@rooftree/ui/button.tsx';
import { Dialog } from '@rooftree/ui/dialog.tsx';
import { Form } from '@rooftree/ui/form.tsx';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { ProblemMessage } from '../faults/problem-message.tsx';
import { useWords } from '../words/language.ts';

interface Props {
  title: string;
  /** On the button that creates it. */
  action: string;
  isDisabled?: boolean;
  create: (form: FormData) => Promise<unknown>;
  /** What went wrong, where the general message says less. */
  problem?: (fault: unknown) => ComponentChildren;
  onClose: () => void;
  children: ComponentChildren;
}

export function CreateDialog(props: Props) {
  const { title, action, isDisabled = false, create, onClose, children } = props;
  const { problem = (fault) => <ProblemMessage error={fault} /> } = props;
  const { texts } = useWords();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<unknown>(null);
  const submit = (form: HTMLFormElement) => {
    setBusy(true);
    setFault(null);
    create(new FormData(form)).then(onClose, (error: unknown) => {
      setFault(error);
      setBusy(false);
    });
  };
  return (
    <Dialog title={title} class="create-dialog" onClose={onClose}>
      <Form onSubmit={submit}>
        {children}
        {fault !== null && problem(fault)}
        <div class="dialog-actions">
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button kind="primary" type="submit" isBusy={isBusy} isDisabled={isDisabled}>
            {action}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
