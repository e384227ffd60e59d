import MarkdownIt, { type Token } from 'markdown-it';

export interface Rendered {
  title: string;
  html: string;
  sections: { id: string; title: string }[];
}

/** Where a link of the text leads on this server; null when there is no page for it. */
type AddressOf = (link: string) => string | null;

/** How the languages of samples are called; those that are not here are shown without a name. */
const LANGUAGES: Record<string, string> = { sh: 'curl', ts: 'TypeScript', python: 'Python', php: 'PHP' };

// HTML in a text is shown as it is written, never passed on.
const markdown = new MarkdownIt({ html: false, linkify: false });

markdown.renderer.rules['fence'] = (tokens, index) => {
  const token = tokens[index];
  const language = LANGUAGES[token?.info ?? ''];
  const name = language === undefined ? '' : ` data-language="${language}"`;
  const code = markdown.utils.escapeHtml(token?.content ?? '');
  return `<div class="sample"${name}><pre tabindex="0"><code>${code}</code></pre></div>\n`;
};
// The same program in several languages: the page's script shows one of them at a time.
markdown.renderer.rules['samples_open'] = () => '<div class="samples">\n';
markdown.renderer.rules['samples_close'] = () => '</div>\n';
// Wide tables scroll by themselves, not the page.
markdown.renderer.rules['table_open'] = () => '<div class="table" tabindex="0"><table>\n';
markdown.renderer.rules['table_close'] = () => '</table></div>\n';

export function renderMarkdown(text: string, addressOf: AddressOf): Rendered {
  const tokens = markdown.parse(text, {});
  for (const { children } of tokens) if (children) redirectLinks(children, addressOf);
  const headings = nameHeadings(tokens);
  const html = markdown.renderer.render(groupSamples(tokens), markdown.options, {});
  const title = headings.find(({ tag }) => tag === 'h1')?.title ?? '';
  return { title, html, sections: headings.filter(({ tag }) => tag === 'h2') };
}

function redirectLinks(tokens: Token[], addressOf: AddressOf): void {
  let isLink = true;
  for (const token of tokens) {
    if (token.type === 'link_open') {
      const address = addressOf(String(token.attrGet('href') ?? ''));
      isLink = address !== null;
      token.attrs = isLink ? [['href', address ?? '']] : null;
    }
    if (!isLink && /^link_/.test(token.type)) token.tag = 'span';
  }
}

/** Ids as forges give them, so that a link to a section works in both places. */
function nameHeadings(tokens: readonly Token[]): { tag: string; id: string; title: string }[] {
  return tokens.flatMap((token, index) => {
    if (token.type !== 'heading_open') return [];
    const title = (tokens[index + 1]?.children ?? []).map(({ content }) => content).join('');
    const id = title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-');
    token.attrSet('id', id);
    return [{ tag: token.tag, id, title }];
  });
}

function groupSamples(tokens: readonly Token[]): Token[] {
  const isSample = (token: Token | undefined) => token?.type === 'fence' && token.info in LANGUAGES;
  return tokens.flatMap((token, index) => {
    if (!isSample(token)) return [token];
    const [before, after] = [isSample(tokens[index - 1]), isSample(tokens[index + 1])];
    return [
      ...(!before && after ? [new MarkdownIt.Token('samples_open', '', 1)] : []),
      token,
      ...(before && !after ? [new MarkdownIt.Token('samples_close', '', -1)] : []),
    ];
  });
}
