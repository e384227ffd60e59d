import { Button } from '@rooftree/ui/button.tsx';
import { ShownOnce } from '../forms/shown-once.tsx';
import { useWords } from '../words/language.ts';

interface Props {
  /** By their names. */
  values: Record<string, string>;
  onKept: () => void;
}

export function SecretNotice({ values, onKept }: Props) {
  const { programs: words } = useWords().texts;
  return (
    <ShownOnce text={words.secretOnce} values={values}>
      <Button kind="primary" onClick={onKept}>
        {words.secretKept}
      </Button>
    </ShownOnce>
  );
}
