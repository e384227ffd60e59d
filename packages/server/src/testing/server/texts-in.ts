/** Every text of a catalogue, also those that are functions of values. */

/** Values that reach the branches of a text: many, one and none, known or not. */
const SAMPLES: readonly (readonly unknown[])[] = [
  ['…', '…', '…', '…', '…'],
  [2, 2, 2, 2],
  [1, 1, 1, 1],
  [0, 0, 0, 0],
  ['…', true, true],
  ['…', false, 2],
  ['…', 2, '…', '…'],
  [2, '…', '…'],
  ['…', '…', 'buyer', '…'],
  [true],
  [false],
];

/** Which value it was does not matter. */
const FILLED_IN = /\b(?:true|false|undefined|buyer|[012])\b/g;

/** Each text with its path. A function has one for every way in which it answers the samples. */
export function* textsIn(value: unknown, path = ''): Generator<[path: string, text: string]> {
  if (typeof value === 'string') yield [path, value];
  else if (typeof value === 'function') {
    for (const text of answersOf((...given) => value(...given))) yield [path, text];
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value))
      yield* textsIn(inner, path === '' ? key : `${path}.${key}`);
  }
}

function answersOf(text: (...given: unknown[]) => unknown): Set<string> {
  const answers = SAMPLES.flatMap((given) => {
    try {
      return [text(...given)];
    } catch {
      // The text is made of values of another type.
      return [];
    }
  });
  const texts = answers.filter((answer) => typeof answer === 'string');
  return new Set(texts.map((answer) => answer.replace(FILLED_IN, '…')));
}
