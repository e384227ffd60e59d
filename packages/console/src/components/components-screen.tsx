/**
 * Every component in every state, in light and dark: for whoever builds a screen, and for the tests that look at them.
 * Not in the navigation.
 */

import { Button } from '@rooftree/ui/button.tsx';
import { PageHeader } from '@rooftree/ui/page-header.tsx';
import { Download, Plus } from 'lucide';
import { useState } from 'preact/hooks';
import { ButtonSamples } from './button-samples.tsx';
import { FieldSamples } from './field-samples.tsx';
import { FloatingSamples } from './floating-samples.tsx';
import { StateSamples } from './state-samples.tsx';
import { TableSamples } from './table-samples.tsx';

const THEMES = ['light', 'dark'] as const;

export function ComponentsScreen() {
  const [clicks, setClicks] = useState(0);
  return (
    <div class="screen" lang="en">
      <PageHeader
        title="Components"
        count={`${clicks} clicks`}
        lead="Every component in every state. The head of this page is one of them."
        menu={[
          { items: [{ label: 'Export', icon: Download, onSelect: () => setClicks(clicks + 1) }] },
          { items: [{ label: 'Not now', isDisabled: true }] },
        ]}
        primary={
          <Button kind="primary" icon={Plus} onClick={() => setClicks(clicks + 1)}>
            Primary
          </Button>
        }
      />
      {THEMES.map((theme) => (
        <section key={theme} class="samples" data-theme={theme} aria-label={theme}>
          <h2>{theme}</h2>
          <ButtonSamples />
          <FloatingSamples theme={theme} />
          <FieldSamples />
          <StateSamples theme={theme} />
          <TableSamples theme={theme} />
        </section>
      ))}
    </div>
  );
}
