import { join } from 'node:path';
import type { FileStore } from './file-store.ts';
import { createLocalFiles } from './local-files.ts';

interface FileStoreSettings {
  dataDir: string;
  s3Bucket: string | null;
  s3Endpoint: string | null;
  s3Region: string;
}

/** A bucket when one is set, else a folder of the data folder. The SDK is large: it is loaded only for a bucket. */
export async function createFileStore(settings: FileStoreSettings): Promise<FileStore> {
  if (settings.s3Bucket === null) return createLocalFiles(join(settings.dataDir, 'files'));
  const { createS3Files } = await import('./s3-files.ts');
  return createS3Files({
    bucket: settings.s3Bucket,
    region: settings.s3Region,
    endpoint: settings.s3Endpoint,
  });
}
