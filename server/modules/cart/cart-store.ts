import { sql } from 'kysely'
import type { Address } from '#contract/customer.ts'
import type { Contact } from '#domain/access/actor.ts'
import type { Credit } from '#domain/companies/credit-limit.ts'
import type { AgreedTerms } from '#domain/quotes/freeze.ts'
import type { KeptConfiguration, KeptDesign, KeptLine } from '#domain/cart/kept-cart.ts'
import type { VatIdStatus } from '#domain/vat/vat-treatment.ts'
import { addressJson } from '../../db/address-json.ts'
import type { Executor } from '../../db/database.ts'
import { creditJson } from '../../db/open-amounts.ts'
import { chosenOptions, configuration, type StoredOption } from '../../db/documents/goods.ts'
import { agreedPrice, agreedTerms } from '../../db/documents/prices.ts'
import { keptFile } from '../designs/kept-file.ts'
import { loadDesigns } from '../designs/load-designs.ts'
import type { StoredDesign } from '../designs/stored-design.ts'

/** A design that a line is linked to; the design itself is loaded apart. */
type LinkRow = Omit<KeptDesign, 'file'> & { readonly designId: string | null; readonly isStudio: boolean }

type LineRow = Omit<KeptLine, 'agreedRule' | 'agreedEffects' | 'agreedServices' | 'designs'> & {
  readonly links: readonly LinkRow[]
  readonly agreedPrice: unknown
  readonly options: unknown
}

export type CartLineRecord = KeptLine & { readonly options: readonly StoredOption[] }

/** A customer's cart with everything around it that its amounts depend on. */
export type CartRecord = {
  readonly id: string | null
  readonly version: number
  readonly reference: string | null
  /** What a quote holds of transport and services; null for a cart that is none. */
  readonly agreedTerms: AgreedTerms | null
  readonly groups: readonly {
    readonly id: string
    readonly title: string
    /** The customer's own words with it. */
    readonly reference: string | null
    readonly configuration: KeptConfiguration | null
    readonly lines: readonly CartLineRecord[]
  }[]
  /** The designs that its lines use. */
  readonly designs: ReadonlyMap<string, StoredDesign>
  readonly addresses: readonly Address[]
  readonly invoiceAddress: Address | null
  readonly company: {
    readonly paymentTermDays: number
    readonly purchaseOrderRequired: boolean
    readonly vatId: string | null
    readonly vatIdStatus: VatIdStatus
    /** The answer of VIES that the status rests on. */
    readonly vatCheckId: string | null
    /** Null without a credit limit. */
    readonly credit: Credit | null
  }
}

type CartRow = Omit<CartRecord, 'agreedTerms' | 'groups' | 'designs'> & {
  readonly agreedTerms: unknown
  readonly groups: readonly {
    readonly id: string
    readonly title: string
    /** The customer's own words with it. */
    readonly reference: string | null
    readonly configuration: unknown
    readonly lines: readonly LineRow[]
  }[]
}

const linksJson = sql`
  select coalesce(json_agg(json_build_object('itemId', d.id, 'designId', d.design_id, 'isStudio', d.is_studio, 'side', d.side,
    'quantity', d.quantity, 'isApproved', d.approved_at is not null) order by d.position, d.id), '[]')
  from line_designs d where d.line_id = l.id`

const linesJson = sql`
  select coalesce(json_agg(json_build_object('id', l.id, 'groupId', l.group_id, 'productId', coalesce(l.product_id::text, l.free_goods),
    'part', l.part, 'quantity', l.quantity, 'widthMm', l.width_mm, 'heightMm', l.height_mm, 'lengthMm', l.length_mm, 'options', l.options,
    'agreedPrice', l.agreed_price, 'agreedUntil', l.agreed_until, 'deliveryKind', l.delivery_kind, 'addressId', l.address_id,
    'deliveryDate', l.delivery_date, 'isExpress', l.is_express, 'filesLater', l.files_later,
    'wantsCheck', l.wants_check, 'links', (${linksJson})) order by l.position), '[]')
  from cart_lines l where l.group_id = g.id`

/**
 * The active cart of a contact with its designs, or a parked one of the company; a contact without one has an empty cart
 * without an id.
 */
export async function readCart(
  executor: Executor,
  customer: Contact,
  parkedCartId: string | null = null,
): Promise<CartRecord> {
  const isAsked =
    parkedCartId === null
      ? sql`cart.contact_id = ${customer.contactId} and cart.state = 'active'`
      : sql`cart.id = ${parkedCartId} and cart.company_id = company.id and cart.state = 'parked'`
  const { rows } = await sql<CartRow>`/* prepared */
    select cart.id, coalesce(cart.version, 0) as version, cart.reference,
      cart.agreed_terms as "agreedTerms",
      (select coalesce(json_agg(json_build_object('id', g.id, 'title', g.title, 'reference', g.reference, 'configuration', g.configuration, 'lines', (${linesJson})) order by g.position), '[]')
        from cart_groups g where g.cart_id = cart.id) as groups,
      (select coalesce(json_agg(${addressJson} order by a.is_default desc, a.created_at), '[]')
        from addresses a where a.company_id = company.id and a.kind = 'delivery' and a.removed_at is null) as addresses,
      (select ${addressJson} from addresses a
        where a.company_id = company.id and a.kind = 'invoice' and a.removed_at is null) as "invoiceAddress",
      json_build_object('paymentTermDays', company.payment_term_days, 'purchaseOrderRequired', company.purchase_order_required,
        'vatId', company.vat_id, 'vatIdStatus', company.vat_id_status, 'vatCheckId', company.vat_check_id,
        'credit', ${creditJson('company')}) as company
    from companies company
    left join carts cart on ${isAsked}
    where company.id = ${customer.companyId}`.execute(executor)
  const [row] = rows
  if (!row) throw new Error('a customer without a company')
  const { groups, ...rest } = row
  const links = groups.flatMap(({ lines }) => lines.flatMap((line) => line.links))
  const designs = await designsOf(executor, customer.companyId, links)
  return {
    ...rest,
    agreedTerms: agreedTerms.readOrNull(rest.agreedTerms),
    designs,
    groups: groups.map((group) => ({
      ...group,
      configuration: configuration.readOrNull(group.configuration),
      lines: group.lines.map(({ agreedPrice: kept, options, links: linked, ...line }) => {
        const { rule, effects, services } = agreedPrice.read(kept)
        return {
          ...line,
          options: chosenOptions.read(options),
          designs: linked.map((link) => keptDesign(link, designs)),
          agreedRule: rule,
          agreedEffects: effects,
          agreedServices: services,
        }
      }),
    })),
  }
}

async function designsOf(
  executor: Executor,
  companyId: string,
  links: readonly LinkRow[],
): Promise<ReadonlyMap<string, StoredDesign>> {
  const ids = new Set(links.flatMap(({ designId }) => designId ?? []))
  if (ids.size === 0) return new Map()
  const designs = await loadDesigns(executor, companyId, [...ids])
  return new Map(designs.map((design) => [design.id, design]))
}

function keptDesign(
  { designId, isStudio, ...link }: LinkRow,
  designs: ReadonlyMap<string, StoredDesign>,
): KeptDesign {
  const design = isStudio || designId === null ? undefined : designs.get(designId)
  return { ...link, file: design ? keptFile(design) : null }
}

export async function countLines(executor: Executor, customer: Contact): Promise<number> {
  const { rows } = await sql<{ count: number }>`/* prepared */
    select count(cart_lines.id)::int as count from carts join cart_lines on cart_lines.cart_id = carts.id
    where carts.contact_id = ${customer.contactId} and carts.state = 'active'`.execute(executor)
  return rows[0]?.count ?? 0
}

/** Takes a cart for the rest of the transaction; null when it is not this contact’s. */
export async function lockCart(
  executor: Executor,
  customer: Contact,
  cartId: string,
): Promise<{ readonly state: string } | null> {
  const row = await executor
    .selectFrom('carts')
    .select('state')
    .where('id', '=', cartId)
    .where('contact_id', '=', customer.contactId)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

export async function findActiveCartId(executor: Executor, customer: Contact): Promise<string | null> {
  const row = await executor
    .selectFrom('carts')
    .select('id')
    .where('contact_id', '=', customer.contactId)
    .where('state', '=', 'active')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Takes the active cart of a customer for the rest of the transaction, making it when there is none. */
export async function takeActive(
  executor: Executor,
  customer: Contact,
): Promise<{ readonly id: string; readonly version: number; readonly lineCount: number }> {
  const cart = await executor
    .insertInto('carts')
    .values({ company_id: customer.companyId, contact_id: customer.contactId })
    .onConflict((conflict) =>
      conflict
        .column('contact_id')
        // Written out: a plan that is kept for any value finds no index with this condition.
        .where('state', '=', sql.lit('active'))
        .doUpdateSet({ updated_at: sql<Date>`now()` }),
    )
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
  return { ...cart, lineCount: await countLines(executor, customer) }
}

/** A change of a cart that is taken. */
export async function raiseVersion(executor: Executor, cartId: string, now: Date): Promise<void> {
  await executor
    .updateTable('carts')
    .set((eb) => ({ version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', cartId)
    .execute()
}

export async function markCartOrdered(
  executor: Executor,
  cartId: string,
  reference: string | null,
): Promise<void> {
  await executor
    .updateTable('carts')
    .set({ state: 'ordered', reference, updated_at: new Date() })
    .where('id', '=', cartId)
    .execute()
}
