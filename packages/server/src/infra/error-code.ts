/** The code of an error of Node or PostgreSQL (`ENOENT`, `40P01`); undefined for anything else that was thrown. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
