import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isApiError } from '#contract/api-error.ts'
import type { DeskProduct } from '#contract/office/products.ts'
import { showToast } from '#app/ui/toast-store.ts'
import { TOLD_IN_PLACE } from '../../lib/call-errors.ts'
import { showReply } from '../../lib/show-reply.ts'
import { productOf } from '../../work/products.ts'

/** Shows a product as a change left it, and asks for the lists anew that it is in. */
export async function keepProduct(client: QueryClient, product: DeskProduct): Promise<void> {
  showReply(client, productOf(product.id).queryKey, product)
  await client.invalidateQueries({ queryKey: ['products'] })
}

type Change<Sent> = {
  readonly product: DeskProduct
  readonly call: (seen: DeskProduct, sent: Sent) => Promise<DeskProduct>
  readonly told: (changed: DeskProduct, sent: Sent) => string
  readonly onDone: () => void
}

/**
 * What a dialog does with a product as it was when the dialog opened. When somebody else was first that is told in the dialog,
 * which shows the product as it is now from then on.
 */
export function useProductChange<Sent = void>({ product, call, told, onDone }: Change<Sent>) {
  const client = useQueryClient()
  const [seen, setSeen] = useState(product)
  const change = useMutation({
    meta: TOLD_IN_PLACE,
    mutationFn: (sent: Sent) => call(seen, sent),
    async onSuccess(changed, sent) {
      showToast({ tone: 'good', title: told(changed, sent) })
      onDone()
      await keepProduct(client, changed)
    },
    async onError(error) {
      if (!isApiError(error) || (error.status !== 409 && error.status !== 422)) return
      setSeen(await client.fetchQuery({ ...productOf(product.id), staleTime: 0 }))
    },
  })
  return { seen, change }
}
