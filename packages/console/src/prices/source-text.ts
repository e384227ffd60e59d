import type { Language } from '@rooftree/words/language';

const SITE = /\b(?:[a-z0-9-]+\.)+(?:be|brussels|com|eu|info|nl|org)\b/g;
const GENERAL_KNOWLEDGE = /general knowledge|\bGK\b/;

/** Sources are noted in English: readers of another language see the sites alone, where there are any. */
export function sourceText(source: string, language: Language, generalKnowledge: string): string {
  if (language === 'en') return source.replaceAll(/\bGK\b/g, generalKnowledge);
  const sites = [...new Set(source.match(SITE))];
  if (sites.length > 0) return sites.join(', ');
  return GENERAL_KNOWLEDGE.test(source) ? generalKnowledge : source;
}
