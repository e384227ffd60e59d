import type { FastifyRequest } from 'fastify';
import { type ApiScope, sendJson } from '../../http/access/api-scope.ts';
import { clientErrorResponses } from '../../http/errors/error-schemas.ts';
import { notModified } from '../../http/requests/etag.ts';
import { Type } from '../../infra/checks/type.ts';
import type { Sql } from '../../infra/database/sql.ts';
import { actorOf } from '../audit/actor-of.ts';
import { sessionCookie } from '../sessions/session-cookie.ts';
import { startSession } from '../sessions/sessions.service.ts';
import { invitationUrl } from './invitations/invitation-url.ts';
import { listMembers } from './members.repository.ts';
import {
  invitedMemberSchema,
  memberChangeSchema,
  memberListSchema,
  memberParamsSchema,
  memberSchema,
  newMemberSchema,
} from './members.schemas.ts';
import {
  changeMember,
  type Invited,
  inviteMember,
  removeMember,
  renewInvitation,
} from './members.service.ts';
import type { Member } from './members.ts';
import { placeOf } from './sign-in/send-signed-in.ts';

export interface MemberOptions {
  sql: Sql;
  publicUrl: string;
  sessionDays: number;
  /** Sends the link; false when there is no mail server, or it did not take the mail. */
  mailInvitation(contextId: string, email: string, url: string): Promise<boolean>;
}

/** The people of a context, for those who manage them. */
export function memberRoutes(app: ApiScope, options: MemberOptions): void {
  const { sql, publicUrl } = options;
  const config = { permission: 'members:manage' as const, hasOwnAuditEntry: true };
  const common = { tags: ['Console'], security: [{ session: [] }], 'x-extension': true };

  async function invitedJson({ caller }: FastifyRequest, { member, token }: Invited): Promise<string> {
    const url = invitationUrl(publicUrl, token);
    const mailed = await options.mailInvitation(caller.contextId, member.email, url);
    return JSON.stringify({ ...memberJson(member, caller.id), invitation_url: url, mailed });
  }

  app.get(
    '/v1/members',
    {
      config,
      schema: {
        ...common,
        operationId: 'listMembers',
        summary: 'List the members of the context',
        description: 'Those who were invited, too; in the order of their addresses, a thousand at most.',
        response: { 200: memberListSchema, ...notModified, ...clientErrorResponses() },
      },
    },
    async ({ caller }, reply) => {
      const members = await listMembers(sql, caller.contextId);
      const listed = members.map((member) => memberJson(member, caller.id));
      return sendJson(reply, 200, JSON.stringify({ members: listed }));
    },
  );

  app.post(
    '/v1/members',
    {
      config,
      schema: {
        ...common,
        operationId: 'inviteMember',
        summary: 'Invite a member',
        description:
          'Answers with a one-time link, good for a week, to be handed to the person; it is also mailed when the server has a mail server. Nobody is a member before they have accepted.',
        body: newMemberSchema,
        response: { 201: invitedMemberSchema, ...clientErrorResponses(409, 413, 415) },
      },
    },
    async (request, reply) => {
      const invited = await inviteMember(sql, actorOf(request), request.caller.contextId, request.body);
      return sendJson(reply, 201, await invitedJson(request, invited));
    },
  );

  app.patch(
    '/v1/members/:member_id',
    {
      config,
      schema: {
        ...common,
        operationId: 'changeMember',
        summary: 'Change the role of a member, or disable them',
        description:
          'Holds from the next request on. A member who has rights in no other context has to sign in again. The last owner stays owner (409).',
        consumes: ['application/json', 'application/merge-patch+json'],
        params: memberParamsSchema,
        body: memberChangeSchema,
        response: { 200: memberSchema, ...clientErrorResponses(404, 409, 413, 415) },
      },
    },
    async (request, reply) => {
      const { caller, params, body } = request;
      const { member, hasEndedSessions } = await changeMember(
        sql,
        actorOf(request),
        caller.contextId,
        params.member_id,
        body,
      );
      if (hasEndedSessions && member.id === caller.id) {
        // Their session has ended like the others: this browser goes on with a new one.
        const { token } = await startSession(sql, caller.id, placeOf(request), 'second factor');
        reply.header('set-cookie', sessionCookie(publicUrl, token, options.sessionDays * 86_400));
      }
      return sendJson(reply, 200, JSON.stringify(memberJson(member, caller.id)));
    },
  );

  app.delete(
    '/v1/members/:member_id',
    {
      config,
      schema: {
        ...common,
        operationId: 'removeMember',
        summary: 'Remove a member',
        description:
          'Ends the sessions of a member who has rights in no other context; a person who is then a member of no context is forgotten. An invitation that was not accepted is taken back, and nothing else ends. The last owner cannot be removed (409).',
        params: memberParamsSchema,
        response: {
          204: Type.Null({ description: 'Removed.' }),
          ...clientErrorResponses(404, 409, 413, 415),
        },
      },
    },
    async (request, reply) => {
      await removeMember(sql, actorOf(request), request.caller.contextId, request.params.member_id);
      return reply.code(204).send();
    },
  );

  app.post(
    '/v1/members/:member_id/invitation',
    {
      config,
      schema: {
        ...common,
        operationId: 'createMemberInvitation',
        summary: 'Make a new link for a member',
        description:
          'The link before it works no more. For a member who has accepted already, it is a link to choose a new password; refused (409) when they have rights outside of this context.',
        params: memberParamsSchema,
        response: { 200: invitedMemberSchema, ...clientErrorResponses(404, 409, 413, 415) },
      },
    },
    async (request, reply) => {
      const { caller, params } = request;
      const invited = await renewInvitation(sql, actorOf(request), caller.contextId, params.member_id);
      return sendJson(reply, 200, await invitedJson(request, invited));
    },
  );
}

function memberJson(member: Member, callerId: string): object {
  return {
    id: member.id,
    email: member.email,
    name: member.name,
    role: member.role,
    status: member.status,
    created_at: member.createdAt,
    last_used_at: member.lastUsedAt,
    invitation_expires_at: member.invitationExpiresAt,
    is_self: member.id === callerId,
  };
}
