/** How many bytes of a file had gone at a moment; both only ever grow within one attempt. */
export type Sample = { readonly atMs: number; readonly sentBytes: number }

/** How long sending will go on, in a unit that a person would choose. */
export type TimeLeft = { readonly unit: 'seconds' | 'minutes' | 'hours'; readonly count: number }

/** How fast a file is being sent, in bytes a second of two digits, and how long that will go on. */
export type Pace = { readonly bytesPerSecond: number; readonly left: TimeLeft }

/** Before this time a speed says more about buffers than about the line (ux 5.5). */
const KNOWN_AFTER_MS = 3000
/** The speed is that of the last seconds: a line that became slow shows it. */
const WINDOW_MS = 10_000
const SAMPLE_EVERY_MS = 500

/** The samples with one more: no closer together than half a second, and none older than ten. */
export function withSample(samples: readonly Sample[], next: Sample): readonly Sample[] {
  const last = samples.at(-1)
  if (last && next.atMs - last.atMs < SAMPLE_EVERY_MS) return samples
  return [...samples.filter(({ atMs }) => next.atMs - atMs <= WINDOW_MS), next]
}

/** The pace of a file of `totalBytes`; null until it has been on its way for three seconds, and while nothing moves. */
export function uploadPace(samples: readonly Sample[], totalBytes: number): Pace | null {
  const [first, last] = [samples[0], samples.at(-1)]
  if (!first || !last || last.atMs - first.atMs < KNOWN_AFTER_MS || last.sentBytes <= first.sentBytes)
    return null
  return paceOf(
    ((last.sentBytes - first.sentBytes) / (last.atMs - first.atMs)) * 1000,
    totalBytes - last.sentBytes,
  )
}

/** The pace of all files on their way together, those that wait for their turn too; null until one of them has one. */
export function totalPace(
  files: readonly { readonly leftBytes: number; readonly pace: Pace | null }[],
): Pace | null {
  const speed = files.reduce((sum, { pace }) => sum + (pace?.bytesPerSecond ?? 0), 0)
  const leftBytes = files.reduce((sum, file) => sum + file.leftBytes, 0)
  return speed > 0 ? paceOf(speed, leftBytes) : null
}

const paceOf = (bytesPerSecond: number, leftBytes: number): Pace => ({
  bytesPerSecond: Number(bytesPerSecond.toPrecision(2)),
  left: timeLeft(leftBytes / bytesPerSecond),
})

/** Tens of seconds up to a minute, then whole minutes, then whole hours from an hour and a half; never nothing. */
export function timeLeft(seconds: number): TimeLeft {
  const tens = Math.max(1, Math.ceil(seconds / 10)) * 10
  if (tens < 60) return { unit: 'seconds', count: tens }
  const minutes = Math.round(seconds / 60)
  if (minutes < 90) return { unit: 'minutes', count: Math.max(1, minutes) }
  return { unit: 'hours', count: Math.round(minutes / 60) }
}

/** Whether two paces read the same. */
export const isSamePace = (one: Pace | null, other: Pace | null): boolean =>
  one?.bytesPerSecond === other?.bytesPerSecond &&
  one?.left.unit === other?.left.unit &&
  one?.left.count === other?.left.count
