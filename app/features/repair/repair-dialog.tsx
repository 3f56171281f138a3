import { useState } from 'react'
import type { CartItem } from '#contract/cart.ts'
import type { OwnSize } from '#contract/own-size.ts'
import type { PatchupProposal } from '#contract/patchups.ts'
import { api } from '#app/lib/api.ts'
import type { ChangeCart } from '#app/lib/use-call-cart.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { formatPrice } from '#texts/nl/format.ts'
import { repairTexts as texts } from '#texts/nl/repair.ts'
import { FitChoice } from './fit-choice.tsx'
import { Proposal } from './proposal.tsx'
import { useRepairPolling } from './use-repair-polling.ts'

type RepairDialogProps = {
  readonly item: Pick<CartItem, 'id' | 'patchup' | 'designs' | 'backDesign' | 'ownSize'>
  /** Of one design only. */
  readonly designId?: string
  readonly change: ChangeCart
  readonly onClose: () => void
}

/** The repairs of a line: what has to be chosen first, then what was made, each with its pictures and an answer; one answer for all stands at the foot. */
export function RepairDialog({ item, designId, change, onClose }: RepairDialogProps) {
  const proposals = (item.patchup?.proposals ?? []).filter(
    ({ sourceDesignId, resultDesignId }) =>
      designId === undefined || sourceDesignId === designId || resultDesignId === designId,
  )
  const [rechoosing, setRechoosing] = useState<string | null>(null)
  const toChoose = designsOf(item).filter(
    (design) =>
      design.repairWays !== null &&
      (designId === undefined || design.designId === designId) &&
      (design.designId === rechoosing ||
        !proposals.some(({ sourceDesignId }) => sourceDesignId === design.designId)),
  )
  const isShown = ({ sourceDesignId }: PatchupProposal) => sourceDesignId !== rechoosing
  const waiting = proposals.filter((proposal) => proposal.state === 'previewed' && isShown(proposal))
  useRepairPolling(
    proposals.some(({ state }) => state === 'proposed'),
    () => change(() => api.getCart()),
    () => showToast({ tone: 'warning', title: texts.title, lines: [texts.slow], sticky: true }),
  )

  async function answer(decision: 'confirm' | 'reject', some: readonly PatchupProposal[]) {
    const body = { decision, patchupIds: some.map(({ id }) => id) }
    const cart = await change(() => api.confirmPatchup({ params: { id: item.id }, body }))
    if (!cart) return
    showToast({ tone: 'good', title: decision === 'confirm' ? texts.accepted : texts.rejected })
    if (some.length === waiting.length) onClose()
  }

  async function goBack({ resultDesignId }: PatchupProposal) {
    const cart = await change(async () => {
      await api.deleteDesign({ params: { id: resultDesignId } })
      return api.getCart()
    })
    if (cart) showToast({ tone: 'good', title: texts.wentBack })
  }

  async function make(id: string, options: PatchupProposal['options']) {
    const body = { designIds: [id], options }
    if (await change(() => api.startPatchup({ params: { id: item.id }, body }))) setRechoosing(null)
  }

  async function orderSize({ change: body, widthMm, heightMm }: OwnSize) {
    if (!(await change(() => api.changeCartItem({ params: { id: item.id }, body })))) return
    showToast({ tone: 'good', title: texts.sizeOrdered(widthMm, heightMm) })
    onClose()
  }

  const canChooseAgain = ({ sourceDesignId, state }: PatchupProposal) =>
    (state === 'previewed' || state === 'failed') &&
    designsOf(item).some(({ designId: id, repairWays }) => id === sourceDesignId && repairWays !== null)

  return (
    <Dialog
      open
      size="wide"
      title={texts.title}
      onClose={onClose}
      actions={
        waiting.length > 0 && (
          <>
            <Button look="secondary" onClick={() => void answer('reject', waiting)}>
              {texts.reject}
            </Button>
            <Button onClick={() => void answer('confirm', waiting)}>{texts.accept}</Button>
          </>
        )
      }
    >
      {proposals.length === 0 && toChoose.length === 0 && <p>{texts.none}</p>}
      {toChoose.map(
        (design) =>
          design.repairWays &&
          design.designId !== null && (
            <FitChoice
              key={design.itemId}
              design={design}
              repairWays={design.repairWays}
              onMake={(options) => make(design.designId ?? '', options)}
              actions={item.ownSize && <OrderSize {...item.ownSize} onOrder={orderSize} />}
            />
          ),
      )}
      {proposals.filter(isShown).map((proposal) => (
        <Proposal
          key={proposal.sourceDesignId}
          proposal={proposal}
          onChoose={(options) => void make(proposal.sourceDesignId, options)}
          isFitted={canChooseAgain(proposal)}
          actions={
            proposal.state === 'confirmed' ? (
              <Button look="secondary" onClick={() => void goBack(proposal)}>
                {texts.goBack}
              </Button>
            ) : (
              canChooseAgain(proposal) && (
                <Button look="secondary" onClick={() => setRechoosing(proposal.sourceDesignId)}>
                  {texts.chooseAgain}
                </Button>
              )
            )
          }
        />
      ))}
    </Dialog>
  )
}

const designsOf = ({ designs, backDesign }: Pick<CartItem, 'designs' | 'backDesign'>) =>
  backDesign ? [...designs, backDesign] : designs

type OrderSizeProps = OwnSize & { readonly onOrder: (size: OwnSize) => Promise<void> }

/** Orders the size that the file has, for the price that it says. */
function OrderSize({ onOrder, ...size }: OrderSizeProps) {
  const [isOrdering, setIsOrdering] = useState(false)

  async function order() {
    setIsOrdering(true)
    await onOrder(size)
    setIsOrdering(false)
  }

  return (
    <Button look="secondary" pending={isOrdering} onClick={() => void order()}>
      {texts.orderSize(size.widthMm, size.heightMm, formatPrice(size.price.excludingTaxInCents))}
    </Button>
  )
}
