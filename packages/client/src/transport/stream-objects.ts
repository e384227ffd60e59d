import { ConnectionError } from './errors.ts';
import { type Read, typed } from './send.ts';

interface Scanner {
  /** The objects, as JSON, that are whole with this piece of the answer. */
  push(piece: string): Iterable<string>;
  isComplete: boolean;
}

/** The objects of an answer, one by one, in memory that does not grow with their number. */
export function streamObjects<T>(name: string, scanner: Scanner): Read<AsyncGenerator<T, void>> {
  return async (response, deadline) => {
    // Time that the caller takes for an element is not the server's silence.
    deadline.pause();
    return elements();

    async function* elements(): AsyncGenerator<T, void> {
      const reader = (response.body ?? new Blob([]).stream()).getReader();
      const decoder = new TextDecoder();
      try {
        for (;;) {
          deadline.restart();
          const { done, value } = await reader.read();
          deadline.pause();
          if (done) break;
          for (const element of scanner.push(decoder.decode(value, { stream: true })))
            yield JSON.parse(element);
        }
        if (!scanner.isComplete) throw new ConnectionError(`the answer ended before its ${name} did`);
      } catch (error) {
        throw deadline.signal.aborted ? deadline.signal.reason : typed(error, `the stream of ${name}`);
      } finally {
        deadline.end();
        // Also when the caller leaves the loop early: releases the connection.
        await reader.cancel().catch(() => {});
      }
    }
  };
}
