import { Type } from 'typebox';
import { rowCountsSchema } from '../../../estates/imports/imports.schemas.ts';

export const loanImportQuerySchema = Type.Object(
  {
    partial: Type.Boolean({
      default: false,
      description: 'Import the valid rows and skip the others. Without it, one error rejects the whole file.',
    }),
  },
  { additionalProperties: false },
);

export const importedLoansSchema = Type.Object(
  { rows: rowCountsSchema },
  {
    title: 'ImportedLoans',
    description: 'What was stored.',
    examples: [{ rows: { total: 3, new: 2, changed: 1, unchanged: 0, refused: 0 } }],
  },
);
