import { paint } from '../../infra/terminal.ts';

export interface ProgressBar {
  update(done: number): void;
  finish(): void;
}

const WIDTH = 28;
const REDRAW_MS = 80;
const PIPE_STEP = 0.1;

/** Progress of a long command, with its rate and the time left. On a pipe: one line per tenth. */
export function createProgressBar(
  label: string,
  total: number,
  stream: NodeJS.WriteStream = process.stderr,
): ProgressBar {
  const startedAt = performance.now();
  const drawing = { at: Number.NEGATIVE_INFINITY, share: 0, done: 0 };

  function draw(isLast: boolean): void {
    const { done } = drawing;
    const text = progressText(label, done, total, (performance.now() - startedAt) / 1000);
    if (stream.isTTY) {
      stream.write(`\r\u001b[K${paint('cyan', bar(done / total), stream)} ${text}${isLast ? '\n' : ''}`);
    } else {
      stream.write(`${text}\n`);
    }
    drawing.at = performance.now();
    drawing.share = done / total;
  }

  return {
    update(done) {
      drawing.done = done;
      const isDue = stream.isTTY
        ? performance.now() - drawing.at >= REDRAW_MS
        : done / total - drawing.share >= PIPE_STEP && done < total;
      if (isDue) draw(false);
    },
    finish: () => draw(true),
  };
}

export function bar(share: number): string {
  const filled = Math.round(Math.min(Math.max(share, 0), 1) * WIDTH);
  return '━'.repeat(filled) + '╌'.repeat(WIDTH - filled);
}

export function progressText(label: string, done: number, total: number, seconds: number): string {
  const rate = seconds > 0 ? done / seconds : 0;
  const left = rate > 0 && done < total ? `, ${formatSeconds((total - done) / rate)} left` : '';
  const percent = total === 0 ? 100 : Math.floor((done / total) * 100);
  return `${label} ${done}/${total} (${percent} %), ${Math.round(rate)}/s${left}`;
}

function formatSeconds(seconds: number): string {
  return seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;
}
