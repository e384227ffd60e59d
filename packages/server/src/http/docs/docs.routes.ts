import type { FastifyInstance, FastifyRequest } from 'fastify';
import { loadOnce } from '../../infra/load-once.ts';
import { StaticFile } from '../requests/static-file.ts';
import { loadAssets } from './docs-assets.ts';
import { docsHeaders } from './docs-headers.ts';
import { writeGuidePage } from './guide-page.ts';
import { loadGuides } from './guides.ts';
import { writeReferencePage } from './reference-page.ts';
import { loadReferenceScript } from './reference-script.ts';

interface DocsOptions {
  publicUrl: string;
  basePath: string;
  /** A token for whoever looks at the demo on their own machine; null for everybody else. */
  issueDemoToken: (request: FastifyRequest) => Promise<string | null>;
}

const HTML = 'text/html; charset=utf-8';

/** `/docs`: the guides of docs/guides, and the reference of openapi.json, where calls can be tried. */
export async function docsRoutes(app: FastifyInstance, options: DocsOptions): Promise<void> {
  const { publicUrl, basePath, issueDemoToken } = options;
  const pagesOnce = loadOnce(() => loadPages(publicUrl, basePath));
  const assetsOnce = loadOnce(loadAssets);
  const scriptOnce = loadOnce(
    async () => new StaticFile('text/javascript; charset=utf-8', await loadReferenceScript()),
  );

  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(docsHeaders('guide'));
    done();
  });

  app.get('/docs', async (request, reply) => (await pagesOnce()).overview.send(request, reply));

  app.get('/docs/:page', async (request: FastifyRequest<{ Params: { page: string } }>, reply) => {
    const page = (await pagesOnce()).guides.get(request.params.page);
    return page === undefined ? reply.callNotFound() : page.send(request, reply);
  });

  app.get('/docs/reference', async (request, reply) => {
    const token = await issueDemoToken(request);
    return reply
      .headers(docsHeaders('reference'))
      .header('cache-control', 'no-store')
      .type(HTML)
      .send(writeReferencePage(basePath, token));
  });

  app.get('/docs/reference.js', async (request, reply) => (await scriptOnce()).send(request, reply));

  app.get('/docs/assets/:name', async (request: FastifyRequest<{ Params: { name: string } }>, reply) => {
    const asset = (await assetsOnce()).get(request.params.name);
    return asset === undefined ? reply.callNotFound() : asset.send(request, reply);
  });
}

async function loadPages(publicUrl: string, basePath: string) {
  const { overview, guides, chapters } = await loadGuides({ publicUrl, docsPath: `${basePath}/docs` });
  const pageOf = (guide: typeof overview) =>
    new StaticFile(HTML, writeGuidePage(guide, chapters, basePath), 'no-cache');
  return {
    overview: pageOf(overview),
    guides: new Map(guides.map((guide) => [guide.slug, pageOf(guide)])),
  };
}
