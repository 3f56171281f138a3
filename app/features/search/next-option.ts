/** The option that an arrow key leads to; past either end lies none, and from none the other end (ux 5.2). */
export function nextOption(current: number | null, step: 1 | -1, count: number): number | null {
  if (count === 0) return null
  if (current === null) return step === 1 ? 0 : count - 1
  const next = current + step
  return next < 0 || next >= count ? null : next
}
