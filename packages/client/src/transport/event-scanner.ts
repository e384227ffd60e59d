/**
 * Server-sent events, piece by piece as they arrive: the data of each event, once it is whole. Names and ids of events
 * are left out.
 */
export class EventScanner {
  #rest = '';

  push(text: string): string[] {
    const events = (this.#rest + text).split('\n\n');
    this.#rest = events.pop() ?? '';
    return events.map(dataOf).filter((data) => data !== '');
  }
}

function dataOf(event: string): string {
  const lines = event.split('\n').filter((line) => line.startsWith('data:'));
  return lines.map((line) => line.slice('data:'.length).trimStart()).join('\n');
}
