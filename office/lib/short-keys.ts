import type { OperatorAction } from '#domain/access/may.ts'
import { keyTexts } from '#texts/nl/office/keys.ts'
import { noteTexts } from '#texts/nl/office/notes.ts'

/** A letter that does what a button or a link of a page does. */
export type ShortKey = {
  readonly key: string
  /** What it does, in the words of its button. */
  readonly does: string
  readonly may?: OperatorAction
}

/** The letters of each page: what they do is the same on a list as on what it lists. */
export type ShortKeys = Readonly<Record<string, Readonly<Record<string, ShortKey>>>>

/** What has a meaning on every page, in every list, or on the board of orders. */
export const TAKEN_KEYS = ['g', 'j', 'k', 'h', 'l', 'x', '/', '?'] as const

/** A note to colleagues, on each page that has them. */
export const NOTE_KEY = { key: 'n', does: noteTexts.begin } as const satisfies ShortKey

/** The way through what a list holds, from one to the next. */
export const NEIGHBOUR_KEYS = {
  next: { key: 'j', does: keyTexts.next },
  previous: { key: 'k', does: keyTexts.previous },
} as const satisfies Record<string, ShortKey>
