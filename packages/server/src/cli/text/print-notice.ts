import { paint } from '../../infra/terminal.ts';

/** Beside the output, so that a program can read that alone. */
export function printNotice(note: string): void {
  process.stderr.write(`${paint('yellow', 'note:', process.stderr)} ${note}\n`);
}
