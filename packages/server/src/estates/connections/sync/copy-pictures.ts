import { randomBytes } from 'node:crypto';
import type { ListedPicture, Listing, Send } from '@rooftree/connectors';
import { type FileLedger, storeFile } from '../../../infra/files/stored-files.service.ts';
import { createSend } from '../providers/provider-send.ts';
import { findPictures } from './connection-pictures.repository.ts';

export interface PictureCopier extends FileLedger {
  cdnUrl: string;
  /** Hosts that the operator has named: a picture there may be on a network of their own. */
  operatorsHosts: readonly string[];
}

/** The pictures of a house after copying: under addresses that last. */
export interface CopiedPictures {
  pictures: ListedPicture[];
  /** All that it shows, by their sources. */
  shown: string[];
  /** New files of the ledger, to be published with the house. */
  added: { source: string; path: string }[];
  /** Some could not be fetched: the house is checked again at the next sync. */
  isPartial: boolean;
}

const MOST_PICTURE_BYTES = 20 * 1024 * 1024;
const FETCHED_WITHIN_MS = 20_000;
const AT_ONCE = 4;

/** Formats by their first bytes: what a server says of a file is not to be trusted. */
const FORMATS: readonly [extension: string, type: string, begins: RegExp][] = [
  ['jpg', 'image/jpeg', /^ffd8ff/],
  ['png', 'image/png', /^89504e470d0a1a0a/],
  ['webp', 'image/webp', /^52494646.{8}57454250/],
];

/**
 * Copies the pictures whose addresses expire, those that are not here yet. Others retain the address that they have.
 */
export async function copyPictures(
  copier: PictureCopier,
  { contextId, id }: { contextId: string; id: string },
  listings: readonly Listing[],
): Promise<ReadonlyMap<string, CopiedPictures>> {
  const expiring = listings.filter(({ pictures }) =>
    pictures.some(({ expires_at }) => expires_at !== undefined),
  );
  if (expiring.length === 0) return new Map();
  const names = expiring.map(({ external_id }) => external_id);
  const kept = await findPictures(copier.sql, contextId, id, names);
  const pathOf = new Map(kept.map(({ externalId, source, path }) => [`${externalId} ${source}`, path]));
  const copied = new Map<string, CopiedPictures>();
  for (const { external_id, pictures } of expiring) {
    const known = (source: string) => pathOf.get(`${external_id} ${source}`);
    copied.set(external_id, await copyAll(copier, contextId, pictures, known));
  }
  return copied;
}

async function copyAll(
  copier: PictureCopier,
  contextId: string,
  pictures: readonly ListedPicture[],
  known: (source: string) => string | undefined,
): Promise<CopiedPictures> {
  const made: CopiedPictures = { pictures: [], shown: [], added: [], isPartial: false };
  const paths = new Map<string, string>();
  const missing = pictures.filter(({ url, expires_at }) => expires_at !== undefined && !known(sourceOf(url)));
  const queue = [...new Map(missing.map((picture) => [sourceOf(picture.url), picture])).values()];
  const work = async () => {
    for (let picture = queue.shift(); picture !== undefined; picture = queue.shift()) {
      const path = await copyOne(copier, contextId, picture.url);
      if (path === null) made.isPartial = true;
      else {
        paths.set(sourceOf(picture.url), path);
        made.added.push({ source: sourceOf(picture.url), path });
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  for (const picture of pictures) {
    const source = sourceOf(picture.url);
    const path = picture.expires_at === undefined ? undefined : (known(source) ?? paths.get(source));
    if (picture.expires_at === undefined) made.pictures.push(picture);
    else if (path !== undefined) {
      made.pictures.push({ url: `${copier.cdnUrl}/${path}`, position: picture.position });
      made.shown.push(source);
    }
  }
  return made;
}

/** Null when it cannot be fetched, or is no picture: a house without it is better than none. */
async function copyOne(copier: PictureCopier, contextId: string, url: string): Promise<string | null> {
  try {
    const { body } = await sendFor(copier, url)({ method: 'GET', url });
    const head = Buffer.from(body).toString('hex', 0, 16);
    const format = FORMATS.find(([, , begins]) => begins.test(head));
    if (format === undefined) return null;
    const [extension, type] = format;
    const path = `pictures/${randomBytes(16).toString('base64url')}/picture.${extension}`;
    await storeFile(copier, contextId, path, body, type);
    return path;
  } catch {
    return null;
  }
}

/** Any public host over https: providers store their pictures elsewhere. */
function sendFor({ operatorsHosts }: PictureCopier, url: string): Send {
  const isOperators = operatorsHosts.includes(URL.parse(url)?.host ?? '');
  return createSend({
    base: url,
    isOperators,
    answerWithinMs: FETCHED_WITHIN_MS,
    mostBytes: MOST_PICTURE_BYTES,
  });
}

/** Without what signs it. */
export const sourceOf = (url: string): string => url.replace(/[?#].*$/s, '').slice(0, 2048);
