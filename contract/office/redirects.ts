import { z } from 'zod'
import { line, requiredLine } from '../shared.ts'
import { officeEndpoint } from './endpoint.ts'

/** What a redirect leads to; null where nothing is any more. */
export const REDIRECT_TARGETS = ['home', 'page', 'category', 'product', 'shop', 'redirect'] as const

/** An old address, and where it leads. */
export const DeskRedirect = z.object({
  from: z.string(),
  to: z.string(),
  target: z.enum(REDIRECT_TARGETS).nullable(),
  /** A page lies at the old address itself, and goes before. */
  isCovered: z.boolean(),
  /** Null of those from before this was kept. */
  origin: z.enum(['hand', 'move', 'import']).nullable(),
})
export type DeskRedirect = z.output<typeof DeskRedirect>

/** A path as it is kept, spaces and all; the database has none with a NUL. */
const Kept = z
  .string()
  .max(1000, 'TooLong')
  .regex(/^[^\0]*$/, 'ControlCharacter')

const rules = { access: 'operator', may: 'changeCatalogue' } as const

export const listRedirects = officeEndpoint('listRedirects', {
  summary: 'The redirects by the hundred, in the order of their old paths',
  ...rules,
  query: z.object({
    /** Part of either path. */
    search: line(200).default(''),
    /** `next` of the page before. */
    after: Kept.optional(),
  }),
  reply: z.object({ redirects: z.array(DeskRedirect), next: z.string().nullable() }),
})

/** More than a path may have: a whole address with its query is pasted too. */
const Pasted = line(2000)
const OldPath = z.object({ from: requiredLine(2000) })

export const findRedirect = officeEndpoint('findRedirect', {
  summary: 'Where an old path leads now',
  ...rules,
  query: OldPath,
  reply: z.object({ redirect: DeskRedirect.nullable() }),
})

/** What a redirect can lead to, as somebody looks for it. */
export const RedirectTarget = z.object({
  path: z.string(),
  title: z.string(),
  kind: z.enum(['home', 'page', 'category', 'product', 'shop']),
})
export type RedirectTarget = z.output<typeof RedirectTarget>

export const findRedirectTargets = officeEndpoint('findRedirectTargets', {
  summary:
    'The first pages, categories, products and pages of the shop itself that customers see with a text in their name, path or SKU',
  ...rules,
  query: z.object({ search: line(200) }),
  reply: z.object({ targets: z.array(RedirectTarget) }),
})

export const saveRedirect = officeEndpoint('saveRedirect', {
  summary:
    'Lead an old path to a page of the shop, in the place of another one where that is named; answers 409 where it leads elsewhere than who asks has seen, null for nowhere',
  ...rules,
  refuses: [409],
  body: z.object({
    from: Pasted,
    to: Pasted,
    /** Where the path that is replaced leads, or else this one. */
    seen: Kept.nullable(),
    /** The old path in the place of which it comes; that leads nowhere then. */
    replaces: Kept.nullable().default(null),
  }),
  reply: z.object({
    redirect: DeskRedirect,
    /** A query or a fragment was left out. */
    isCut: z.boolean(),
  }),
})

export const removeRedirect = officeEndpoint('removeRedirect', {
  summary: 'Take a redirect away, as it was seen',
  ...rules,
  refuses: [409],
  query: z.object({ from: Kept, seen: Kept }),
  reply: z.object({ ok: z.literal(true) }),
})

/** The text of a table of two columns. */
const RedirectTable = z.string('Required').min(1, 'Required').max(3_000_000, 'TooLong')
const bodyBytes = 4 * 1024 * 1024

/** What a table of redirects would do. */
export const RedirectTrial = z.object({
  newCount: z.int(),
  changedCount: z.int(),
  sameCount: z.int(),
  wrongCount: z.int(),
  cutCount: z.int(),
  /** The first of what it would write. */
  changes: z.array(z.object({ row: z.int(), from: z.string(), to: z.string(), was: z.string().nullable() })),
  /** The first of what is wrong. */
  wrong: z.array(z.object({ row: z.int(), from: z.string(), to: z.string(), message: z.string() })),
  /** Tells this trial from others. */
  digest: z.string(),
})
export type RedirectTrial = z.output<typeof RedirectTrial>

export const tryRedirects = officeEndpoint('tryRedirects', {
  summary: 'What a table of redirects would do; nothing is written',
  ...rules,
  bodyBytes,
  body: z.object({ table: RedirectTable }),
  reply: RedirectTrial,
})

export const addRedirects = officeEndpoint('addRedirects', {
  summary:
    'Write what is right in a table of redirects, all at once; answers 409 where it does something else than was tried',
  ...rules,
  refuses: [409],
  bodyBytes,
  body: z.object({ table: RedirectTable, digest: z.string().max(100) }),
  reply: z.object({ writtenCount: z.int() }),
})
