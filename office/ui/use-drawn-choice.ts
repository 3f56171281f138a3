import { useEffect, useState } from 'react'

/** So many rows are drawn anew in one task. */
const AT_ONCE = 100

/**
 * Which rows a table draws as chosen: those that are, but of many that become so at once a part after the other. The browser answers
 * in between, where thousands of rows would hold it for half a second.
 */
export function useDrawnChoice<Row extends { readonly id: string }>(
  rows: readonly Row[],
  isChosen: (row: Row) => boolean,
): (row: Row) => boolean {
  const [drawn, setDrawn] = useState<ReadonlySet<string>>(() => new Set())
  // A list that moves while it is read may show a row twice.
  const differing = new Set(rows.filter((row) => isChosen(row) !== drawn.has(row.id)).map(({ id }) => id))
  const isMany = differing.size > AT_ONCE
  if (!isMany && differing.size > 0) setDrawn(toggled(drawn, differing))
  useEffect(() => {
    if (!isMany) return undefined
    const next = setTimeout(() => setDrawn(toggled(drawn, [...differing].slice(0, AT_ONCE))))
    return () => clearTimeout(next)
  })
  return ({ id }) => drawn.has(id)
}

function toggled(drawn: ReadonlySet<string>, ids: Iterable<string>): ReadonlySet<string> {
  const next = new Set(drawn)
  for (const id of ids) if (!next.delete(id)) next.add(id)
  return next
}
