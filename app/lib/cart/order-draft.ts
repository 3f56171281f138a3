import { useSyncExternalStore } from 'react'

/** What the checkout collects before the order is sent; it lasts as long as the tab and belongs to one cart. */
export type OrderDraft = {
  readonly cartId: string | null
  readonly reference: string
  readonly purchaseOrderNumber: string
  readonly remarks: string
  /** Whom the driver calls; null until it is typed otherwise than the account has it. */
  readonly contactName: string | null
  readonly contactPhone: string | null
}

const DRAFT_KEY = 'order-draft'
const EMPTY: OrderDraft = {
  cartId: null,
  reference: '',
  purchaseOrderNumber: '',
  remarks: '',
  contactName: null,
  contactPhone: null,
}
const viewers = new Set<() => void>()
let known: OrderDraft | null = null

/** A draft from storage; whatever is no text in it is empty. */
export function parseDraft(text: string | null): OrderDraft {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    if (typeof kept !== 'object' || kept === null) return EMPTY
    const textOf = (key: keyof OrderDraft) => {
      const value: unknown = Reflect.get(kept, key)
      return typeof value === 'string' ? value : null
    }
    return {
      cartId: textOf('cartId') || null,
      reference: textOf('reference') ?? '',
      purchaseOrderNumber: textOf('purchaseOrderNumber') ?? '',
      remarks: textOf('remarks') ?? '',
      contactName: textOf('contactName'),
      contactPhone: textOf('contactPhone'),
    }
  } catch {
    return EMPTY
  }
}

function read(): OrderDraft {
  known ??= parseDraft(stored())
  return known
}

function stored(): string | null {
  try {
    return sessionStorage.getItem(DRAFT_KEY)
  } catch {
    return null
  }
}

function store(draft: OrderDraft): void {
  known = draft
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft))
  } catch {
    // Without storage the draft lasts until the page is loaded anew.
  }
  for (const viewer of viewers) viewer()
}

function subscribe(viewer: () => void): () => void {
  viewers.add(viewer)
  return () => void viewers.delete(viewer)
}

/** Forgets what was collected: its cart was ordered, parked or emptied. */
export const clearOrderDraft = (): void => store(EMPTY)

/** Takes what was collected away from a cart that is empty; given back when its lines are. */
export function takeOrderDraft(): OrderDraft {
  const draft = read()
  clearOrderDraft()
  return draft
}
export const putBackOrderDraft = (draft: OrderDraft): void => store(draft)

/** The draft of a cart and how to change it; the draft of another cart is not shown. `reference` is the cart's own. */
export function useOrderDraft(cartId: string | null, reference: string | null) {
  const kept = useSyncExternalStore(subscribe, read, () => EMPTY)
  const draft = kept.cartId === cartId ? kept : { ...EMPTY, cartId, reference: reference ?? '' }
  const change = (part: Partial<Omit<OrderDraft, 'cartId'>>) => store({ ...draft, ...part, cartId })
  return [draft, change] as const
}
