/** The browser's thread for decisions: they take several frames, which a slider would feel. */
import { type DecisionWanted, decide } from '../choices/plans/decide.ts';

addEventListener('message', ({ data }: MessageEvent<DecisionWanted>) => {
  postMessage({ search: data.search, decision: decide(data) });
});
