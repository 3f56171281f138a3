const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  'ENOENT',
  '57P01', // the server is shutting down
  '57P02', // it crashed
  '57P03', // it is starting up
  '53300', // it has no connection left
  '55P03', // another transaction holds the row for too long
  '25006', // it has become a replica, which takes no changes
  '57014', // the statement took longer than it may
  '08000',
  '08003',
  '08006',
  '08001',
  '08004',
])
/** That a pooler has lost it, or found no connection in time; said by PostgreSQL, which names its routine, a statement is wrong. */
const OF_POOLER = '08P01'
const MESSAGES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Client has encountered a connection error',
]

/** Whether an error says that the database cannot answer now, rather than that a query is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && CODES.has(error.code)) return true
  if ('code' in error && error.code === OF_POOLER && !('routine' in error && error.routine)) return true
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true
  return MESSAGES.some((message) => error.message.startsWith(message))
}
