/** One line of the table; `isMet` is null where there is nothing to reach. */
export type Figure = {
  readonly what: string
  readonly measured: string
  readonly target: string
  readonly isMet: boolean | null
}

export type Bench = { readonly name: string; readonly run: () => Promise<readonly Figure[]> }

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return ((sorted[middle] ?? NaN) + (sorted[sorted.length - 1 - middle] ?? NaN)) / 2
}

type Amount = {
  readonly what: string
  readonly value: number
  readonly digits?: number
  readonly unit?: string
}

/** A figure that should not be above its target, or with `atLeast` not below it; without either it only tells. */
export function figure(
  { what, value, digits = 2, unit = '' }: Amount,
  limit: { readonly atMost: number } | { readonly atLeast: number } | null,
  remark = '',
): Figure {
  const shown = Number(value.toFixed(digits))
  const measured = `${value.toFixed(digits)}${unit}${remark && `  (${remark})`}`
  if (!limit) return { what, measured, target: '', isMet: null }
  const isUpper = 'atMost' in limit
  return {
    what,
    measured,
    target: isUpper ? `<= ${limit.atMost}${unit}` : `>= ${limit.atLeast}${unit}`,
    isMet: isUpper ? shown <= limit.atMost : shown >= limit.atLeast,
  }
}

const VERDICTS = { true: 'yes', false: 'NO', null: '' } as const

export function printTable(title: string, figures: readonly Figure[]): void {
  const rows = [
    ['', 'measured', 'target', 'met'],
    ...figures.map(({ what, measured, target, isMet }) => [what, measured, target, VERDICTS[`${isMet}`]]),
  ]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  console.log(`\n${title}`)
  for (const row of rows)
    console.log(`  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd())
}
