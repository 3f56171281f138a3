import { useState } from 'react'
import type { Cart, CartItem } from '#contract/cart.ts'
import { api } from '#app/lib/api.ts'
import { signalQuantityUpdate } from '#app/lib/upload-signals.ts'
import { useCall } from '#app/lib/use-call.ts'
import type { ChangeCart } from '#app/lib/use-call-cart.ts'
import { Button } from '#app/ui/button.tsx'
import { repairTexts as texts } from '#texts/nl/repair.ts'
import { RepairDialog } from './repair-dialog.tsx'

type RepairableCard = {
  readonly designId: string | null
  /** The link of the file to its line; null while it has none. */
  readonly itemId: string | null
  readonly status: string
  readonly name: string
  readonly isPatchup: boolean
}
type CardRepairProps = {
  readonly card: RepairableCard
  /** Reads the cards again, for the repaired file takes the place of this one. */
  readonly reload: () => Promise<unknown>
}

/** Repairs one fixable file that a line uses, from its card in the upload manager. */
export function CardRepair({ card, reload }: CardRepairProps) {
  const [line, setLine] = useState<CartItem | null>(null)
  const [isStarting, setIsStarting] = useState(false)
  const runCall = useCall()
  const { designId, itemId, status, name, isPatchup } = card
  if (status !== 'fixable' || designId === null || itemId === null || isPatchup) return null

  const change: ChangeCart = async (call, handling) => {
    const cart = await runCall(call, handling)
    if (cart) {
      setLine((shown) => lineWith(cart, (item) => item.id === shown?.id) ?? shown)
      signalQuantityUpdate({ kind: 'cart', cart })
    }
    return cart
  }

  async function start(id: string) {
    setIsStarting(true)
    const cart = await runCall(() => api.getCart())
    const found = cart && lineWith(cart, (item) => uses(item, itemId))
    const waits = found && (isOpen(found, id) || isToBeChosen(found, id))
    const started = found && (waits ? cart : await propose(found.id, id))
    setIsStarting(false)
    if (started) setLine(lineWith(started, (item) => item.id === found.id))
  }

  const propose = (lineId: string, id: string) =>
    runCall(() => api.startPatchup({ params: { id: lineId }, body: { designIds: [id] } }))

  function close() {
    setLine(null)
    void reload()
  }

  return (
    <>
      <Button
        look="secondary"
        size="small"
        pending={isStarting}
        aria-label={texts.repairOf(name)}
        onClick={() => void start(designId)}
      >
        {texts.repair}
      </Button>
      {line && <RepairDialog item={line} designId={designId} change={change} onClose={close} />}
    </>
  )
}

const lineWith = (cart: Cart, isMeant: (item: CartItem) => boolean): CartItem | null =>
  cart.orderLineGroups.flatMap(({ lines }) => lines).find(isMeant) ?? null

const uses = ({ designs, backDesign }: CartItem, itemId: string | null) =>
  backDesign?.itemId === itemId || designs.some((design) => design.itemId === itemId)

const isOpen = ({ patchup }: CartItem, designId: string) =>
  patchup?.proposals.some(
    ({ sourceDesignId, state }) =>
      sourceDesignId === designId && (state === 'proposed' || state === 'previewed'),
  ) ?? false

/** A file of another proportion is chosen for in the dialog, before anything is made. */
const isToBeChosen = ({ designs, backDesign }: CartItem, id: string) =>
  [...designs, backDesign].some((design) => design?.designId === id && design.repairWays !== null)
