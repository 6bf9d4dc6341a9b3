/** SQLSTATE 40P01 and 40001: of two conflicting transactions, PostgreSQL rolled this one back. */
export function isTransactionLost(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '40P01' || error.code === '40001');
}

/** SQLSTATE 23505: a row with this key exists already. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}
