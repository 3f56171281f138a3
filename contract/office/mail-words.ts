import { z } from 'zod'
import { MOST_CHARACTERS } from '#domain/mails/own-words.ts'
import { line, paragraph } from '../shared.ts'
import { officeEndpoint } from './endpoint.ts'

const Words = z.object({ subject: z.string(), title: z.string(), intro: z.string() })

/** Words of the owner for a mail, as they are typed; an empty text for what the shop says anyway. */
const WordsForm = z.object({
  subject: line(MOST_CHARACTERS.subject),
  title: line(MOST_CHARACTERS.title),
  intro: paragraph(MOST_CHARACTERS.intro),
})

/** A mail of which the owner may write the words. */
export const DeskMailWords = z.object({
  /** Its template. */
  mail: z.string(),
  label: z.string(),
  /** What the shop says of its own, with the names of placeholders in braces. */
  usual: Words,
  /** What the owner wrote; empty where the mail says the usual. */
  own: Words,
  placeholders: z.array(z.string()),
  /** Whether its example can be about any order. */
  isAboutOrder: z.boolean(),
})
export type DeskMailWords = z.output<typeof DeskMailWords>

const rules = { access: 'operator', may: 'changeShop' } as const
const params = z.object({ mail: line(60) })

export const listMailWords = officeEndpoint('listMailWords', {
  summary: 'The mails of which the owner may write the words, with what they say and what he wrote',
  ...rules,
  reply: z.object({ mails: z.array(DeskMailWords) }),
})

export const editMailWords = officeEndpoint('editMailWords', {
  summary:
    'Write words of a mail, or take them back by an empty text; what somebody else changed meanwhile answers 409 by its name',
  ...rules,
  refuses: [409],
  params,
  body: z.object({ change: WordsForm.partial(), seen: Words.partial() }),
  reply: DeskMailWords,
})

/** Words to try, as in `editMailWords`; the page of that mail takes them too. */
export const TriedWords = z.object({
  subject: WordsForm.shape.subject.default(''),
  title: WordsForm.shape.title.default(''),
  intro: WordsForm.shape.intro.default(''),
  /** The number of the order that the mail is about; nothing for the newest one. */
  order: line(40).default(''),
})

export const previewMailWords = officeEndpoint('previewMailWords', {
  summary:
    'A mail with words that are typed, about the newest order or another one; null while there is nothing that it could be about',
  ...rules,
  params,
  query: TriedWords,
  reply: z.object({ preview: z.object({ subject: z.string(), text: z.string() }).nullable() }),
})
