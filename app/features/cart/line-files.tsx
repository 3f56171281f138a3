import { useContext, useState } from 'react'
import type { CartItem } from '#contract/cart.ts'
import { api } from '#app/lib/api/api.ts'
import { awaitsFile, hasFaultyFiles, hasOwnFiles, shownDesignStatus } from '#app/lib/lines/line-files.ts'
import { cartLine, RepairSlot } from '#app/lib/designs/repaired-line.ts'
import type { ChangeCart } from '#app/lib/cart/use-call-cart.ts'
import { LineDesigns } from '#app/lib/lines/line-designs.tsx'
import { useRootData } from '#app/lib/shop/root-data.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { FieldError } from '#app/ui/field.tsx'
import { StatusLabel } from '#app/ui/status-label.tsx'
import { lackingDesignTexts, lineDesignTexts, lineFilesTexts as texts } from '#texts/nl/cart.ts'
import { formatNumber, formatPrice } from '#texts/nl/format.ts'
import styles from './cart-line.module.css'
import type { Blocker } from './line-blockers.ts'
import { OpenDesigns } from './open-designs.tsx'
import { WithoutBack } from './without-back.tsx'

type LineFilesProps = {
  readonly item: CartItem
  readonly change: ChangeCart
  readonly blockers: readonly Blocker[]
  /** The customer wanted to order: what is still to come stands in the way now. */
  readonly isAsked: boolean
}

/** The line's print files and what can be done about them; nothing for goods that are not printed. */
export function LineFiles({ item, change, blockers, isAsked }: LineFilesProps) {
  const status = shownDesignStatus(item)
  if (status === null) return null
  const isLacking = awaitsFile(item) && isAsked
  const { label, tone, text } = {
    ...lineDesignTexts[status],
    ...(isLacking && { tone: 'error' as const, label: lackingDesignTexts[item.designStatus] }),
  }
  const faults = isAsked || hasFaultyFiles(item) ? blockers : []
  // What a file needs stands at the file.
  const isToldBelow = status === 'attention' && item.designs.some(({ messages }) => messages.length > 0)
  const assigned = item.designs.reduce((copies, { quantity }) => copies + quantity, 0)
  return (
    <div className={styles.strip}>
      <div className={styles.files}>
        <StatusLabel tone={tone}>{label}</StatusLabel>
        {faults.length === 0 && !isToldBelow && <p>{text}</p>}
        {assigned > 0 && <p>{texts.assigned(formatNumber(assigned), formatNumber(item.quantity))}</p>}
        {faults.map(({ code, message }) => (
          <FieldError key={code} text={message} />
        ))}
        <LineDesigns item={item} />
        <FileActions item={item} change={change} />
        <DesignCheck item={item} change={change} />
      </div>
    </div>
  )
}

type FileActionsProps = Pick<LineFilesProps, 'item' | 'change'>

/** Choosing designs, having them repaired, sending them later, and taking a file as it is. */
function FileActions({ item, change }: FileActionsProps) {
  const [saving, setSaving] = useState(false)
  const repairOf = useContext(RepairSlot)

  async function setStatus(status: 'later' | 'approved') {
    setSaving(true)
    await change(() => api.setDesignStatus({ body: { itemId: item.id, status } }))
    setSaving(false)
  }

  // What would be seen of a design in another proportion has to be chosen.
  const mayBeTaken = [...item.designs, item.backDesign].every((design) => !design?.repairWays)
  const maySendLater = item.designStatus === 'missing' || item.designStatus === 'incomplete'
  return (
    <div className={styles.fileActions}>
      <OpenDesigns item={item} side="front" />
      {item.backSide !== 'none' && <OpenDesigns item={item} side="back" />}
      <WithoutBack item={item} change={change} />
      {repairOf(cartLine(item, change))}
      {maySendLater && (
        <Button
          look="tertiary"
          size="small"
          pending={saving}
          aria-label={texts.laterOf(item.title)}
          onClick={() => void setStatus('later')}
        >
          {texts.later}
        </Button>
      )}
      {item.designStatus === 'attention' && mayBeTaken && (
        <Button
          look="tertiary"
          size="small"
          pending={saving}
          aria-label={texts.agreeOf(item.title)}
          onClick={() => void setStatus('approved')}
        >
          {texts.agree}
        </Button>
      )}
    </div>
  )
}

/** A check of the files by hand, for its price per line. */
function DesignCheck({ item, change }: FileActionsProps) {
  const { config } = useRootData()
  // What was chosen shows at once; the answer takes its place.
  const [chosen, setChosen] = useState<boolean | null>(null)
  if (!config || (!hasOwnFiles(item) && !item.validateDesigns)) return null

  async function choose(validateDesigns: boolean) {
    setChosen(validateDesigns)
    await change(() => api.changeCartItem({ params: { id: item.id }, body: { validateDesigns } }))
    setChosen(null)
  }

  return (
    <Checkbox
      className={styles.check ?? ''}
      label={`${texts.check} ${texts.plus(formatPrice(config.phValidateDesignPrice))}`}
      aria-label={texts.checkOf(item.title)}
      checked={chosen ?? item.validateDesigns}
      disabled={chosen !== null}
      onChange={({ currentTarget }) => void choose(currentTarget.checked)}
    />
  )
}
