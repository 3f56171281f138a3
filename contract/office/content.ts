import { z } from 'zod'
import { MOST_CHARACTERS_OF_HTML } from '#domain/catalogue/product-fields.ts'
import { ContentBlock, FooterColumn } from '../content.ts'
import { IdParams, line, requiredLine } from '../shared.ts'
import { officeEndpoint } from './endpoint.ts'

/** All that staff change of a page of the owner. */
export const PageFields = z.object({
  title: z.string(),
  urlPath: z.string(),
  isPublished: z.boolean(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  /** HTML. */
  content: z.string(),
})
export type PageFields = z.output<typeof PageFields>

const Html = z.string().max(MOST_CHARACTERS_OF_HTML, 'TooLong')

/** What staff may give a page. Messages are codes. */
export const PageForm = z.object({
  title: requiredLine(200),
  /** Only the start of the shop has no name. */
  urlPath: line(200).regex(/^\/(?:[a-z0-9][a-z0-9/-]*)?$/, 'PathInvalid'),
  isPublished: z.boolean(),
  metaTitle: line(200),
  metaDescription: line(500),
  content: Html,
}) satisfies z.ZodType<PageFields>

export const DeskPageRow = z.object({
  id: z.string(),
  title: z.string(),
  path: z.string(),
  isPublished: z.boolean(),
  version: z.int(),
  updatedAt: z.iso.datetime(),
})
export type DeskPageRow = z.output<typeof DeskPageRow>

const DeskBlock = ContentBlock.omit({ picture: true }).extend({ updatedAt: z.iso.datetime().nullable() })
export type DeskBlock = z.output<typeof DeskBlock>
export type DeskMenu = z.output<typeof FooterColumn>

const rules = { access: 'operator', may: 'changeCatalogue' } as const

export const listDeskContent = officeEndpoint('listDeskContent', {
  summary: 'The pages, blocks and menus that the owner writes',
  ...rules,
  reply: z.object({
    pages: z.array(DeskPageRow),
    blocks: z.array(DeskBlock),
    menus: z.array(FooterColumn),
  }),
})

export const DeskPage = z.object({
  id: z.string(),
  fields: PageFields,
  version: z.int(),
  /** The shop itself leads to it: it stays where it is, and in the shop. */
  isFixed: z.boolean(),
})
export type DeskPage = z.output<typeof DeskPage>

export const getDeskPage = officeEndpoint('getDeskPage', {
  summary: 'A page of the owner',
  ...rules,
  params: IdParams,
  reply: DeskPage,
})

export const createDeskPage = officeEndpoint('createDeskPage', {
  summary: 'Make a page, which is not in the shop yet',
  ...rules,
  body: z.object({ title: requiredLine(200) }),
  reply: DeskPage,
})

export const editDeskPage = officeEndpoint('editDeskPage', {
  summary:
    'Change a page, which keeps its earlier versions; a field that a colleague changed meanwhile answers 409 by its name',
  ...rules,
  refuses: [409],
  params: IdParams,
  body: z.object({ change: PageForm.partial(), seen: z.record(z.string(), z.unknown()) }),
  reply: DeskPage,
})

export const deleteDeskPage = officeEndpoint('deleteDeskPage', {
  summary: 'Take a page away with its versions, as it was seen',
  ...rules,
  refuses: [409],
  params: IdParams,
  query: z.object({ version: z.coerce.number().int().min(1) }),
  reply: z.object({ ok: z.literal(true) }),
})

/** A page as it once was; orders keep which version of the terms was agreed to. */
export const PageVersion = z.object({
  version: z.int(),
  title: z.string(),
  content: z.string(),
  /** What search engines read; null of versions that were kept without. */
  metaTitle: z.string().nullable(),
  metaDescription: z.string().nullable(),
  savedAt: z.iso.datetime(),
  /** Null for what stood there before staff changed it here. */
  savedBy: z.string().nullable(),
})
export type PageVersion = z.output<typeof PageVersion>

export const listPageVersions = officeEndpoint('listPageVersions', {
  summary: 'How a page came to read as it does, the newest first',
  ...rules,
  params: IdParams,
  reply: z.object({ versions: z.array(PageVersion) }),
})

/** Names of blocks and menus are part of the shop; what stands in them is the owner's. */
const NameParams = z.object({ id: z.string().regex(/^[a-z0-9_-]{1,60}$/) })

export const editDeskBlock = officeEndpoint('editDeskBlock', {
  summary: 'Change what stands in a block, unless it is not what was seen any more',
  ...rules,
  refuses: [409],
  params: NameParams,
  body: z.object({ content: Html, seen: z.string() }),
  reply: DeskBlock,
})

/** Where a link of a menu leads: within the shop, or to a site, an address for mail or a phone. */
const LinkTarget = line(500).regex(/^(?:\/(?!\/)|https:\/\/|mailto:|tel:)/, 'LinkInvalid')

const MenuForm = z.object({
  label: requiredLine(60),
  children: z.array(z.object({ label: requiredLine(60), url: LinkTarget })).max(20, 'TooMany'),
})

export const editDeskMenu = officeEndpoint('editDeskMenu', {
  summary: 'Change a menu with its links, unless it is not what was seen any more',
  ...rules,
  refuses: [409],
  params: NameParams,
  body: z.object({ change: MenuForm, seen: FooterColumn.omit({ id: true }) }),
  reply: FooterColumn,
})
