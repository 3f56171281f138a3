import type { ShownPreviewAs } from '#contract/render-context.ts'
import { useRouteLoaderData } from 'react-router'
import type { Client } from '#contract/client.ts'
import type { Customer } from '#contract/customer.ts'
import type { ContentBlock, FooterColumn } from '#contract/content.ts'
import type { MenuNode } from '#contract/navigation.ts'
import { orNull } from '#app/lib/pages/load.ts'
import type { RootData } from './root-data.ts'

const FOOTER_COLUMNS = ['footer-column-1', 'footer-column-2', 'footer-column-3'] as const
const BLOCKS = [
  'header_usp_1',
  'header_usp_2',
  'header_usp_3',
  'login_usps',
  'forgot_password_text',
  'product_add_usps',
  'newsletter_footer_text',
  'newsletter_subscribed_message',
] as const

/** The shared state of spec 7, 'On start': null where a call failed. */
export type Shop = RootData & {
  readonly menu: readonly MenuNode[] | null
  readonly footerColumns: readonly FooterColumn[] | null
  readonly isLoggedIn: boolean
  readonly cartCount: number | null
  readonly contactId: string | null
  readonly contactName: string | null
  /** For whom somebody of the shop acts; not there for everybody else. */
  readonly acting?: Acting
  /** As whom staff see the shop as it becomes; not there for everybody else. */
  readonly previewAs?: ShownPreviewAs
  readonly origin: string
  /** Of the page as the server sent it. */
  readonly requestId: string | null
  /** Whether this page, as the server sent it, may call the hosts of the owner's head HTML. */
  readonly allowsHosts: boolean
  /** The owner's colours as a style of the page. */
  readonly palette: string | null
}

/** For whom somebody of the shop acts. */
export type Acting = {
  readonly contactId: string
  readonly contactName: string
  readonly companyId: string
  readonly companyName: string
}

/** What the calls answer; the rest the server knows by itself. */
type FirstAnswers = Omit<Shop, 'previewAs' | 'requestId' | 'allowsHosts' | 'palette'>

const NO_SHOP: Shop = {
  config: null,
  theme: null,
  menu: null,
  footerColumns: null,
  blocks: null,
  isLoggedIn: false,
  cartCount: null,
  contactId: null,
  contactName: null,
  origin: '',
  requestId: null,
  allowsHosts: false,
  palette: null,
}

/** The calls of the first page, all in parallel (spec 7, On start). */
export async function loadShop(
  api: Client,
  { isLoggedIn, origin }: Pick<Shop, 'isLoggedIn' | 'origin'>,
): Promise<FirstAnswers> {
  const [config, theme, menu, menus, blocks, totals, customer] = await Promise.all([
    orNull(api.getConfig()),
    orNull(api.getTheme()),
    orNull(api.getMainMenu()),
    orNull(api.getMenus({ query: { ids: FOOTER_COLUMNS.join() } })),
    orNull(api.getBlocks({ query: { ids: BLOCKS.join() } })),
    isLoggedIn ? orNull(api.getCartTotals()) : null,
    isLoggedIn ? orNull(api.getCustomer()) : null,
  ])
  return {
    config,
    theme,
    menu: menu && menu.items,
    footerColumns: menus && menus.menus,
    blocks: blocks && blocksById(blocks.blocks),
    isLoggedIn,
    cartCount: totals && totals.totalItemCount,
    contactId: customer && customer.contact.id,
    contactName: customer && nameOf(customer),
    ...(customer?.isActedFor && { acting: actingOf(customer) }),
    origin,
  }
}

const nameOf = ({ contact }: Customer) => `${contact.firstName} ${contact.lastName}`

const actingOf = (customer: Customer): Acting => ({
  contactId: customer.contact.id,
  contactName: nameOf(customer),
  companyId: customer.company.id,
  companyName: customer.company.name,
})

const blocksById = (blocks: readonly ContentBlock[]): Readonly<Record<string, ContentBlock>> =>
  Object.fromEntries(blocks.map((block) => [block.id, block]))

/** What the first page loaded; empty when even that failed. */
export function useShop(): Shop {
  const shop: Shop | undefined = useRouteLoaderData('root')
  return shop ?? NO_SHOP
}
