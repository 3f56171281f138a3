const DEADLOCK = '40P01'
const MOST_ATTEMPTS = 3

/** Whether the database ended a transaction because it and another one waited for each other. */
export const isDeadlock = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === DEADLOCK

/** Does a whole transaction anew that met with a deadlock, a few times at most. */
export async function anewAfterDeadlock<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction()
    } catch (error) {
      if (!isDeadlock(error) || attempt === MOST_ATTEMPTS) throw error
    }
  }
}
