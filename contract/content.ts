import { z } from 'zod'
import { PictureAt, ProductCard } from './catalogue.ts'
import { endpoint } from './endpoint.ts'

/** A named piece of content that the owner edits (spec 3, Content block). */
export const ContentBlock = z.object({
  id: z.string(),
  type: z.enum(['html', 'text']),
  content: z.string(),
  /** Of a place for a picture: the one that lies at the address that it holds. */
  picture: PictureAt.optional(),
})
export type ContentBlock = z.output<typeof ContentBlock>

/** A column of links in the footer (spec 3, Footer column). */
export const FooterColumn = z.object({
  id: z.string(),
  label: z.string(),
  children: z.array(z.object({ label: z.string(), url: z.string() })),
})
export type FooterColumn = z.output<typeof FooterColumn>

/** What lies at a path: the kind of page and what is needed to show it (spec 3, Page). */
export const Page = z.object({
  pageType: z.enum(['HOME', 'CATEGORY', 'PRODUCT', 'CONTENT']),
  pageInfo: z.object({
    key: z.string(),
    path: z.string(),
    title: z.string(),
    metaTitle: z.string(),
    metaDescription: z.string(),
    content: z.string().nullable(),
    updatedAt: z.string().nullable(),
    /** On the home page: what is ordered most. */
    popular: z.array(ProductCard).optional(),
  }),
  displayPageType: z.enum(['HOME', 'CATEGORY', 'PRODUCT', 'CONTENT']),
  displayPageInfo: z.object({ key: z.string(), title: z.string() }),
})
export type Page = z.output<typeof Page>

/** Up to 50 names, separated by commas. */
const IdList = z.object({ ids: z.string('Required').min(1, 'Required').max(2_000, 'TooLong') })

export const getBlocks = endpoint('getBlocks', {
  summary: 'Pieces of content by their names',
  access: 'public',
  query: IdList,
  reply: z.object({ blocks: z.array(ContentBlock) }),
})
export const getMenus = endpoint('getMenus', {
  summary: 'Columns of links by their names',
  access: 'public',
  query: IdList,
  reply: z.object({ menus: z.array(FooterColumn) }),
})
export const getPage = endpoint('getPage', {
  summary: 'What lies at a path of the shop',
  access: 'known',
  params: z.object({ '*': z.string().max(500) }),
  reply: Page,
})
