import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { getContextBySlug } from '../../../access/contexts/contexts.service.ts';
import { type ExportFormat, exportEstates } from '../../../estates/list/export-estates.ts';
import { errorCode } from '../../../infra/error-code.ts';
import { estateFilter, type FilterOptions } from '../../estate-filter.ts';
import { withDependencies } from '../../with-dependencies.ts';

interface ExportOptions extends FilterOptions {
  context: string;
  format: ExportFormat;
}

export function exportAction(options: ExportOptions): Promise<void> {
  return withDependencies(async ({ sql, config }) => {
    const { id } = await getContextBySlug(sql, options.context);
    const text = exportEstates(sql, id, config.publicUrl, estateFilter(options), options.format);
    await pipeline(Readable.from(text, { objectMode: false }), process.stdout, { end: false }).catch(
      (error: unknown) => {
        // The reader has enough, like `head`.
        if (errorCode(error) !== 'EPIPE') throw error;
      },
    );
  });
}
