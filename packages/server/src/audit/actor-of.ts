import type { FastifyRequest } from 'fastify';
import { networkOf } from '../limits/network.ts';
import type { Actor } from './audit.ts';

/** Who sent the request, for the entry about what it changed. */
export function actorOf({ caller, ip, id }: FastifyRequest): Actor {
  return { kind: caller.kind, id: caller.id, network: networkOf(ip), requestId: id };
}
