import { plain } from '../layout/mend-text.ts';

/**
 * What a code is called: each phrase as words without accents and signs; `*` at an end stands for the rest of a word.
 */
export type PhraseTable<Code extends string> = readonly (readonly [Code, readonly string[]])[];

/** The code whose phrase in the text is the longest: `niet condenserende ketel` wins over `condenserende ketel`. */
export function codeIn<Code extends string>(table: PhraseTable<Code>, text: string): Code | null {
  const words = plain(text);
  let best: { code: Code; length: number } | null = null;
  for (const [code, phrases] of table) {
    for (const phrase of phrases) {
      const length = phrase.replaceAll('*', '').length;
      if (length > (best?.length ?? 0) && hasPhrase(words, phrase)) best = { code, length };
    }
  }
  return best?.code ?? null;
}

/** Whether a plain text holds a phrase as whole words, or as parts of words where the phrase has a star. */
export function hasPhrase(plainText: string, phrase: string): boolean {
  const core = phrase.replaceAll('*', '');
  let from = 0;
  for (;;) {
    const at = plainText.indexOf(core, from);
    if (at < 0) return false;
    const startsWord = phrase.startsWith('*') || at === 0 || !isWordSign(plainText[at - 1]);
    const endsWord = phrase.endsWith('*') || !isWordSign(plainText[at + core.length]);
    if (startsWord && endsWord) return true;
    from = at + 1;
  }
}

function isWordSign(sign: string | undefined): boolean {
  return sign !== undefined && /[a-z0-9+]/.test(sign);
}
