import { useState } from 'react'
import type { CartItem } from '#contract/cart.ts'
import { api } from '#app/lib/api.ts'
import type { ChangeCart } from '#app/lib/use-call-cart.ts'
import { Button } from '#app/ui/button.tsx'
import { repairTexts as texts } from '#texts/nl/repair.ts'
import { RepairDialog } from './repair-dialog.tsx'

type LineRepairProps = { readonly item: CartItem; readonly change: ChangeCart }

/** Repairs every fixable file of a line at once, or shows the repairs that it has; nothing where neither is there. */
export function LineRepair({ item, change }: LineRepairProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [isStarting, setIsStarting] = useState(false)
  const linked = [...item.designs, ...(item.backDesign ? [item.backDesign] : [])]
  const open = item.patchup?.proposals.filter(({ state }) => state !== 'rejected') ?? []
  const isTried = (designId: string | null) => open.some(({ sourceDesignId }) => sourceDesignId === designId)
  const fixable = linked.filter(({ status, designId }) => status === 'fixable' && !isTried(designId))
  const isFixable = fixable.length > 0
  if (!isFixable && open.length === 0) return null

  async function start() {
    // Files of another proportion wait for a choice, which the dialog asks for.
    const hasChoice = fixable.some(({ repairWays }) => repairWays !== null)
    if (fixable.every(({ repairWays }) => repairWays !== null)) return setIsOpen(true)
    setIsStarting(true)
    const cart = await change(() => api.startPatchup({ params: { id: item.id }, body: {} }))
    setIsStarting(false)
    if (cart || hasChoice) setIsOpen(true)
  }

  return (
    <>
      {isFixable && (
        <Button
          look="secondary"
          size="small"
          pending={isStarting}
          aria-label={texts.repairAllOf(item.title)}
          onClick={() => void start()}
        >
          {texts.repairAll}
        </Button>
      )}
      {open.length > 0 && (
        <Button
          look="secondary"
          size="small"
          aria-label={texts.lookOf(item.title)}
          onClick={() => setIsOpen(true)}
        >
          {texts.look}
        </Button>
      )}
      {isOpen && <RepairDialog {...{ item, change }} onClose={() => setIsOpen(false)} />}
    </>
  )
}
