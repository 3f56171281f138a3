const UNIQUE_VIOLATION = '23505'

/** Whether the database refused a row because another one has what only one may have. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION
