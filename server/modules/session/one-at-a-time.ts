const last = new Map<string, Promise<unknown>>()

/** Does work of one key after another, so that none of it decides on what another is about to change. */
export async function oneAtATime<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const before = last.get(key) ?? Promise.resolve()
  const now = before.then(work, work)
  last.set(key, now)
  try {
    return await now
  } finally {
    if (last.get(key) === now) last.delete(key)
  }
}
