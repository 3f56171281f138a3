import { useContext, useState } from 'react'
import { useLocation } from 'react-router'
import type { OrderLine } from '#contract/orders.ts'
import { api } from '#app/lib/api/api.ts'
import { RepairSlot, orderedLine } from '#app/lib/designs/repaired-line.ts'
import { withUploadQuery } from '#app/lib/designs/upload-address.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { uploadIcon } from '#app/ui/icons/upload.ts'
import { Notice } from '#app/ui/notice.tsx'
import { StatusLabel } from '#app/ui/status-label.tsx'
import { wantedFilesTexts as texts } from '#texts/nl/account.ts'
import { lineFilesTexts } from '#texts/nl/cart.ts'
import { formatNumber, formatPrice } from '#texts/nl/format.ts'
import styles from './order-designs.module.css'
import { showFilesSent } from './files-sent-toast.ts'
import type { ChangeOrder } from './use-call-order.ts'

type WantedFilesProps = {
  readonly line: OrderLine
  readonly orderId: string
  readonly change: ChangeOrder
}

/** What a line still wants of the customer: choosing files for its copies, and sending them in. */
export function WantedFiles({ line, orderId, change }: WantedFilesProps) {
  const [sending, setSending] = useState(false)
  const repairOf = useContext(RepairSlot)
  const { wantedFiles: wanted, title, designs } = line
  if (wanted === null) return null
  const isAsked = designs.some(({ question }) => question !== null)
  const { label, tone, text } = texts[isAsked ? 'asked' : wanted.status]
  // What would be seen of a design in another proportion has to be chosen.
  const isToBeChosen = designs.some(({ repairWays }) => repairWays !== null)
  const isComplete =
    !isAsked &&
    (wanted.status === 'ready' ||
      wanted.status === 'approved' ||
      (wanted.status === 'attention' && !isToBeChosen))
  const extraCents = wanted.extraDesigns?.price.excludingTaxInCents ?? 0
  const extraPrice = formatPrice(extraCents)
  const plainText = wanted.status === 'attention' ? texts.sendAsIs : texts.send
  const sendText = extraCents > 0 ? texts.sendFor(plainText, extraPrice) : plainText
  const backDesign = designs.find(({ side }) => side === 'back')

  async function send() {
    setSending(true)
    const params = { id: orderId, lineId: line.id }
    const isSent = await change(() =>
      api.sendLineFiles({ params, body: { status: 'approved', extraDesignsInCents: extraCents } }),
    )
    setSending(false)
    if (isSent) showFilesSent(title)
  }

  return (
    <div className={styles.wanted}>
      {label !== null && <StatusLabel tone={tone}>{label}</StatusLabel>}
      <p className="muted">
        {wanted.assigned > 0 &&
          `${lineFilesTexts.assigned(formatNumber(wanted.assigned), formatNumber(wanted.copies))}. `}
        {isToBeChosen && !isAsked ? texts.otherRatio : text}
      </p>
      {wanted.extraDesigns && (
        <Notice tone="info">{texts.extraDesigns(wanted.extraDesigns.count, extraPrice)}</Notice>
      )}
      <div className={styles.actions}>
        {isComplete && (
          <Button
            size="small"
            pending={sending}
            aria-label={texts.actionOf(sendText, title)}
            onClick={() => void send()}
          >
            {sendText}
          </Button>
        )}
        <OpenFiles
          {...{ line, orderId }}
          side="front"
          label={wanted.assigned > 0 ? texts.change : texts.deliver}
          isFirst={!isComplete}
        />
        {wanted.backSide !== 'none' && !backDesign?.isStudioDesign && (
          <OpenFiles
            {...{ line, orderId }}
            side="back"
            label={backDesign ? texts.changeBack : texts.back}
            isFirst={false}
          />
        )}
        {repairOf(orderedLine(line, orderId, change))}
      </div>
    </div>
  )
}

type OpenFilesProps = Pick<WantedFilesProps, 'line' | 'orderId'> & {
  readonly side: 'front' | 'back'
  readonly label: string
  /** What there is to do now. */
  readonly isFirst: boolean
}

/** Opens the upload manager for a side of an ordered line (spec 2). */
function OpenFiles({ line, orderId, side, label, isFirst }: OpenFilesProps) {
  const query = new URLSearchParams(useLocation().search)
  return (
    <LinkButton
      to={{ search: withUploadQuery(query, { mode: 'link', lineId: line.id, side, orderId }) }}
      state={{ opensUploads: true }}
      // The page beneath stays as it is.
      defaultShouldRevalidate={false}
      preventScrollReset
      look={isFirst ? 'primary' : 'secondary'}
      size="small"
      icon={isFirst ? uploadIcon : undefined}
      aria-haspopup="dialog"
      aria-label={texts.actionOf(label, line.title)}
    >
      {label}
    </LinkButton>
  )
}
