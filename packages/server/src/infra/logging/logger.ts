import { type Logger, pino, stdSerializers } from 'pino';
import { activeTrace } from '../tracing/active-trace.ts';
import { createReadableStream } from './readable-stream.ts';

export type { Logger } from 'pino';

interface LoggerOptions {
  level: string;
  /** Where lines go; a terminal gets readable lines, anything else one JSON object per line. */
  destination: NodeJS.WritableStream & { isTTY?: boolean };
}

// Should a field with one of these names ever be logged, at the top or one level down, its value is replaced.
const SECRET_NAMES = [
  'authorization',
  'x-service-client-secret',
  'client_secret',
  'clientSecret',
  'secret',
  'secretKey',
  'access_token',
  'accessToken',
  'password',
  'databaseUrl',
];

/**
 * The one logger of a process. Headers and bodies are never logged, and whatever gives access to a page or a file is
 * masked.
 */
export function createLogger({ level, destination }: LoggerOptions): Logger {
  const stream = destination.isTTY ? createReadableStream(destination) : destination;
  return pino(
    {
      level,
      base: null,
      mixin: traceOfLine,
      formatters: { level: (label) => ({ level: label }) },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: SECRET_NAMES.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.headers["${name}"]`]),
        censor: '[secret]',
      },
      serializers: {
        req: (request: { method: string; url: string; ip?: string }) => ({
          method: request.method,
          url: maskUrl(request.url),
          address: request.ip,
        }),
        err: stdSerializers.err,
      },
    },
    stream,
  );
}

/** A line that is written while a trace is followed leads to it. */
function traceOfLine(): object {
  const trace = activeTrace();
  return trace === undefined ? {} : { trace_id: trace.context.traceId };
}

/**
 * Tokens, an owner's code and a report's path are the only protection of pages and PDFs: none of them belongs in a log.
 */
function maskUrl(url: string): string {
  return url
    .replace(/^\/(r|b|review)\/[^/?]+/, '/$1/[token]')
    .replace(/^(\/b\/[^/?]+\/units)\/[^?]+/, '$1/[code]')
    .replace(/^(\/b\/[^?]*\?).+/, '$1[query]')
    .replace(/^\/cdn\/[^?]+/, '/cdn/[path]');
}
