import { useState } from 'react'
import type { CartItem } from '#contract/cart.ts'
import { api } from '#app/lib/api/api.ts'
import type { ChangeCart } from '#app/lib/cart/use-call-cart.ts'
import { Button } from '#app/ui/button.tsx'
import { rotateCcwIcon } from '#app/ui/icons/rotate-ccw.ts'
import { showToast } from '#app/ui/toast-store.ts'
import { cartTexts, lineFilesTexts as texts } from '#texts/nl/cart.ts'

type WithoutBackProps = { readonly item: CartItem; readonly change: ChangeCart }

/** Takes away the back of a line that can do without, with a way back in a toast; the price of the studio goes with it. */
export function WithoutBack({ item, change }: WithoutBackProps) {
  const [saving, setSaving] = useState(false)
  const { id, title, backSide, backDesign } = item
  if (backSide !== 'optional' || backDesign === null) return null
  const { designId, isStudioDesign } = backDesign
  const params = { id }

  function putBack() {
    const body =
      isStudioDesign || designId === null
        ? ({ isStudioDesign: true } as const)
        : { designId, isStudioDesign: false as const }
    void change(() => api.chooseBackDesign({ params, body }))
  }

  async function takeAway() {
    setSaving(true)
    const after = await change(() => api.chooseBackDesign({ params, body: { designId: null } }))
    setSaving(false)
    if (after === null) return
    showToast({
      tone: 'quiet',
      title: texts.backGone,
      key: `back-${id}`,
      action: { label: cartTexts.undo, icon: rotateCcwIcon, onPress: putBack },
    })
  }

  return (
    <Button
      look="tertiary"
      size="small"
      pending={saving}
      aria-label={texts.withoutBackOf(title)}
      onClick={() => void takeAway()}
    >
      {texts.withoutBack}
    </Button>
  )
}
