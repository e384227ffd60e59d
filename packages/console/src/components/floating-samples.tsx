import { Button } from '@rooftree/ui/button.tsx';
import { Dialog, Drawer } from '@rooftree/ui/dialog.tsx';
import { Menu } from '@rooftree/ui/menu.tsx';
import { Popover } from '@rooftree/ui/popover.tsx';
import { showToast } from '@rooftree/ui/toast.tsx';
import { Tooltip } from '@rooftree/ui/tooltip.tsx';
import { Columns3, Download, Trash2 } from 'lucide';
import { useState } from 'preact/hooks';

export function FloatingSamples({ theme }: { theme: string }) {
  const [open, setOpen] = useState<'dialog' | 'drawer' | null>(null);
  const [isShown, setShown] = useState(true);
  const close = () => setOpen(null);
  const Modal = open === 'drawer' ? Drawer : Dialog;
  return (
    <>
      <h3>Floating</h3>
      <div class="row">
        <Menu
          label={`Menu, ${theme}`}
          align="start"
          groups={[
            {
              items: [
                { label: 'Export', icon: Download, shortcut: 'E', onSelect: () => {} },
                { label: 'Not possible', isDisabled: true },
                { label: 'A link', href: '#/components' },
              ],
            },
            {
              title: 'Columns',
              items: [
                {
                  label: 'Year',
                  icon: Columns3,
                  isChecked: isShown,
                  staysOpen: true,
                  onSelect: () => setShown(!isShown),
                },
              ],
            },
            { items: [{ label: 'Delete', icon: Trash2, isDanger: true, onSelect: () => {} }] },
          ]}
        />
        <Popover label="Popover">
          <p>Any controls.</p>
        </Popover>
        <Popover kind="chip" label="Chip">
          <p>Of a filter.</p>
        </Popover>
        <Button onClick={() => setOpen('dialog')}>Dialog</Button>
        <Button onClick={() => setOpen('drawer')}>Drawer</Button>
        <Button onClick={() => showToast({ text: 'View deleted.', onUndo: () => {} })}>Toast</Button>
        <Tooltip text="More about this button">
          <Button>Tooltip</Button>
        </Tooltip>
      </div>
      {open !== null && (
        <Modal
          title={open}
          onClose={close}
          actions={
            <>
              <Button onClick={close}>Cancel</Button>
              <Button kind="primary" onClick={close}>
                Continue
              </Button>
            </>
          }
        >
          <p>It ends by Escape, by its buttons and by a click beside it.</p>
        </Modal>
      )}
    </>
  );
}
