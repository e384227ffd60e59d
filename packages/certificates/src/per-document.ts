const answers: { clear(): void }[] = [];
let isReading = false;

/** The same question is asked of the same words many times: its answer is remembered while a document is read. */
export function perDocument<Answer>(ask: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>();
  answers.push(known);
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const answer = ask(text);
    if (isReading) known.set(text, answer);
    return answer;
  };
}

/** Nothing that a document says outlives its reading: the next one may be another client's. */
export function forgettingAll<Result>(read: () => Result): Result {
  isReading = true;
  try {
    return read();
  } finally {
    isReading = false;
    for (const each of answers) each.clear();
  }
}
