import { EventScanner } from './event-scanner.ts';
import { type Read, typed } from './send.ts';

/**
 * What each event of the answer says, as it arrives. Ends when the server ends it; the server's heartbeat counts as no
 * silence.
 */
export function streamEvents<T>(): Read<AsyncGenerator<T, void>> {
  return async (response, deadline) => {
    deadline.pause();
    return events();

    async function* events(): AsyncGenerator<T, void> {
      const reader = (response.body ?? new Blob([]).stream()).getReader();
      const decoder = new TextDecoder();
      const scanner = new EventScanner();
      try {
        for (;;) {
          deadline.restart();
          const { done, value } = await reader.read();
          deadline.pause();
          if (done) return;
          for (const data of scanner.push(decoder.decode(value, { stream: true }))) yield JSON.parse(data);
        }
      } catch (error) {
        throw deadline.signal.aborted ? deadline.signal.reason : typed(error, 'the stream of events');
      } finally {
        deadline.end();
        // Also when the caller leaves the loop early: releases the connection.
        await reader.cancel().catch(() => {});
      }
    }
  };
}
