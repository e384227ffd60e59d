import type { SessionState } from '@rooftree/client';

export type { SessionState };
export type MemberContext = SessionState['contexts'][number];
export type Permission = MemberContext['permissions'][number];
