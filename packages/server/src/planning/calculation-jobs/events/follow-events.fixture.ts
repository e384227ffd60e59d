import assert from 'node:assert/strict';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { until } from '../../../testing/until.ts';

export interface FollowedEvents<State> {
  answer: IncomingMessage;
  /** All that came so far, each the whole state. */
  states: State[];
  comments: number;
  hasEnded: boolean;
  /** As somebody whose connection is cut. */
  cut(): void;
}

/** Follows a stream of events over a socket of its own. */
export async function followEvents<State>(
  url: string,
  headers: Record<string, string>,
): Promise<FollowedEvents<State>> {
  const asked = request(url, { headers, agent: false });
  const answer = await answerTo(asked);
  assert.equal(answer.statusCode, 200);
  const followed: FollowedEvents<State> = {
    answer,
    states: [],
    comments: 0,
    hasEnded: false,
    cut: () => asked.destroy(),
  };
  let text = '';
  answer.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const line of blocks.flatMap((block) => block.split('\n'))) {
      if (line.startsWith('data: ')) followed.states.push(JSON.parse(line.slice(6)));
      else if (line.startsWith(':')) followed.comments++;
    }
  });
  answer.on('end', () => {
    followed.hasEnded = true;
  });
  // A connection that is cut is no fault of the test.
  answer.on('error', () => {});
  asked.on('error', () => {});
  await until(() => followed.states.length > 0);
  return followed;
}

function answerTo(asked: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => asked.once('response', resolve).once('error', reject).end());
}
