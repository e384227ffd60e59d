/**
 * On an agency's own page: a badge, a button that opens the plan in a dialog, or the plan itself, in a shadow root so
 * that neither side's style reaches the other. It sets no cookie and loads nothing but the plan's badge and, when
 * wanted, its page.
 */
import type { Badge } from '../page-data.ts';

const STYLE = `:host{display:inline-block;max-width:100%}
.b{display:inline-flex;gap:.5em;align-items:center;padding:.4em .8em;border:1px solid;border-radius:.5em;background:#fff;color:#14211d;font:inherit;font-weight:500;line-height:1.3;text-decoration:none;cursor:pointer}
.b:hover .a{text-decoration:underline}
.a{font-weight:600}
.l{padding:.1em .45em;border-radius:.25em;font-weight:700;color:#14211d}
iframe{display:block;width:100%;border:0}
dialog{width:min(60rem,96vw);height:92vh;padding:0;border:0;border-radius:.75em}
dialog iframe{height:calc(100% - 3rem)}
.x{float:right;width:3rem;height:3rem;border:0;background:none;font-size:1.5rem;cursor:pointer}`;

const CLOSE: Record<string, string> = { nl: 'Sluiten', fr: 'Fermer', en: 'Close' };

function start(script: HTMLScriptElement): void {
  const named = script.dataset['rooftree'] ?? '';
  const token = /([\w-]{22})\/?(?:\?.*)?$/.exec(named)?.[1];
  const base = script.src.replace(/\/embed\.js(\?.*)?$/, '');
  if (token === undefined) return;
  const show = script.dataset['show'] ?? 'badge';
  const language = script.dataset['lang'] ?? document.documentElement.lang;
  const query = /^(nl-BE|nl-NL|fr-BE|en)$/.test(language) ? `?lang=${language}` : '';
  const host = document.createElement('span');
  const root = host.attachShadow({ mode: 'open' });
  const style = document.createElement('style');
  style.textContent = STYLE;
  root.append(style);
  if (show === 'frame') host.style.display = 'block';
  script.after(host);
  const page = `${base}/r/${token}${query}`;
  if (show === 'frame') root.append(frameOf(page, base));
  else
    fetch(`${base}/r/${token}/badge.json${query}`)
      .then((answer) => (answer.ok ? answer.json() : null))
      .then((badge: Badge | null) => {
        if (badge !== null) root.append(badgeOf(badge, page, base, show));
      })
      // Without an answer the page simply has no badge.
      .catch(() => {});
}

function badgeOf(badge: Badge, page: string, base: string, show: string): HTMLElement {
  const link = document.createElement('a');
  link.className = 'b';
  link.href = badge.url;
  link.target = '_blank';
  link.rel = 'noopener';
  link.append(
    labelOf(badge.label_now, badge.colour_now),
    '→',
    labelOf(badge.label_after, badge.colour_after),
    ` ${badge.text} · `,
    actionOf(badge),
  );
  link.style.borderColor = badge.accent;
  if (show === 'button')
    link.addEventListener('click', (event) => {
      event.preventDefault();
      openDialog(link, page, base);
    });
  return link;
}

function actionOf({ action, accent }: Badge): HTMLElement {
  const words = document.createElement('span');
  words.className = 'a';
  words.textContent = action;
  words.style.color = accent;
  return words;
}

function labelOf(text: string, colour: string): HTMLElement {
  const label = document.createElement('span');
  label.className = 'l';
  label.textContent = text;
  label.style.background = colour;
  // Dark green and red carry white letters, as on the page.
  if (/^#(00563f|0b7a4b|c0342b)$/i.test(colour)) label.style.color = '#fff';
  return label;
}

function openDialog(beside: HTMLElement, page: string, base: string): void {
  const dialog = document.createElement('dialog');
  const close = document.createElement('button');
  close.className = 'x';
  close.textContent = '×';
  close.setAttribute('aria-label', CLOSE[document.documentElement.lang.slice(0, 2)] ?? 'Close');
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  dialog.append(close, frameOf(page, base, false));
  beside.after(dialog);
  dialog.showModal();
}

function frameOf(page: string, base: string, isGrowing = true): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.src = `${page}${page.includes('?') ? '&' : '?'}embed=1`;
  frame.loading = 'lazy';
  frame.title = 'Rooftree';
  frame.allow = 'clipboard-write; web-share';
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== frame.contentWindow || origin !== new URL(base).origin) return;
    if (isGrowing && typeof data?.rooftreeHeight === 'number')
      frame.style.height = `${data.rooftreeHeight}px`;
    // For the agency's own counting: `opened` and `saved`, and nothing of the reader.
    if (typeof data?.rooftreeEvent === 'string')
      document.dispatchEvent(new CustomEvent('rooftree', { detail: data.rooftreeEvent }));
  });
  return frame;
}

if (document.currentScript instanceof HTMLScriptElement) start(document.currentScript);
