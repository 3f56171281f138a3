/** A query as the search documents are written: lower case, without accents, only letters and digits. */
export type SearchWords = {
  readonly words: readonly string[]
  /** The words with a space between them. */
  readonly plain: string
  /** The words run together, for skus typed without their dashes and compounds typed apart. */
  readonly compact: string
}

const MOST_WORDS = 8
const LONGEST_WORD = 40
/** Letters that are not a letter with an accent, spelled as the database's unaccent does. */
const SPELLED: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ı: 'i',
}

/** The x that is typed for the multiplication sign of a size, which stands in no document. */
const TIMES = /(?<=\d ?(?:[cm]?m)?) x (?=\d)/g

/** The words of what somebody typed, whatever it holds; null when there is nothing in it to search for. */
export function searchWords(query: string): SearchWords | null {
  const spelled = query
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßøæœłđı]/g, (letter) => SPELLED[letter] ?? letter)
    .replace(TIMES, ' ')
  const words = [...spelled.matchAll(/[\p{L}\p{N}]+/gu)]
    .slice(0, MOST_WORDS)
    .map(([word]) => word.slice(0, LONGEST_WORD).toWellFormed())
  return words.length === 0 ? null : { words, plain: words.join(' '), compact: words.join('') }
}

const SHORTEST_PART = 4
const SHORTEST_COMPOUND = 2 * SHORTEST_PART
const LONGEST_COMPOUND = 30

/** Every way to take a compound apart in two: 'dibondplaat' is sold as 'plaat' and as 'dibond'. */
function compoundParts(word: string): readonly (readonly [string, string])[] {
  if (word.length < SHORTEST_COMPOUND || word.length > LONGEST_COMPOUND || /\d/.test(word)) return []
  return Array.from({ length: word.length - SHORTEST_COMPOUND + 1 }, (_, index) => {
    const cut = index + SHORTEST_PART
    return [word.slice(0, cut), word.slice(cut)] as const
  })
}

/** Words hold letters and digits only, so that between quotes nothing in them is read as an operator. */
const whole = (word: string) => `'${word}'`
const started = (word: string) => (word.length > 1 ? `'${word}':*` : whole(word))

/** A tsquery for documents that have every word, begun or as the two parts of a compound. */
export const strictQuery = ({ words }: SearchWords): string =>
  words
    .map((word) => {
      const parts = compoundParts(word).map(([head, tail]) => `(${whole(head)} & ${whole(tail)})`)
      return `(${[started(word), ...parts].join(' | ')})`
    })
    .join(' & ')

/** A tsquery for documents that have some word, or either part of a compound. */
export const looseQuery = (query: SearchWords): string =>
  significantWords(query)
    .flatMap((word) => [started(word), ...compoundParts(word).flat().map(whole)])
    .join(' | ')

/** The words that say something by themselves: 'op' and '2m' only when there are no others. */
export function significantWords({ words }: SearchWords): readonly string[] {
  const long = words.filter((word) => word.length > 2)
  return long.length === 0 ? words : long
}
