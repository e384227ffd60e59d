/** The keys of the console, shown by `?`. */
import { Dialog } from '@rooftree/ui/dialog.tsx';
import { useWords } from '../words/language.ts';

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { shortcuts } = useWords().texts;
  const control = /Mac|iP(hone|ad)/.test(navigator.platform) ? '⌘' : 'Ctrl';
  const keys: [string[], string][] = [
    [[control, 'K'], shortcuts.search],
    [['/'], shortcuts.filter],
    [['n'], shortcuts.newHome],
    [['j', 'k'], shortcuts.rows],
    [['o'], shortcuts.open],
    [['Esc'], shortcuts.close],
    [['?'], shortcuts.title],
  ];
  return (
    <Dialog title={shortcuts.title} onClose={onClose}>
      <dl class="shortcuts">
        {keys.map(([pressed, text]) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>
              {pressed.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
