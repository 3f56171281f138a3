import { COMMON_DIGITS, COMMON_WORDS } from './common-words.ts'
import { SHORTEST_PASSWORD } from './shortest.ts'

const LONG = 14
const VERY_LONG = 18
const FEW_CHARACTERS = 6
/** Fewer different ones are tried soon, unless a password is endless. */
const TOO_FEW_CHARACTERS = 5
const ENDLESS = 40

const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

const ROWS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'].flatMap(
  (row) => [row, Array.from(row).toReversed().join('')],
)
const SHORTEST_RUN = 3
const MOST_BESIDE_RUNS = 4

/** Whether hardly anything is left of a password without the runs of neighbours in it: 'abcdefghij', 'qwerty-123456'. */
function isRunOfNeighbours(password: string): boolean {
  const characters = password.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '')
  let beside = 0
  let at = 0
  while (at < characters.length) {
    const run = longestRun(characters.slice(at))
    beside += run === 0 ? 1 : 0
    at += Math.max(1, run)
  }
  return characters !== '' && beside < characters.length && beside <= MOST_BESIDE_RUNS
}

/** How many characters at the start of a text stand beside each other in the alphabet, among digits or on a keyboard. */
function longestRun(text: string): number {
  let length = 0
  while (length < text.length && ROWS.some((row) => row.includes(text.slice(0, length + 1)))) length += 1
  return length >= SHORTEST_RUN ? length : 0
}

const read = (text: string) =>
  text.replaceAll(/[0134571@$!]/g, (char) => LOOKALIKES[char] ?? char).replaceAll(/[^\p{L}]/gu, '')

/** A word without what people put before and behind it, and with digits read as the letters that they stand for. */
function bareWords(password: string): readonly string[] {
  const small = password.normalize('NFKC').toLowerCase()
  const trimmed = small.replace(/^[^\p{L}]+/u, '').replace(/[^\p{L}]+$/u, '')
  return [small, trimmed, read(trimmed), read(small)]
}

/** The half of a word that is written twice. */
const half = (word: string) =>
  word.length % 2 === 0 && word.slice(0, word.length / 2) === word.slice(word.length / 2)
    ? [word.slice(0, word.length / 2)]
    : []

/**
 * Whether a password is a common one: a common word, or one of the person's own, with anything but letters around it, or twice;
 * a common row of digits; runs of neighbours; or a few characters again and again. Case and digits for letters make no difference.
 */
export function isCommonPassword(password: string, ownWords: readonly string[] = []): boolean {
  const own = new Set(ownWords.map((word) => word.toLowerCase()).filter((word) => word.length >= 4))
  const words = bareWords(password).flatMap((word) => [word, ...half(word)])
  if (words.some((word) => COMMON_WORDS.has(word) || own.has(word))) return true
  if (isRunOfNeighbours(password)) return true
  const different = new Set(password.toLowerCase()).size
  if (different < TOO_FEW_CHARACTERS && password.length < ENDLESS) return true
  const digits = password.replaceAll(/[\s.-]/g, '')
  return COMMON_DIGITS.has(digits) || (!/\p{L}/u.test(password) && different <= 2)
}

/** The words of an e-mail address that make a poor password. */
export const ownWordsOf = (email: string): readonly string[] => {
  const [mailbox = '', domain = ''] = email.split('@')
  return [email, mailbox, ...mailbox.split(/[^\p{L}]+/u), domain.replace(/\.[^.]*$/, '')]
}

/** How hard a password is to guess, from what cannot be chosen to what withstands a long search. */
export type PasswordStrength = 'short' | 'common' | 'weak' | 'fair' | 'strong'

/** The strength of a new password. Length counts most; kinds of characters help, few different ones do not. */
export function passwordStrength(password: string, ownWords: readonly string[] = []): PasswordStrength {
  if (password.length < SHORTEST_PASSWORD) return 'short'
  if (isCommonPassword(password, ownWords)) return 'common'
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length
  const points =
    Number(password.length >= LONG) +
    Number(password.length >= VERY_LONG) +
    Number(kinds >= 2) +
    Number(kinds >= 3)
  if (new Set(password).size < FEW_CHARACTERS || points < 2) return 'weak'
  return points < 3 ? 'fair' : 'strong'
}
