const DEADLOCK = '40P01'

/** Whether PostgreSQL ended a transaction because it and another one waited for each other; begun anew it may go through. */
export const isDeadlock = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === DEADLOCK
