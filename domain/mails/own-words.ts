/** What of a mail may be in the owner's words: the line in a mailbox, the heading, and the prose around what the shop states. */
export const WORDS_FIELDS = ['subject', 'title', 'intro'] as const
export type WordsField = (typeof WORDS_FIELDS)[number]

/** The words of a mail, by field. */
export type MailWords<Words = string> = Readonly<Record<WordsField, Words>>

/** How many characters the owner's words take at most, by field. */
export const MOST_CHARACTERS: MailWords<number> = { subject: 150, title: 150, intro: 2_000 }

/** Why words cannot stand in a mail; `name` is what stands between the braces, `text` what follows one that is not closed. */
export type WordsFault =
  | { readonly kind: 'unknownPlaceholder'; readonly name: string }
  | { readonly kind: 'unclosedBrace'; readonly text: string }
  | { readonly kind: 'tooLong'; readonly most: number }

/** A name in braces on one line, or a brace that no other closes. */
const BRACE = /\{([^{}\n]*)\}|\{([^{}\n]*)/g
const SHOWN_AFTER_BRACE = 20

/** What is called by a name in braces, in whatever letters it is typed. */
const nameIn = (typed: string): string => typed.trim().toLowerCase()

/** The first fault of the owner's words for a field, of which the placeholders `known` are filled in; null where there is none. */
export function faultOfWords(field: WordsField, words: string, known: readonly string[]): WordsFault | null {
  const most = MOST_CHARACTERS[field]
  if (words.length > most) return { kind: 'tooLong', most }
  for (const [, name, rest = ''] of words.matchAll(BRACE)) {
    if (name === undefined) return { kind: 'unclosedBrace', text: rest.slice(0, SHOWN_AFTER_BRACE).trim() }
    if (!known.includes(nameIn(name))) return { kind: 'unknownPlaceholder', name: name.trim() }
  }
  return null
}

/** Words with what their placeholders stand for; a name without a value stays as it is typed. */
export const fillIn = (words: string, values: ReadonlyMap<string, string>): string =>
  words.replaceAll(BRACE, (whole, name?: string) =>
    name === undefined ? whole : (values.get(nameIn(name)) ?? whole),
  )

/** What blank lines divide. */
export const paragraphsOf = (words: string): readonly string[] =>
  words
    .split(/\n[^\S\n]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')

/** Words of the owner for a field, or null where they are empty or what the shop says anyway. */
export function ownWords(typed: string, usual: string): string | null {
  const words = typed.replaceAll('\r\n', '\n').trim()
  return words === '' || words === usual ? null : words
}
