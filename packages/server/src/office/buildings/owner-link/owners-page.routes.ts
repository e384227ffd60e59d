/** `/b/{token}`: the page of a building for its owners, and with the code of a letter the figures of one apartment. */
import type { OwnersData } from '@rooftree/planner/owners/owners-data';
import type { RateCounts } from '../../../access/limits/rate-counts.ts';
import { limitNetworks } from '../../../access/limits/rate-limit.ts';
import type { ApiScope } from '../../../http/access/api-scope.ts';
import { toApiError } from '../../../http/errors/error-handler.ts';
import { acceptedLanguages } from '../../../http/requests/negotiate.ts';
import type { Sql } from '../../../infra/database/sql.ts';
import type { PageBundle } from '../../../output/planner-page/page-bundle.ts';
import { chooseLanguage } from '../../../output/planner-page/page-language.ts';
import { pageOwner } from '../../../output/planner-page/planner-page.service.ts';
import { sendPage } from '../../../output/planner-page/send-page.ts';
import { TOKEN } from '../building.ts';
import { findByToken } from './owner-link.repository.ts';
import { buildingView } from './owners-view.ts';

/** Per address, beside what its data may be read: each visit is one page. */
const VISITS = { name: 'owners-pages', perMinute: 240 };

interface Options {
  sql: Sql;
  loadBundle: () => Promise<PageBundle>;
  publicUrl: string;
  counts: RateCounts | undefined;
}

export function ownersPageRoutes(app: ApiScope, { sql, loadBundle, publicUrl, counts }: Options): void {
  // Errors are shown to a person in a browser, not to a program.
  app.setErrorHandler(async (error, request, reply) => {
    const { statusCode, headers } = toApiError(error);
    if (statusCode >= 500) request.log.error({ err: error }, 'page failed');
    const { renderer, assetsFor } = await loadBundle();
    const language = chooseLanguage(null, acceptedLanguages(request), null);
    const html = renderer.renderMessage(
      { kind: 'unavailable', language, context: null },
      assetsFor(language),
    );
    return sendPage(request, reply.headers(headers), { status: statusCode, language, pictures: [], html });
  });
  limitNetworks(app, counts, VISITS);

  app.get<{ Params: { token: string } }>('/b/:token', { schema: { hide: true } }, async (request, reply) => {
    const { renderer, assetsFor } = await loadBundle();
    const { token } = request.params;
    const query = new URLSearchParams(request.url.split('?')[1] ?? '');
    const code = (query.get('code') ?? '').replace(/\s/g, '');
    const found = TOKEN.test(token) ? await findByToken(sql, token, TOKEN.test(code) ? code : null) : null;
    if (found === null) {
      const language = chooseLanguage(query.get('lang'), acceptedLanguages(request), null);
      const html = renderer.renderMessage({ kind: 'notFound', language, context: null }, assetsFor(language));
      return sendPage(request, reply, { status: 404, language, pictures: [], html });
    }
    const { address, parts } = found.definition;
    const { context, language: contextLanguage } = await pageOwner(sql, found.contextId, publicUrl);
    const language = chooseLanguage(query.get('lang'), acceptedLanguages(request), {
      country: address.country ?? 'BE',
      region: address.region,
      contextLanguage,
    });
    const { unit } = found;
    const page: OwnersData = {
      language,
      context,
      building: { name: found.name, address, parts },
      plan: buildingView(found).plan,
      unit: isAskedFor(unit?.name, query.get('unit')) ? unit : null,
      code,
    };
    return sendPage(request, reply, {
      status: 200,
      language,
      pictures: context.logoUrl ? [context.logoUrl] : [],
      html: renderer.renderOwners(page, assetsFor(language, 'owners')),
    });
  });
}

/** Who names another apartment than the code's has taken a neighbour's letter. */
const isAskedFor = (name: string | undefined, asked: string | null) => asked === null || name === asked;
