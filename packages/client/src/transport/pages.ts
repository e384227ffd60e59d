interface Page<T> {
  data: T[];
  next_page: number | null;
}

/** Every item of every page, in order; the next page is requested when the current one is used up. */
export async function* eachItem<T>(
  firstPage: number,
  getPage: (page: number) => Promise<Page<T>>,
): AsyncGenerator<T, void> {
  for (let next: number | null = firstPage; next !== null; ) {
    const page: Page<T> = await getPage(next);
    yield* page.data;
    next = page.next_page;
  }
}
