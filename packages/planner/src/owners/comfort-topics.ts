import type { CommonWork } from '@rooftree/engine';

type Topic = 'walls_warm' | 'windows_draught' | 'ventilation_air' | 'summer';

const TOPICS: readonly (readonly [Topic, RegExp])[] = [
  ['walls_warm', /^(wall|roof|attic|floor)_(?!finish)/],
  ['windows_draught', /^windows_/],
  ['ventilation_air', /^ventilation_(exhaust|balanced)/],
  ['summer', /^(roof_(?!finish)|wall_external)/],
];

/** What is felt in an apartment when these works are done to its building. */
export function comfortTopics(works: readonly CommonWork['work'][]): Topic[] {
  return TOPICS.filter(([, pattern]) => works.some((work) => pattern.test(work))).map(([topic]) => topic);
}
