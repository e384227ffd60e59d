/** Parts of statements over the reports of a context. */

/** p is the report, $1 its context: its home or plan has changed, or other prices are used. The index of the list has all that it asks for. */
export const IS_OUTDATED = `(p.is_changed
    OR p.price_book_version IS DISTINCT FROM (SELECT price_book_version FROM contexts WHERE id = $1))`;

/** Of each plan and language the newest report p: one that was made again is of no interest any more. r is its renovation, e the estate. */
export const LISTED_REPORTS = `renovation_reports p
      JOIN renovations r ON r.context_id = p.context_id AND r.id = p.renovation_id AND r.deleted_at IS NULL
      JOIN estates e ON e.context_id = r.context_id AND e.id = r.estate_id AND e.deactivated_at IS NULL
    WHERE p.context_id = $1
      AND NOT EXISTS (
        SELECT FROM renovation_reports newer WHERE newer.context_id = p.context_id AND newer.renovation_id = p.renovation_id
          AND newer.language = p.language AND (newer.created_at, newer.id) > (p.created_at, p.id))`;

/** What follows FROM, for whoever counts them. */
export const OUTDATED_REPORTS = `${LISTED_REPORTS} AND ${IS_OUTDATED}`;
