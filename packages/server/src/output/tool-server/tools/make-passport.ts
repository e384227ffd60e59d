import { LANGUAGES } from '@rooftree/words';
import { z } from 'zod';
import { request } from '../api.ts';
import { defineTool } from '../tool.ts';

interface Report {
  id: string;
  name: string;
  url: string;
  created_at: string;
}

export const makePassport = defineTool({
  name: 'make_passport',
  title: 'Make a renovation passport',
  description: 'Makes the renovation passport of a stored plan as a PDF and returns its address.',
  isWrite: true,
  input: z.object({
    renovation_id: z.uuid().describe('Of a stored plan, as save_plan returns it.'),
    language: z.enum(LANGUAGES),
  }),
  output: z.object({ report_id: z.string(), name: z.string(), url: z.string(), created_at: z.string() }),
  run: async ({ call }, { renovation_id: id, language }) => {
    const path = `/v1/renovations/${id}/reports`;
    const report = await request<Report>(
      call,
      { method: 'POST', path, body: { language } },
      'there is no plan with this renovation_id',
    );
    return { report_id: report.id, name: report.name, url: report.url, created_at: report.created_at };
  },
});
