import { getContextBySlug } from '../../../access/contexts/contexts.service.ts';
import { createReviewLink, reviewUrl } from '../../../estates/certificates/review/reviews.service.ts';
import { print, printJson } from '../../../infra/terminal.ts';
import { withDependencies } from '../../with-dependencies.ts';

export async function epcReviewAction(
  jobId: string,
  { context: slug, json }: { context: string; json?: true },
): Promise<void> {
  const link = await withDependencies(async ({ sql, config }) => {
    const { id } = await getContextBySlug(sql, slug);
    const { token, expiresAt } = await createReviewLink(sql, id, jobId);
    return { url: reviewUrl(config.publicUrl, token), expires_at: expiresAt.toISOString() };
  });
  if (json) return printJson(link);
  print(link.url);
  print(`Everyone with this link can review, once, until ${link.expires_at}.`);
}
