const AROUND = 60
const LONGEST_WHOLE = 300
const CUT = '…'

/** Where the word ends at a place. */
const wordEnd = (text: string, at: number): number => {
  const space = text.indexOf(' ', at)
  return space === -1 ? text.length : space
}

/**
 * Two texts, of long ones only where they differ, with some words around it: who reads what becomes different finds it at once.
 */
export function differingPart(was: string, becomes: string): readonly [was: string, becomes: string] {
  if (Math.max(was.length, becomes.length) <= LONGEST_WHOLE) return [was, becomes]
  const shortest = Math.min(was.length, becomes.length)
  let start = 0
  while (start < shortest && was[start] === becomes[start]) start += 1
  let end = 0
  while (end < shortest - start && was.at(-1 - end) === becomes.at(-1 - end)) end += 1
  const from = start > AROUND ? was.lastIndexOf(' ', start - AROUND) + 1 : 0
  const to = end > AROUND ? was.length - wordEnd(was, was.length - end + AROUND) : 0
  const part = (text: string) =>
    `${from > 0 ? CUT : ''}${text.slice(from, text.length - to)}${to > 0 ? CUT : ''}`
  return [part(was), part(becomes)]
}
