import { IS_OUTDATED } from '../report-json.ts';

/** Parts of statements over the reports of a context. */

/**
 * Of each plan and language the newest report p: one that was made again is of no interest any more. c is its context,
 * r its renovation, e the estate.
 */
export const LISTED_REPORTS = `renovation_reports p
      JOIN contexts c ON c.id = p.context_id
      JOIN renovations r ON r.context_id = p.context_id AND r.id = p.renovation_id AND r.deleted_at IS NULL
      JOIN estates e ON e.context_id = r.context_id AND e.id = r.estate_id AND e.deactivated_at IS NULL
    WHERE p.context_id = $1
      AND NOT EXISTS (
        SELECT FROM renovation_reports newer WHERE newer.context_id = p.context_id AND newer.renovation_id = p.renovation_id
          AND newer.language = p.language AND (newer.created_at, newer.id) > (p.created_at, p.id))`;

/** What follows FROM in a statement that counts or lists them. */
export const OUTDATED_REPORTS = `${LISTED_REPORTS} AND ${IS_OUTDATED}`;
