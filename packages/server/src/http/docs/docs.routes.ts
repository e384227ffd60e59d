import { fastifyStatic } from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { loadOnce } from '../../infra/load-once.ts';
import { loadDocs } from './docs-build.ts';
import { docsHeaders } from './docs-headers.ts';
import { fillReferencePage } from './reference-page.ts';

interface DocsOptions {
  publicUrl: string;
  basePath: string;
  /** A token for a visitor of the demo on their own machine; null for all others. */
  issueDemoToken: (request: FastifyRequest) => Promise<string | null>;
}

/** The compressed forms beside them have no address of their own. */
const ASSET = /^[\w-]+\.(js|css|woff2)$/;

/** `/docs`: the guides of docs/guides, and the reference of openapi.json, where calls can be tried. */
export async function docsRoutes(app: FastifyInstance, options: DocsOptions): Promise<void> {
  const { publicUrl, basePath, issueDemoToken } = options;
  const docsOnce = loadOnce(() => loadDocs(publicUrl, basePath));

  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(docsHeaders('guide'));
    done();
  });

  app.get('/docs', async (request, reply) => (await docsOnce()).overview.send(request, reply));

  app.get('/docs/:page', async (request: FastifyRequest<{ Params: { page: string } }>, reply) => {
    const page = (await docsOnce()).guides.get(request.params.page);
    return page === undefined ? reply.callNotFound() : page.send(request, reply);
  });

  for (const path of ['/llms.txt', '/llms-full.txt'])
    app.get(path, async (request, reply) => {
      const file = (await docsOnce()).forAssistants.get(path.slice(1));
      return file === undefined ? reply.callNotFound() : file.send(request, reply);
    });

  app.get('/docs/client.tgz', async (request, reply) =>
    (await docsOnce()).clientPackage.send(request, reply),
  );

  app.get('/docs/rooftree.py', async (request, reply) =>
    (await docsOnce()).pythonClient.send(request, reply),
  );

  app.get('/docs/reference', async (request, reply) => {
    const token = await issueDemoToken(request);
    const { referencePage } = await docsOnce();
    return reply
      .headers(docsHeaders('reference'))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(fillReferencePage(referencePage, basePath, token));
  });

  app.register(fastifyStatic, { serve: false, preCompressed: true, maxAge: '1h' });
  const sendAsset = async (name: string, reply: FastifyReply) =>
    ASSET.test(name) ? reply.sendFile(name, (await docsOnce()).assetFolder) : reply.callNotFound();

  app.get('/docs/reference.js', (_request, reply) => sendAsset('reference.js', reply));

  app.get('/docs/assets/:name', (request: FastifyRequest<{ Params: { name: string } }>, reply) =>
    sendAsset(request.params.name, reply),
  );
}
