import { Badge } from '@rooftree/ui/badge.tsx';
import { Button } from '@rooftree/ui/button.tsx';
import { EmptyState } from '@rooftree/ui/empty-state.tsx';
import { RelativeTime } from '@rooftree/ui/relative-time.tsx';
import { Skeleton } from '@rooftree/ui/skeleton.tsx';
import { TabLinks, Tabs } from '@rooftree/ui/tabs.tsx';
import { House } from 'lucide';

const TONES = ['neutral', 'accent', 'good', 'warning', 'fault'] as const;

export function StateSamples({ theme }: { theme: string }) {
  return (
    <>
      <h3>States</h3>
      <div class="row">
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <RelativeTime at="2026-01-05T09:00:00Z" />
      </div>
      <Tabs
        label={`Tabs, ${theme}`}
        tabs={[
          { id: 'facts', title: 'Facts', content: () => <p>Panel of facts.</p> },
          { id: 'plans', title: 'Plans', content: () => <p>Panel of plans.</p> },
          { id: 'history', title: 'History', content: () => <p>Panel of history.</p> },
        ]}
      />
      <TabLinks
        label={`Views, ${theme}`}
        links={[
          { href: '#/components', title: 'All', isOpen: true },
          { href: '#/components?view=sold', title: 'Sold', isOpen: false },
        ]}
      />
      <EmptyState
        icon={House}
        title="No homes yet"
        text="Import a file, or add the first one by its address."
        action={<Button>New home</Button>}
      />
      <Skeleton />
      <Skeleton kind="rows" count={2} />
      <Skeleton kind="block" />
    </>
  );
}
