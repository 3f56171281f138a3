/** Whether every word of what is typed is how some word of a text begins: in any order, without regard to case and accents. */
export function hasWords(text: string, typed: string): boolean {
  const known = wordsOf(text)
  return wordsOf(typed).every((word) => known.some((one) => one.startsWith(word)))
}

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
