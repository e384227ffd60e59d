import type { Caller } from '../../caller.ts';
import { networkOf } from '../limits/network.ts';
import type { Actor } from './audit.ts';

/** Who sent a request, for the entry about what it changed. */
export function actorOf({ caller, ip, id }: { caller: Caller; ip: string; id: string }): Actor {
  return { kind: caller.kind, id: caller.id, network: networkOf(ip), requestId: id };
}
