import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { type ApiScope, sendJson } from '../../http/access/api-scope.ts';
import { errorResponses } from '../../http/errors/error-schemas.ts';
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

interface MemberOptions {
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
  const common = { tags: ['Console'], security: [{ session: [] }] };

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
        description: 'Includes invited members. Ordered by email address; at most 1,000.',
        response: { 200: memberListSchema },
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
          'Returns a one-time link, valid for a week, to give to the person. It is also sent by email when a mail server is configured. The person becomes a member by accepting.',
        body: newMemberSchema,
        response: { 201: invitedMemberSchema, ...errorResponses(409) },
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
        summary: 'Update a member',
        description:
          'Changes the role, or disables the member. Takes effect with the next request. A member without access to other contexts has to sign in again. The last owner cannot be changed (409).',
        consumes: ['application/json', 'application/merge-patch+json'],
        params: memberParamsSchema,
        body: memberChangeSchema,
        response: { 200: memberSchema, ...errorResponses(404, 409) },
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
          'Revokes the sessions of a member without access to other contexts, and deletes the account of a person who is no longer a member anywhere. A pending invitation is withdrawn. The last owner cannot be removed (409).',
        params: memberParamsSchema,
        response: {
          204: Type.Null({ description: 'Removed.' }),
          ...errorResponses(404, 409),
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
        summary: 'Create a new sign-in link for a member',
        description:
          'The previous link stops working. For an existing member it is a link to choose a new password; rejected (409) when the member has access outside this context.',
        params: memberParamsSchema,
        response: { 200: invitedMemberSchema, ...errorResponses(404, 409) },
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
