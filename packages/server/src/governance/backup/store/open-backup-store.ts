import type { Config } from '../../../config.ts';
import type { BackupStore } from './backup-store.ts';
import { createFolderStore } from './folder-store.ts';

/** The store at this place: a folder, or `s3://bucket/prefix`. The SDK is large: it is loaded only for a bucket. */
export async function openBackupStore(
  place: string,
  { s3Endpoint, s3Region }: Pick<Config, 's3Endpoint' | 's3Region'>,
): Promise<BackupStore> {
  const [, bucket, prefix = ''] = /^s3:\/\/([^/]+)\/?(.*)$/.exec(place) ?? [];
  if (bucket === undefined) return createFolderStore(place);
  const { createBucketStore } = await import('./bucket-store.ts');
  return createBucketStore({
    bucket,
    prefix: prefix.replace(/\/+$/, ''),
    region: s3Region,
    endpoint: s3Endpoint,
  });
}
