import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error.ts';
import { sendError } from './error-handler.ts';

/** 405 with `Allow` where the path exists for another method, else 404. OPTIONS is answered with `Allow` alone. */
export function answerUnknownRoutes(app: FastifyInstance): void {
  const routes: { pattern: RegExp; method: string }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    // OPTIONS is answered below, and wherever it is a preflight.
    for (const each of [method].flat().filter((name) => name !== 'OPTIONS'))
      routes.push({ pattern: patternOf(url), method: each });
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const allowed = routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    const isThere = allowed.length > 0;
    if (request.method === 'OPTIONS' && isThere)
      return reply
        .code(204)
        .header('allow', [...new Set([...allowed, 'OPTIONS'])].join(', '))
        .send();
    // A route can also say of itself that there is nothing under this path.
    const error =
      isThere && !allowed.includes(request.method)
        ? new ApiError(405, [], { headers: { allow: [...new Set(allowed)].join(', ') } })
        : new ApiError(404, [], { code: isThere ? 'not_found' : 'unknown_route' });
    return sendError(error, error, request, reply);
  });
}

/** `/v1/estates/:external_id` → its pattern; a parameter is one part of the path, `*` the rest of it. */
function patternOf(url: string): RegExp {
  const parts = url.split('/').map((part) => {
    if (part === '*') return '.*';
    return part.startsWith(':') ? '[^/]+' : RegExp.escape(part);
  });
  return new RegExp(`^${parts.join('/')}/?$`);
}
