import type { Cart } from '#contract/cart.ts'
import type { Order } from '#contract/orders.ts'
import type { ApproveEvent } from '#domain/designs/manager-view.ts'

/** What a line is part of, as it is once its designs were saved. */
export type SavedIn =
  | { readonly kind: 'cart'; readonly cart: Cart }
  | { readonly kind: 'order'; readonly order: Order }

/** What the upload manager tells the page beneath it. */
export type UploadListener = {
  /** The quantity update of spec 4: copies changed, and this is the cart or order by now. */
  readonly onQuantityUpdate: (saved: SavedIn) => void
  /** 'Doorgaan' was pressed; answers where to go on, or null to go back to the page. */
  readonly onApprove: (event: ApproveEvent, saved: SavedIn | null) => Promise<string | null>
}

const listeners = new Set<UploadListener>()

/** Hears the upload manager; answers how to stop hearing. */
export function onUploadSignals(listener: UploadListener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function signalQuantityUpdate(saved: SavedIn): void {
  for (const listener of listeners) listener.onQuantityUpdate(saved)
}

/** The approve event of spec 4; the first listener that knows where to go on decides. */
export async function signalApprove(event: ApproveEvent, saved: SavedIn | null): Promise<string | null> {
  const answers = await Promise.all([...listeners].map((listener) => listener.onApprove(event, saved)))
  return answers.find((next) => next !== null) ?? null
}
