import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';
import type { Logger } from '../logging/logger.ts';

type Result = Parameters<Parameters<SpanExporter['export']>[1]>[0];

/** `ExportResultCode.SUCCESS` of OpenTelemetry. */
const SUCCESS = 0;

/** Logs when traces begin to be lost and when they arrive again, not each time: OpenTelemetry itself logs nothing. */
export class ReportingExporter implements SpanExporter {
  readonly #exporter: SpanExporter;
  readonly #log: Pick<Logger, 'warn' | 'info'>;
  #isFailing = false;

  constructor(exporter: SpanExporter, log: Pick<Logger, 'warn' | 'info'>) {
    this.#exporter = exporter;
    this.#log = log;
  }

  export(spans: ReadableSpan[], done: (result: Result) => void): void {
    this.#exporter.export(spans, (result) => {
      const isFailing = result.code !== SUCCESS;
      if (isFailing && !this.#isFailing)
        this.#log.warn({ err: result.error }, 'Traces cannot be sent and are dropped');
      if (!isFailing && this.#isFailing) this.#log.info({}, 'Traces are sent again');
      this.#isFailing = isFailing;
      done(result);
    });
  }

  shutdown(): Promise<void> {
    return this.#exporter.shutdown();
  }
}
