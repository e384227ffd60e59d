import { Button } from '@rooftree/ui/button.tsx';
import { CopyButton } from '@rooftree/ui/copy-button.tsx';
import { IconButton } from '@rooftree/ui/icon-button.tsx';
import { Pencil, Trash2 } from 'lucide';

const KINDS = ['plain', 'primary', 'quiet', 'danger'] as const;

export function ButtonSamples() {
  return (
    <>
      <h3>Buttons</h3>
      <div class="row">
        {KINDS.map((kind) => (
          <Button key={kind} kind={kind} icon={Pencil}>
            {kind}
          </Button>
        ))}
        <Button href="#/components">A link</Button>
        <Button isDisabled>Disabled</Button>
        <Button isBusy>Busy</Button>
        <IconButton icon={Pencil} label="Edit" onClick={() => {}} />
        <IconButton icon={Trash2} label="Delete" isDisabled onClick={() => {}} />
        <CopyButton value="https://example.org/r/abc" />
      </div>
    </>
  );
}
