import { useEffect, useEffectEvent, useState } from 'react'
import type { Cart } from '#contract/cart.ts'
import { api } from '#app/lib/api/api.ts'
import { useCall } from '#app/lib/calls/use-call.ts'
import { showToast } from '#app/ui/toast-store.ts'
import { commandPaletteTexts } from '#texts/nl/command-palette.ts'
import { ParkCartDialog } from './park-cart-dialog.tsx'

type ParkPromptProps = {
  /** It is about to open. */
  readonly onReady: () => void
  /** It could not be opened, which has been told. */
  readonly onFailed: () => void
  readonly onClose: () => void
}

/** Puts the cart aside as a quote, from anywhere in the shop. */
export function ParkPrompt({ onReady, onFailed, onClose }: ParkPromptProps) {
  const call = useCall()
  const [cart, setCart] = useState<Cart | null>(null)

  const onAnswer = useEffectEvent((found: Cart | null) => {
    if (found?.totalItemCount === 0) showToast({ tone: 'info', title: commandPaletteTexts.cartIsEmpty })
    if (!found || found.totalItemCount === 0) return onFailed()
    setCart(found)
    onReady()
  })
  useEffect(() => {
    let isGone = false
    void call(() => api.getCart()).then((found) => {
      if (!isGone) onAnswer(found)
    })
    return () => {
      isGone = true
    }
  }, [call])

  return cart && <ParkCartDialog open cart={cart} onClose={onClose} />
}
