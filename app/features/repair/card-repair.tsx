import { useState } from 'react'
import { api } from '#app/lib/api/api.ts'
import {
  cartLine,
  orderedLine,
  type RepairedLine,
  type RepairOnLine,
} from '#app/lib/designs/repaired-line.ts'
import { signalQuantityUpdate, type SavedIn } from '#app/lib/designs/upload-signals.ts'
import { useCall } from '#app/lib/calls/use-call.ts'
import type { ChangeCart } from '#app/lib/cart/use-call-cart.ts'
import { Button } from '#app/ui/button.tsx'
import { repairTexts as texts } from '#texts/nl/repair.ts'
import { RepairDialog } from './repair-dialog.tsx'

type RepairableCard = { readonly designId: string | null; readonly name: string }
type CardRepairProps = {
  readonly card: RepairableCard
  readonly of: RepairOnLine
}

/** Repairs one file that a line uses, from its card in the upload manager. */
export function CardRepair({ card, of: { orderId, orderLineId, save, reload } }: CardRepairProps) {
  const [saved, setSaved] = useState<SavedIn | null>(null)
  const [lineId, setLineId] = useState<string | null>(null)
  const [isStarting, setIsStarting] = useState(false)
  const runCall = useCall()
  const { designId, name } = card
  if (designId === null) return null

  function keep(now: SavedIn) {
    setSaved(now)
    signalQuantityUpdate(now)
  }

  const changeCart: ChangeCart = async (call, handling) => {
    const cart = await runCall(call, handling)
    if (cart) keep({ kind: 'cart', cart })
    return cart
  }

  function linesOf(known: SavedIn): readonly RepairedLine[] {
    if (known.kind === 'cart') {
      return known.cart.orderLineGroups.flatMap(({ lines }) =>
        lines.map((item) => cartLine(item, changeCart)),
      )
    }
    const { id, groups } = known.order
    return groups.flatMap(({ lines }) =>
      lines.map((line) =>
        orderedLine(line, id, async (call) => {
          const order = await runCall(call)
          if (order) keep({ kind: 'order', order })
          return order !== null
        }),
      ),
    )
  }

  async function read(): Promise<SavedIn> {
    if (orderId === null) return { kind: 'cart', cart: await api.getCart() }
    return { kind: 'order', order: await api.getOrder({ params: { id: orderId } }) }
  }

  async function start(id: string) {
    setIsStarting(true)
    const now = (await save()) && (await runCall(read))
    const line = now && linesOf(now).find((one) => one.id === orderLineId)
    const waits = line && (isOpen(line, id) || isToBeChosen(line, id))
    if (now && waits) keep(now)
    const isStarted = line && (waits || (await line.start({ designIds: [id] })))
    setIsStarting(false)
    if (isStarted) setLineId(line.id)
  }

  function close() {
    setLineId(null)
    void reload()
  }

  const line = saved && lineId !== null ? linesOf(saved).find(({ id }) => id === lineId) : undefined
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
      {line && <RepairDialog {...{ line, designId }} onClose={close} />}
    </>
  )
}

const isOpen = ({ patchup }: RepairedLine, designId: string) =>
  patchup?.proposals.some(
    ({ sourceDesignId, state }) =>
      sourceDesignId === designId && (state === 'proposed' || state === 'previewed'),
  ) ?? false

/** A file of another proportion is chosen for in the dialog, before anything is made. */
const isToBeChosen = ({ designs }: RepairedLine, id: string) =>
  designs.some((design) => design.designId === id && design.repairWays !== null)
