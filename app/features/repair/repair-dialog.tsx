import { useState } from 'react'
import type { PatchupProposal } from '#contract/patchups.ts'
import type { RepairedLine } from '#app/lib/designs/repaired-line.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { formatPrice } from '#texts/nl/format.ts'
import { repairTexts as texts } from '#texts/nl/repair.ts'
import { FitChoice } from './fit-choice.tsx'
import { Proposal } from './proposal.tsx'
import { useRepairPolling } from './use-repair-polling.ts'

type RepairDialogProps = {
  readonly line: RepairedLine
  /** Of one design only. */
  readonly designId?: string
  readonly onClose: () => void
}

/** The repairs of a line: what has to be chosen first, then what was made, each with its pictures and an answer; one answer for all stands at the foot. */
export function RepairDialog({ line, designId, onClose }: RepairDialogProps) {
  const proposals = (line.patchup?.proposals ?? []).filter(
    ({ sourceDesignId, resultDesignId }) =>
      designId === undefined || sourceDesignId === designId || resultDesignId === designId,
  )
  const [rechoosing, setRechoosing] = useState<string | null>(null)
  const toChoose = line.designs.filter(
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
    line.read,
    () => showToast({ tone: 'warning', title: texts.title, lines: [texts.slow], sticky: true }),
  )

  async function answer(decision: 'confirm' | 'reject', some: readonly PatchupProposal[]) {
    const patchupIds = some.map(({ id }) => id)
    if (!(await line.answer({ decision, patchupIds }))) return
    showToast({ tone: 'good', title: decision === 'confirm' ? texts.accepted : texts.rejected })
    if (some.length === waiting.length) onClose()
  }

  async function goBack({ resultDesignId }: PatchupProposal) {
    if (await line.goBack(resultDesignId)) showToast({ tone: 'good', title: texts.wentBack })
  }

  async function make(id: string, options: PatchupProposal['options']) {
    if (await line.start({ designIds: [id], options })) setRechoosing(null)
  }

  async function orderSize({ order, widthMm, heightMm }: OwnSize) {
    if (!(await order())) return
    showToast({ tone: 'good', title: texts.sizeOrdered(widthMm, heightMm) })
    onClose()
  }

  const canChooseAgain = ({ sourceDesignId, state }: PatchupProposal) =>
    (state === 'previewed' || state === 'failed') &&
    line.designs.some(({ designId: id, repairWays }) => id === sourceDesignId && repairWays !== null)

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
              actions={line.ownSize && <OrderSize size={line.ownSize} onOrder={orderSize} />}
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

type OwnSize = NonNullable<RepairedLine['ownSize']>
type OrderSizeProps = { readonly size: OwnSize; readonly onOrder: (size: OwnSize) => Promise<void> }

/** Orders the size that the file has, for the price that it says. */
function OrderSize({ size, onOrder }: OrderSizeProps) {
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
