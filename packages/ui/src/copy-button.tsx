/** Copies a text, and says so in its place. */
import { Check, Copy } from 'lucide';
import { useEffect, useState } from 'preact/hooks';
import { Button } from './button.tsx';
import { useUi } from './ui-context.ts';

const SHOWN_MS = 2000;

interface Props {
  value: string;
  /** "Copy" when nothing is given. */
  label?: string;
  /** What is copied, for screen readers, where several such buttons stand together. */
  name?: string;
  kind?: 'plain' | 'primary' | 'quiet';
}

export function CopyButton({ value, label, name, kind = 'plain' }: Props) {
  const { texts } = useUi();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => setCopied(false), [value]);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const text = isCopied ? texts.copied : (label ?? texts.copy);
  return (
    <>
      <Button
        kind={kind}
        icon={isCopied ? Check : Copy}
        label={name === undefined ? undefined : `${text}: ${name}`}
        onClick={() => navigator.clipboard.writeText(value).then(() => setCopied(true), reportError)}
      >
        {text}
      </Button>
      <span class="unseen" role="status">
        {isCopied && texts.copied}
      </span>
    </>
  );
}
