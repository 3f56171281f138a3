const NEIGHBOURS = 1

/** The page numbers worth a link: the first, the last and those round the current one; null stands for a gap. A gap
 * of one page is that page. */
export function pageWindow(page: number, pageCount: number): (number | null)[] {
  const worth = new Set([1, pageCount])
  for (let near = page - NEIGHBOURS; near <= page + NEIGHBOURS; near += 1) worth.add(near)
  const numbers = [...worth].filter((number) => number >= 1 && number <= pageCount).toSorted((a, b) => a - b)
  return numbers.flatMap((number, index) => {
    const skipped = number - (numbers[index - 1] ?? number - 1) - 1
    if (skipped === 0) return [number]
    return [skipped === 1 ? number - 1 : null, number]
  })
}
