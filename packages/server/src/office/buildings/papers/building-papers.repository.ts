import type { Language } from '@rooftree/words';
import type { Executor } from '../../../infra/database/sql.ts';
import type { Issuer } from '../../../output/reports/passport.ts';

export interface PaperContext {
  issuer: Issuer;
  /** Of the context; null for that of the server. */
  cdnUrl: string | null;
}

interface ContextRow {
  name: string;
  accentColor: string | null;
  contact: { name: string | null; phone: string | null; email: string | null; url: string | null };
  cdnUrl: string | null;
  logo: Uint8Array | null;
  logoWidth: number;
  logoHeight: number;
  photo: Uint8Array | null;
  photoWidth: number;
  photoHeight: number;
}

export async function findPaperContext(sql: Executor, contextId: string): Promise<PaperContext | null> {
  const [row] = await sql<ContextRow[]>`
    SELECT c.name, c.accent_color AS "accentColor", c.cdn_url AS "cdnUrl", json_build_object('name', c.contact_name, 'phone', c.contact_phone,
        'email', c.contact_email, 'url', c.contact_url) AS contact,
      l.png AS logo, l.width AS "logoWidth", l.height AS "logoHeight", f.png AS photo, f.width AS "photoWidth", f.height AS "photoHeight"
    FROM contexts c LEFT JOIN context_logos l ON l.context_id = c.id LEFT JOIN context_photos f ON f.context_id = c.id
    WHERE c.id = ${contextId}`;
  if (row === undefined) return null;
  const { logo, logoWidth, logoHeight, photo, photoWidth, photoHeight, name, accentColor, contact, cdnUrl } =
    row;
  return {
    issuer: {
      name,
      accentColor,
      contact,
      logo: logo && { png: logo, width: logoWidth, height: logoHeight },
      photo: photo && { png: photo, width: photoWidth, height: photoHeight },
    },
    cdnUrl,
  };
}

export interface NewPaper {
  kind: string;
  language: Language;
  path: string;
  /** That it names. */
  estateIds: readonly string[];
}

/**
 * In the place of the one before, whose file a trigger marks for removal. False when the building was deleted
 * meanwhile.
 */
export async function replacePaper(
  tx: Executor,
  contextId: string,
  buildingId: string,
  { kind, language, path, estateIds }: NewPaper,
): Promise<boolean> {
  const [building] = await tx<{ id: string }[]>`
    SELECT id FROM buildings WHERE context_id = ${contextId} AND id = ${buildingId} FOR NO KEY UPDATE`;
  if (building === undefined) return false;
  await tx`
    DELETE FROM building_papers
    WHERE context_id = ${contextId} AND building_id = ${buildingId} AND kind = ${kind} AND language = ${language}`;
  await tx`
    INSERT INTO building_papers (context_id, building_id, kind, language, path, estate_ids)
    VALUES (${contextId}, ${buildingId}, ${kind}, ${language}, ${path}, ${[...estateIds]}::uuid[])`;
  return true;
}
