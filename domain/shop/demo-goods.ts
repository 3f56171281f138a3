/** Why a product of the demo stays in the shop when its assortment is taken out, the first that holds. */
export const DEMO_STAYS = ['ordered', 'quoted', 'inCart', 'changed', 'listed', 'needed'] as const
export type DemoStay = (typeof DEMO_STAYS)[number]

/** A product that a shop was given of the demo, with what holds of it. */
export type DemoProduct = {
  readonly id: string
  readonly title: string
  readonly holds: readonly DemoStay[]
  /** The products that it cannot do without: its components, and what replaces it. */
  readonly needs: readonly string[]
}

/** Which products stay, and why; what a product that stays cannot do without stays with it. */
export function demoStays(products: readonly DemoProduct[]): ReadonlyMap<string, DemoStay> {
  const byId = new Map(products.map((product) => [product.id, product]))
  const stays = new Map<string, DemoStay>()
  const keep = (id: string, reason: DemoStay) => {
    const product = byId.get(id)
    if (!product || stays.has(id)) return
    stays.set(id, reason)
    for (const needed of product.needs) keep(needed, 'needed')
  }
  // What has a reason of its own is told by that, whoever needs it.
  const own = products.flatMap(({ id, holds }) => {
    const reason = DEMO_STAYS.find((one) => holds.includes(one))
    return reason ? [[id, reason] as const] : []
  })
  const reasons = new Map(own)
  for (const [id, reason] of own) keep(id, reason)
  return new Map([...stays].map(([id, reason]) => [id, reasons.get(id) ?? reason]))
}

/** A category that a shop was given of the demo. */
export type DemoCategory = {
  readonly id: string
  readonly parentId: string | null
  /** Somebody changed it, stands in it with what stays, or gives a discount on it. */
  readonly isKept: boolean
}

/** Which categories stay: those above one that stays do too. */
export function demoCategoriesThatStay(categories: readonly DemoCategory[]): ReadonlySet<string> {
  const byId = new Map(categories.map((category) => [category.id, category]))
  const stays = new Set<string>()
  for (const { id, isKept } of categories)
    for (let above = isKept ? byId.get(id) : undefined; above && !stays.has(above.id);) {
      stays.add(above.id)
      above = above.parentId === null ? undefined : byId.get(above.parentId)
    }
  return stays
}
