import { getContextBySlug } from '../../../access/contexts/contexts.service.ts';
import { type ExportFormat, exportEstates } from '../../../estates/list/export-estates.ts';
import { estateFilter, type FilterOptions } from '../../estate-filter.ts';
import { withDependencies } from '../../with-dependencies.ts';
import { writeToStdout } from '../../write-to-stdout.ts';

interface ExportOptions extends FilterOptions {
  context: string;
  format: ExportFormat;
}

export function exportAction(options: ExportOptions): Promise<void> {
  return withDependencies(async ({ sql, config }) => {
    const { id } = await getContextBySlug(sql, options.context);
    const text = exportEstates(sql, id, config.publicUrl, estateFilter(options), options.format);
    await writeToStdout(text);
  });
}
