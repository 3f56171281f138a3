type Pairs = (left: number, right: number) => number | null

const PAIR_ADJUSTMENT = 2
const X_ADVANCE = 0x0004

/** How pairs of glyphs are moved together, out of the table 'GPOS'; the first subtable that knows a pair counts. */
export function readKerning(gpos: Buffer | null): (left: number, right: number) => number {
  const subtables = gpos ? pairSubtables(gpos) : []
  return (left, right) => {
    for (const pairs of subtables) {
      const moved = pairs(left, right)
      if (moved !== null) return moved
    }
    return 0
  }
}

function pairSubtables(gpos: Buffer): Pairs[] {
  const list = gpos.readUInt16BE(8)
  return offsets(gpos, list).flatMap((lookup) => {
    if (gpos.readUInt16BE(lookup) !== PAIR_ADJUSTMENT) return []
    return offsets(gpos, lookup + 4, lookup).map((at) =>
      gpos.readUInt16BE(at) === 1 ? singlePairs(gpos, at) : classPairs(gpos, at),
    )
  })
}

/** A count and so many offsets, counted from `from`. */
const offsets = (table: Buffer, at: number, from = at): number[] =>
  Array.from({ length: table.readUInt16BE(at) }, (_, index) => from + table.readUInt16BE(at + 2 + index * 2))

const wordsIn = (format: number): number => format.toString(2).replaceAll('0', '').length

/** Where the advance of the first glyph stands in a value, in bytes; null when it is not moved. */
const advanceAt = (format: number): number | null =>
  format & X_ADVANCE ? 2 * wordsIn(format & (X_ADVANCE - 1)) : null

function singlePairs(table: Buffer, at: number): Pairs {
  const covered = coverage(table, at + table.readUInt16BE(at + 2))
  const [first, second] = [table.readUInt16BE(at + 4), table.readUInt16BE(at + 6)]
  const advance = advanceAt(first)
  const size = 2 + 2 * (wordsIn(first) + wordsIn(second))
  const sets = offsets(table, at + 8, at)
  const moves = new Map<number, number>()
  for (const [left, index] of covered) {
    const set = sets[index]
    if (set === undefined || advance === null) continue
    for (let pair = 0; pair < table.readUInt16BE(set); pair += 1) {
      const here = set + 2 + pair * size
      moves.set(left * 0x10000 + table.readUInt16BE(here), table.readInt16BE(here + 2 + advance))
    }
  }
  return (left, right) => moves.get(left * 0x10000 + right) ?? null
}

function classPairs(table: Buffer, at: number): Pairs {
  const covered = coverage(table, at + table.readUInt16BE(at + 2))
  const [first, second] = [table.readUInt16BE(at + 4), table.readUInt16BE(at + 6)]
  const advance = advanceAt(first)
  const leftClass = classes(table, at + table.readUInt16BE(at + 8))
  const rightClass = classes(table, at + table.readUInt16BE(at + 10))
  const rightCount = table.readUInt16BE(at + 14)
  const size = 2 * (wordsIn(first) + wordsIn(second))
  return (left, right) => {
    if (!covered.has(left)) return null
    if (advance === null) return 0
    const cell = (leftClass.get(left) ?? 0) * rightCount + (rightClass.get(right) ?? 0)
    return table.readInt16BE(at + 16 + cell * size + advance)
  }
}

/** The place of each glyph in the list that a subtable is about. */
function coverage(table: Buffer, at: number): ReadonlyMap<number, number> {
  const count = table.readUInt16BE(at + 2)
  if (table.readUInt16BE(at) === 1) {
    return new Map(
      Array.from({ length: count }, (_, index) => [table.readUInt16BE(at + 4 + index * 2), index]),
    )
  }
  return new Map(
    ranges(table, at + 4, count).flatMap(([start, end, index]) =>
      Array.from({ length: end - start + 1 }, (_, step) => [start + step, index + step] as const),
    ),
  )
}

function classes(table: Buffer, at: number): ReadonlyMap<number, number> {
  if (table.readUInt16BE(at) === 1) {
    const start = table.readUInt16BE(at + 2)
    const count = table.readUInt16BE(at + 4)
    return new Map(
      Array.from({ length: count }, (_, index) => [start + index, table.readUInt16BE(at + 6 + index * 2)]),
    )
  }
  return new Map(
    ranges(table, at + 4, table.readUInt16BE(at + 2)).flatMap(([start, end, value]) =>
      Array.from({ length: end - start + 1 }, (_, step) => [start + step, value] as const),
    ),
  )
}

const ranges = (table: Buffer, at: number, count: number): [start: number, end: number, value: number][] =>
  Array.from({ length: count }, (_, index) => {
    const here = at + index * 6
    return [table.readUInt16BE(here), table.readUInt16BE(here + 2), table.readUInt16BE(here + 4)]
  })
