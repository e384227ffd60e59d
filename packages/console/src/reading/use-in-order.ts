import { useRef } from 'preact/hooks';

type TakeInOrder = <Answer>(
  answer: Promise<Answer>,
  take: (answer: Answer) => void,
  fail: (error: unknown) => void,
) => Promise<void>;

/**
 * For what is read again after each change: once a later request was answered, the response of an earlier one is out of
 * date and dropped.
 */
export function useInOrder(): TakeInOrder {
  const asked = useRef(0);
  const answered = useRef(0);
  return (answer, take, fail) => {
    asked.current += 1;
    const turn = asked.current;
    const isNews = () => {
      if (turn < answered.current) return false;
      answered.current = turn;
      return true;
    };
    return answer.then(
      (found) => {
        if (isNews()) take(found);
      },
      (error: unknown) => {
        if (isNews()) fail(error);
      },
    );
  };
}
