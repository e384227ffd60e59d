/** What is shown once: each value with a button that copies it. */
import { useState } from 'preact/hooks';
import { useWords } from '../words/language.ts';

interface Props {
  /** By their names. */
  values: Record<string, string>;
  onKept: () => void;
}

export function SecretNotice({ values, onKept }: Props) {
  const { texts } = useWords();
  const words = texts.programs;
  const [copied, setCopied] = useState<string | null>(null);
  return (
    <div class="note">
      <p role="status">{words.secretOnce}</p>
      <dl class="secrets">
        {Object.entries(values).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code>{value}</code>
              <button
                type="button"
                class="button"
                aria-label={`${copied === name ? texts.copied : words.copy}: ${name}`}
                onClick={() => navigator.clipboard.writeText(value).then(() => setCopied(name))}
              >
                {copied === name ? texts.copied : words.copy}
              </button>
            </dd>
          </div>
        ))}
      </dl>
      <button type="button" class="button button-primary" onClick={onKept}>
        {words.secretKept}
      </button>
    </div>
  );
}
