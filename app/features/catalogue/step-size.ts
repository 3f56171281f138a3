import type { CustomOption } from '#contract/catalogue.ts'

type Limits = Pick<CustomOption, 'minMm' | 'maxMm' | 'stepMm' | 'defaultMm'>

/** A size some steps further, within its limits and on a step; from no size at all it is the usual one. */
export function stepSize(
  { minMm, maxMm, stepMm, defaultMm }: Limits,
  sizeMm: number | null,
  steps: number,
): number {
  if (sizeMm === null) return defaultMm
  const wanted = Math.min(Math.max(sizeMm + steps * stepMm, minMm), maxMm)
  return minMm + Math.floor((wanted - minMm) / stepMm) * stepMm
}
