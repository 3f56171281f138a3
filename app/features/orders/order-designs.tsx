import type { OrderedDesign, OrderLine } from '#contract/orders.ts'
import { DesignThumbnail } from '#app/lib/designs/design-thumbnail.tsx'
import { isSaidByLine } from '#app/lib/lines/line-files.ts'
import { useRootData } from '#app/lib/shop/root-data.ts'
import { StatusLabel } from '#app/ui/status-label.tsx'
import type { Tone } from '#app/ui/tone.ts'
import { orderTexts } from '#texts/nl/account.ts'
import { fileStatusTexts, lineFilesTexts } from '#texts/nl/cart.ts'
import { formatDate } from '#texts/nl/format-date.ts'
import { formatNumber } from '#texts/nl/format.ts'
import { studioTexts } from '#texts/nl/studio.ts'
import styles from './order-designs.module.css'
import { FileQuestion } from './file-question.tsx'
import { OrderProofs } from './order-proofs.tsx'
import { StudioJob } from './studio-job.tsx'
import type { ChangeOrder } from './use-call-order.ts'
import { WantedFiles } from './wanted-files.tsx'

type OrderDesignsProps = {
  readonly line: OrderLine
  readonly orderId: string
  readonly change: ChangeOrder
}

/** The print files of an order line, and how far the studio is with those that it makes. */
export function OrderDesigns({ line, orderId, change }: OrderDesignsProps) {
  const { designs, wantedFiles } = line
  if (designs.length === 0 && wantedFiles === null) return null
  return (
    <div className={styles.designs}>
      <h3>{orderTexts.files}</h3>
      <ul>
        {designs.map((design) => (
          <li key={design.id}>
            <DesignFacts design={design} wanted={wantedFiles} />
            {design.question && <FileQuestion question={design.question} />}
            <OrderProofs proofs={design.proofs} orderId={orderId} change={change} />
            {design.studio && (
              <StudioJob
                job={design.studio}
                isOver={line.state === 'cancelled'}
                orderId={orderId}
                change={change}
              />
            )}
          </li>
        ))}
      </ul>
      <WantedFiles {...{ line, orderId, change }} />
    </div>
  )
}

const STUDIO_TONES = {
  ordered: 'warning',
  briefed: 'action',
  in_progress: 'info',
  proof_sent: 'warning',
  changes_requested: 'action',
  approved: 'good',
  delivered: 'good',
  cancelled: 'quiet',
} as const satisfies Record<NonNullable<OrderedDesign['studio']>['state'], Tone>

type DesignFactsProps = { readonly design: OrderedDesign; readonly wanted: OrderLine['wantedFiles'] }

function DesignFacts({ design, wanted }: DesignFactsProps) {
  const { theme } = useRootData()
  const { studio, side, quantity } = design
  const made = studioTexts.of(theme?.studioShortName ?? '')
  const name = design.name ?? (design.isStudioDesign ? made : lineFilesTexts.unnamed)
  return (
    <div className={styles.facts}>
      <DesignThumbnail src={design.previewUrl} large />
      <p className={styles.name}>{name}</p>
      <p className="muted">
        {side === 'back' ? lineFilesTexts.back : lineFilesTexts.copies(formatNumber(quantity))}
      </p>
      {design.byShop && (
        <p className={styles.byShop}>{orderTexts.byShop[design.byShop.how](formatDate(design.byShop.at))}</p>
      )}
      <FileRemark design={design} wanted={wanted} />
      {studio && <StatusLabel tone={STUDIO_TONES[studio.state]}>{studio.stateLabel}</StatusLabel>}
    </div>
  )
}

/** What a file asks for while its line waits: nothing when it is right. */
function FileRemark({ design: { status, messages }, wanted }: DesignFactsProps) {
  if (status === null || status === 'valid') return null
  const { label, tone } = fileStatusTexts[status]
  const [message] = messages
  return (
    <div className={styles.remark}>
      {!isSaidByLine(wanted?.status ?? null, status) && <StatusLabel tone={tone}>{label}</StatusLabel>}
      {message !== undefined && <p>{message}</p>}
    </div>
  )
}
