export type MarkedPart = {
  readonly text: string
  readonly isMatch: boolean
  /** Where it begins in the text, in letters. */
  readonly start: number
}

/**
 * A text in parts, with every occurrence of a word of the query marked. Case and accents do not count: 'cafe' marks
 * 'Café'. Words that overlap are marked as one; a query without words marks nothing.
 */
export function markMatches(text: string, query: string): readonly MarkedPart[] {
  const plain = Array.from(text).map(plainLetter)
  const words = Array.from(query.trim()).map(plainLetter).join('').split(/\s+/).filter(Boolean)
  const marked = plain.map(() => false)
  for (const word of words) {
    const letters = Array.from(word)
    for (let start = 0; start + letters.length <= plain.length; start += 1) {
      if (letters.every((letter, index) => plain[start + index] === letter)) {
        marked.fill(true, start, start + letters.length)
      }
    }
  }
  return joined(Array.from(text), marked)
}

/** One letter without its accent and in lower case; what would become more than one letter stays as it is. */
function plainLetter(letter: string): string {
  const plain = letter.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return Array.from(plain).length === 1 ? plain : letter
}

function joined(letters: readonly string[], marked: readonly boolean[]): readonly MarkedPart[] {
  const parts: { text: string; isMatch: boolean; start: number }[] = []
  letters.forEach((letter, index) => {
    const isMatch = marked[index] ?? false
    const last = parts.at(-1)
    if (last?.isMatch === isMatch) last.text += letter
    else parts.push({ text: letter, isMatch, start: index })
  })
  return parts
}
