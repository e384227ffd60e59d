import { PERMISSIONS_OF, type Permission, type Role } from '../../caller.ts';
import type { Executor } from '../../infra/database/sql.ts';
import type { ContextKind } from '../contexts/contexts.ts';

/** What the console shows first: who signed in, and where they may do what. */
export interface SessionState {
  member: {
    id: string;
    name: string | null;
    email: string | null;
    operator: boolean;
    has_password: boolean;
    passkeys: number;
    openid_connected: boolean;
  };
  contexts: {
    id: string;
    slug: string;
    name: string;
    kind: ContextKind;
    sandbox: boolean;
    language: string;
    role: Role | 'operator';
    permissions: readonly Permission[];
  }[];
}

interface Row extends Omit<SessionState, 'contexts'> {
  contexts: Omit<SessionState['contexts'][number], 'permissions'>[];
}

/** An operator of more contexts than this chooses by their ids. */
const MOST_CONTEXTS = 1000;

/** Null when the member is no longer there. */
export async function readSessionState(sql: Executor, memberId: string): Promise<SessionState | null> {
  const [row] = await sql<Row[]>`
    SELECT json_build_object('id', m.id, 'name', m.name, 'email', m.email, 'operator', m.is_operator,
        'has_password', m.password_hash IS NOT NULL,
        'passkeys', (SELECT count(*) FROM passkeys WHERE member_id = m.id),
        'openid_connected', EXISTS (SELECT 1 FROM member_identities WHERE member_id = m.id)) AS member,
      coalesce((SELECT json_agg(open) FROM (
        SELECT c.id, c.slug, c.name, c.kind, c.sandbox, c.language, CASE WHEN m.is_operator THEN 'operator' ELSE s.role END AS role
        FROM contexts c
        LEFT JOIN memberships s ON s.context_id = c.id AND s.member_id = m.id AND s.accepted_at IS NOT NULL
          AND s.disabled_at IS NULL
        WHERE m.is_operator OR s.role IS NOT NULL
        ORDER BY c.name, c.id LIMIT ${MOST_CONTEXTS}
      ) AS open), '[]') AS contexts
    FROM members m WHERE m.id = ${memberId} AND m.disabled_at IS NULL`;
  if (row === undefined) return null;
  const contexts = row.contexts.map((context) => ({ ...context, permissions: PERMISSIONS_OF[context.role] }));
  return { ...row, contexts };
}

/** As it is answered. Until the second factor was given, nothing is open. */
export function sessionStateJson(state: SessionState, isSecondFactorDue: boolean): string {
  const contexts = isSecondFactorDue ? [] : state.contexts;
  return JSON.stringify({ ...state, contexts, second_factor_required: isSecondFactorDue });
}
