/** The addresses that a file of the register is read for, a few thousand at once. */
import { addressKeyOf } from '@rooftree/connectors';
import type { Sql } from '../../infra/database/sql.ts';
import { listLabelAddresses, listStagedAddresses } from './label-file.repository.ts';

const AT_ONCE = 5000;

export interface FileAddress {
  address: string;
  /** As the register's files have it. */
  key: string;
}

/** Those whose answer is older than a day, or all. */
export async function* wantedAddresses(sql: Sql, before: string | null): AsyncGenerator<FileAddress[]> {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const addresses: string[] = await listLabelAddresses(sql, after, AT_ONCE, before);
    yield addresses.flatMap((address) => {
      const key = addressKeyOf(address);
      return key === null ? [] : [{ address, key }];
    });
    after = addresses.length < AT_ONCE ? undefined : addresses.at(-1);
  }
}

export async function* stagedAddresses(sql: Sql): AsyncGenerator<FileAddress[]> {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const staged: FileAddress[] = await listStagedAddresses(sql, after, AT_ONCE);
    yield staged;
    after = staged.length < AT_ONCE ? undefined : staged.at(-1)?.address;
  }
}

export async function* keysOf(pages: AsyncIterable<FileAddress[]>): AsyncGenerator<string> {
  for await (const page of pages) if (page.length > 0) yield page.map(({ key }) => key).join('\n');
}
