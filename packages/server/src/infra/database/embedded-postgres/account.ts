import { readFileSync, statSync } from 'node:fs';

export interface Account {
  uid: number;
  gid: number;
}

/**
 * Who runs PostgreSQL: null for the current user. PostgreSQL refuses to run as root, so root hands it to the owner
 * of the data folder, or to `nobody` when the folder is new (or root's own, which PostgreSQL would refuse too).
 */
export function chooseAccount(clusterFolder: string): Account | null {
  if (process.getuid?.() !== 0) return null;
  const owner = statSync(clusterFolder, { throwIfNoEntry: false });
  return owner !== undefined && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : findNobody();
}

function findNobody(): Account {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  // 65534 is what Debian and the kernel (overflowuid) call nobody.
  return { uid: Number(uid ?? 65534), gid: Number(gid ?? 65534) };
}
