import Fastify from 'fastify';
import { collectDefaultMetrics, type Registry } from 'prom-client';
import { type Config, ConfigError } from '../config.ts';
import { errorCode } from '../infra/error-code.ts';
import type { Logger } from '../infra/logging/logger.ts';

interface MetricsServer {
  /** Where the figures are read. */
  url: string;
  close(): Promise<void>;
}

/**
 * Figures in the text format of Prometheus, those of the process added, on a separate port: the public port answers
 * every request that reaches it. Null without ROOFTREE_METRICS_PORT.
 */
export async function startMetricsServer(
  { metricsPort: port, host }: Pick<Config, 'metricsPort' | 'host'>,
  registry: Registry,
  log: Logger,
): Promise<MetricsServer | null> {
  if (port === null) return null;
  collectDefaultMetrics({ register: registry });
  const app = Fastify();
  app.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
  const address = await app.listen({ port, host }).catch((error: unknown) => {
    if (errorCode(error) !== 'EADDRINUSE') throw error;
    throw new ConfigError(`port ${port} of ${host} is in use: set ROOFTREE_METRICS_PORT to another port`);
  });
  const url = `${address}/metrics`;
  log.info({}, `Metrics are at ${url}`);
  return { url, close: () => app.close() };
}
