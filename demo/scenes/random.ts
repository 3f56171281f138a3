export type Random = {
  /** Uniform in [0, 1). */
  readonly next: () => number
  readonly pick: <Choices extends readonly [unknown, ...unknown[]]>(choices: Choices) => Choices[number]
}

/** A repeatable sequence (mulberry32), so that one seed always prints the same artwork. */
export function randomFrom(seed: number): Random {
  let state = (seed * 2654435761 + 97) | 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return { next, pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0] }
}
