/** The only module that loads OpenTelemetry: import it only where traces are recorded. */
import {
  type Context,
  type Span as OtelSpan,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Logger } from '../logging/logger.ts';
import { within } from '../within.ts';
import { ReportingExporter } from './reporting-exporter.ts';
import type { TraceContext } from './trace-context.ts';
import type { Span, SpanOptions, Tracer } from './tracer.ts';

interface OtlpOptions {
  /** Of an OTLP/HTTP receiver, like http://127.0.0.1:4318. */
  endpoint: string;
  headers: Readonly<Record<string, string>>;
  serviceName: string;
  /** Of the process: serve or work. */
  role: string;
  version: string;
  /** Of the traces that begin here, from 0 to 1; a caller's own decision stands. */
  share: number;
  log: Pick<Logger, 'warn' | 'info'>;
}

// What waits to be sent is bounded: with a receiver that is away, 2,048 spans are held and the others dropped.
const LIMITS = {
  maxQueueSize: 2048,
  maxExportBatchSize: 512,
  scheduledDelayMillis: 1000,
  exportTimeoutMillis: 10_000,
};
/** A process that stops does not wait for a receiver that does not answer. */
const LAST_EXPORT_MS = 1000;

const KINDS = {
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
} as const;

export function createOtlpTracer(options: OtlpOptions): Tracer {
  const exporter = new OTLPTraceExporter({
    url: `${options.endpoint}/v1/traces`,
    headers: { ...options.headers },
    timeoutMillis: LIMITS.exportTimeoutMillis,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': options.serviceName,
      'service.version': options.version,
      'rooftree.role': options.role,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(options.share) }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new ReportingExporter(exporter, options.log), ...LIMITS }),
    ],
  });
  const tracer = provider.getTracer('rooftree');
  return {
    start({ name, kind = 'internal', attributes = {} }: SpanOptions, parent) {
      return spanOf(tracer.startSpan(name, { kind: KINDS[kind], attributes }, contextOf(parent)));
    },
    async close() {
      await within(LAST_EXPORT_MS, provider.shutdown()).catch(() => undefined);
    },
  };
}

function contextOf(parent: TraceContext | null): Context {
  if (parent === null) return ROOT_CONTEXT;
  const { traceId, spanId, isSampled } = parent;
  const traceFlags = isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

function spanOf(span: OtelSpan): Span {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return {
    context: { traceId, spanId, isSampled: (traceFlags & TraceFlags.SAMPLED) !== 0 },
    add(attributes) {
      span.setAttributes(attributes);
    },
    end(errorType) {
      if (errorType !== undefined) {
        span.setAttribute('error.type', errorType).setStatus({ code: SpanStatusCode.ERROR });
      }
      span.end();
    },
  };
}
