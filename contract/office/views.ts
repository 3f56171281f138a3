import { z } from 'zod'
import { IdParams, line, requiredLine } from '../shared.ts'
import { officeEndpoint } from './endpoint.ts'

/** Lists of which a view can be saved: each that is searched or filtered. */
export const VIEWED_LISTS = [
  'orders',
  'files',
  'studio',
  'quotes',
  'invoices',
  'companies',
  'invitations',
  'messages',
  'newsletter',
  'products',
  'redirects',
  'price_lists',
  'mails',
  'audit',
] as const
export type ViewedList = (typeof VIEWED_LISTS)[number]

/** A list as somebody looks at it, under a name. */
export const SavedView = z.object({
  id: z.string(),
  name: z.string(),
  /** The filters, as the address of the list has them. */
  query: z.string(),
  isShared: z.boolean(),
  isOwn: z.boolean(),
  /** Who saved it. */
  by: z.string(),
})
export type SavedView = z.output<typeof SavedView>

const ListQuery = z.object({ list: z.enum(VIEWED_LISTS) })
const Views = z.object({ views: z.array(SavedView) })
const Named = { name: requiredLine(40), isShared: z.boolean() }

export const listSavedViews = officeEndpoint('listSavedViews', {
  summary: 'The views of a list that the operator saved, and those that colleagues share',
  access: 'operator',
  refuses: [403],
  query: ListQuery,
  reply: Views,
})

export const saveView = officeEndpoint('saveView', {
  summary: 'Save a list as it is looked at under a name',
  access: 'operator',
  refuses: [403, 409],
  /** With every filter on and as much searched for as can be, each letter of it written as six. */
  body: ListQuery.extend({ ...Named, query: line(1_000) }),
  reply: Views,
})

export const changeView = officeEndpoint('changeView', {
  summary: 'Give a view of one’s own another name, and share it or not',
  access: 'operator',
  refuses: [403, 409],
  params: IdParams,
  body: z.object(Named),
  reply: Views,
})

export const removeView = officeEndpoint('removeView', {
  summary: 'Remove a view of one’s own',
  access: 'operator',
  refuses: [403],
  params: IdParams,
  reply: Views,
})
