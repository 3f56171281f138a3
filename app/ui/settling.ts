const flushes = new Set<() => void>()

/** Hears that what waits for a moment of quiet is to be told now; answers how to stop hearing. */
export function onSettle(flush: () => void): () => void {
  flushes.add(flush)
  return () => void flushes.delete(flush)
}

/** Has everything told now that waits for a moment of quiet, such as a quantity that was just pressed. */
export function settleAll(): void {
  for (const flush of flushes) flush()
}
