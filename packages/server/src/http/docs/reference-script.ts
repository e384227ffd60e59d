import Fastify from 'fastify';

/**
 * The reference's script. Its package hands it out only through its plugin and is 4 MB of source, so it is loaded
 * when the page is first opened and not at every start.
 */
export async function loadReferenceScript(): Promise<Buffer> {
  const { default: reference } = await import('@scalar/fastify-api-reference');
  const pluginApp = Fastify();
  await pluginApp.register(reference, { routePrefix: '/docs', configuration: { content: {} } });
  const { rawPayload } = await pluginApp.inject('/docs/js/scalar.js');
  await pluginApp.close();
  return rawPayload;
}
