import type { FileReading } from '../read-certificate-file.ts';

/** A job whose values can be reviewed, with its document as far as it is retained. */
export interface OpenReview {
  contextId: string;
  jobId: string;
  estateId: string;
  documentPath: string | null;
  reading: Omit<FileReading, 'status' | 'failure'> & { address_check?: string };
}
