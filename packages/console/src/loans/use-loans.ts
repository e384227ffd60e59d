import type { Loan } from '@rooftree/client';
import { useEffect, useState } from 'preact/hooks';
import { call } from '../api.ts';
import { useInOrder } from '../reading/use-in-order.ts';

const PAGE = 100;

/** All loans, or those on one home, page after page. */
export function useLoans(home: string | null) {
  const [loans, setLoans] = useState<Loan[] | null>(null);
  const [total, setTotal] = useState<number | null>(null);
  const [next, setNext] = useState<string | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const inOrder = useInOrder();
  const load = (before: readonly Loan[], after: string | null) => {
    setFault(null);
    const query = {
      page_size: PAGE,
      ...(home !== null && { estate_external_id: home }),
      ...(after !== null && { after }),
    };
    void inOrder(
      call('GET /v1/loans', { query }),
      (page) => {
        setLoans([...before, ...page.loans]);
        setTotal(page.total);
        setNext(page.next);
      },
      setFault,
    );
  };
  const reload = () => load([], null);
  useEffect(reload, [home]);
  return { loans, total, fault, reload, loadMore: next === null ? null : () => load(loans ?? [], next) };
}
