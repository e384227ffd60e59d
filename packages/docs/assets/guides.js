/**
 * Shows each sample in one language at a time, the same in all guides, and copies it. Without it all languages are
 * shown.
 */
const KEPT = 'rooftree-docs-language';

for (const sample of document.querySelectorAll('.sample')) addCopyButton(sample);
const groups = [...document.querySelectorAll('.samples')].map(makeTabs);
const wanted = localStorage.getItem(KEPT);
for (const show of groups) show(wanted);

function addCopyButton(sample) {
  // Only where the browser allows it: on https, and on one's own machine.
  if (navigator.clipboard === undefined) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = 'Copy';
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(sample.querySelector('code').textContent);
    button.textContent = 'Copied';
    setTimeout(() => {
      button.textContent = 'Copy';
    }, 1500);
  });
  sample.append(button);
}

function makeTabs(group, place) {
  const samples = [...group.querySelectorAll('.sample')];
  const list = document.createElement('div');
  list.className = 'tabs';
  list.setAttribute('role', 'tablist');
  list.setAttribute('aria-label', 'Language of the sample');
  const tabs = samples.map((sample, index) => {
    const tab = document.createElement('button');
    tab.type = 'button';
    tab.textContent = sample.dataset.language;
    tab.id = `tab-${place}-${index}`;
    tab.setAttribute('role', 'tab');
    sample.id = `sample-${place}-${index}`;
    sample.setAttribute('role', 'tabpanel');
    sample.setAttribute('aria-labelledby', tab.id);
    tab.setAttribute('aria-controls', sample.id);
    tab.addEventListener('click', () => choose(tab));
    return tab;
  });
  list.addEventListener('keydown', ({ key }) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (step === undefined) return;
    const next = tabs.at((tabs.indexOf(document.activeElement) + step) % tabs.length);
    next.focus();
    choose(next);
  });
  list.append(...tabs);
  group.prepend(list);

  return (language) => {
    const found = samples.findIndex((sample) => sample.dataset.language === language);
    for (const [index, tab] of tabs.entries()) {
      const isShown = index === Math.max(0, found);
      tab.setAttribute('aria-selected', String(isShown));
      tab.tabIndex = isShown ? 0 : -1;
      samples[index].hidden = !isShown;
    }
  };
}

/** In all samples of the page, while the chosen one stays where it is under the reader's eye. */
function choose(tab) {
  const { top } = tab.getBoundingClientRect();
  localStorage.setItem(KEPT, tab.textContent);
  for (const show of groups) show(tab.textContent);
  scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' });
}
