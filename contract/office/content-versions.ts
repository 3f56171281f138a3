import { z } from 'zod'
import { line } from '../shared.ts'
import { ShippingClassFields } from './delivery.ts'
import { officeEndpoint } from './endpoint.ts'
import { ShopSettings } from './shop-settings.ts'

/** What staff set or wrote at a place of the shop that has no drafts: it holds once it is saved. */
export const VersionContent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('block'), content: z.string() }),
  z.object({
    kind: z.literal('menu'),
    label: z.string(),
    children: z.array(z.object({ label: z.string(), url: z.string() })),
  }),
  z.object({
    kind: z.literal('category'),
    title: z.string(),
    urlPath: z.string(),
    isActive: z.boolean(),
    shortListItemCount: z.int(),
    shortDescription: z.string(),
    description: z.string(),
    metaTitle: z.string(),
    metaDescription: z.string(),
  }),
  z.object({ kind: z.literal('mail'), subject: z.string(), title: z.string(), intro: z.string() }),
  /** One part of the settings. */
  z.object({ kind: z.literal('settings'), fields: ShopSettings.partial() }),
  z.object({ kind: z.literal('shippingClass'), fields: ShippingClassFields }),
  z.object({
    kind: z.literal('countries'),
    countries: z.array(z.object({ code: z.string(), ships: z.boolean() })),
  }),
])
export type VersionContent = z.output<typeof VersionContent>
export type VersionedKind = VersionContent['kind']

/** As it once was, and who wrote it then. */
const ContentVersion = z.object({
  version: z.int(),
  content: VersionContent,
  /** Of what nobody wrote at a desk: when it was first seen there. */
  savedAt: z.iso.datetime(),
  /** Null for what nobody wrote at a desk. */
  savedBy: z.string().nullable(),
})
export type ContentVersion = z.output<typeof ContentVersion>

const reply = z.object({ versions: z.array(ContentVersion) })

export const listContentVersions = officeEndpoint('listContentVersions', {
  summary: 'How a block, menu or category came to be as it is, the newest first',
  access: 'operator',
  may: 'changeCatalogue',
  params: z.object({ kind: z.enum(['block', 'menu', 'category']), id: line(60) }),
  reply,
})

export const listShopVersions = officeEndpoint('listShopVersions', {
  summary:
    'What the owner set before: words of a mail, a part of the settings, a shipping class or the countries, the newest first',
  access: 'operator',
  may: 'changeShop',
  params: z.object({ kind: z.enum(['mail', 'settings', 'shippingClass', 'countries']), id: line(60) }),
  reply,
})
