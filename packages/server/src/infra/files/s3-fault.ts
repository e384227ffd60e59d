import { GetObjectCommand, HeadBucketCommand, type S3Client, S3ServiceException } from '@aws-sdk/client-s3';

/** No file has this name: what matters is how the request is refused. */
const NO_FILE = 'rooftree-asks-whether-its-key-is-known.txt';

/** S3's codes for credentials that will not do, however often one tries. */
const KEY_FAULTS = new Set([
  'InvalidAccessKeyId',
  'SignatureDoesNotMatch',
  'InvalidToken',
  'ExpiredToken',
  'CredentialsProviderError',
]);

/**
 * Why nothing can be stored in this bucket, in words for its operator. Undefined when it can, when only a write would
 * show it, and when it does not answer: it may come back.
 */
export async function findBucketFault(client: S3Client, bucket: string): Promise<string | undefined> {
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket }));
    return undefined;
  } catch (error) {
    if (!(error instanceof S3ServiceException)) return faultOf(error, bucket);
    if (error.$metadata.httpStatusCode !== 403) return faultOf(error, bucket);
  }
  // The answer to a question for the head of something has no body, and so no code.
  const refusal = await client
    .send(new GetObjectCommand({ Bucket: bucket, Key: NO_FILE }))
    .catch((error: unknown) => error);
  return faultOf(refusal, bucket);
}

function faultOf(error: unknown, bucket: string): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { name, message } = error;
  if (KEY_FAULTS.has(name)) {
    return `the credentials of the bucket ${bucket} were rejected (${message}): check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY`;
  }
  if (name === 'RequestTimeTooSkewed') {
    return `the clock of this machine differs too much from that of the bucket ${bucket}: synchronise it with NTP`;
  }
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
  if (name === 'NoSuchBucket' || (name === 'NotFound' && status === 404)) {
    return `there is no bucket ${bucket}: create it, or check S3_BUCKET and S3_ENDPOINT`;
  }
  if (status === 301 || status === 400) {
    return `the bucket ${bucket} rejects requests for this region or of this form (${status}): check S3_REGION and S3_ENDPOINT`;
  }
  return undefined;
}
