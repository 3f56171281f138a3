import { memo, type MouseEvent, type ReactNode } from 'react'
import {
  cardCaption,
  cardIcon,
  cardStyle,
  mayTakeCopies,
  STATUS_TRAITS,
  type ManagerMode,
} from '#domain/designs/card-traits.ts'
import type { DesignCard as Card } from '#domain/designs/merge-uploads.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { checkIcon } from '#app/ui/icons/check.ts'
import { circleExclamationPointIcon } from '#app/ui/icons/circle-exclamation-point.ts'
import { rotateCcwIcon } from '#app/ui/icons/rotate-ccw.ts'
import { trashIcon } from '#app/ui/icons/trash.ts'
import { triangleExclamationPointIcon } from '#app/ui/icons/triangle-exclamation-point.ts'
import { uploadIcon } from '#app/ui/icons/upload.ts'
import { formatFileSize, formatSizeCm } from '#texts/nl/format-size.ts'
import { uploadTexts } from '#texts/nl/upload.ts'
import { CardCopies } from './card-copies.tsx'
import { CardPreview } from './card-preview.tsx'
import styles from './design-card.module.css'
import { useManagerActions } from './manager-actions.ts'
import type { Pace } from '#domain/designs/upload-pace.ts'
import type { PixelSize } from '#domain/designs/pixel-size.ts'

const ICONS = {
  error: circleExclamationPointIcon,
  approved: checkIcon,
  checkFilled: checkIcon,
  check: checkIcon,
  warning: triangleExclamationPointIcon,
} as const

export type DesignCardProps = {
  readonly card: Card
  readonly mode: ManagerMode
  readonly isBack: boolean
  readonly isEditing: boolean
  readonly isChecked: boolean
  readonly firstStep: number
  /** Of a file on its way, where its first bytes tell it. */
  readonly pixels: PixelSize | null
  /** How fast it is sent, once that is known. */
  readonly pace: Pace | null
  /** What the customer can do about an upload that stopped. */
  readonly wayOut: 'retry' | 'pick' | null
  /** The repair of a fixable file, which is another feature's. */
  readonly repair: ReactNode
}

function DesignCardView(props: DesignCardProps) {
  const { mode, isBack, isEditing, pace, repair } = props
  // The back has one design, and no copies of its own.
  const card = isBack ? { ...props.card, quantity: props.card.itemId === null ? 0 : 1 } : props.card
  const { status, progress, name, messages } = card
  const style = cardStyle(card)
  const isFault = STATUS_TRAITS[status].isFault
  const caption = cardCaption(status, card.images.preview !== null)
  return (
    <li className={classNames(styles.card, style && styles[style], isEditing && styles.editing)}>
      {isEditing && <CheckBox {...props} />}
      <div className={styles.well}>
        <CardPreview card={card} />
        <CornerIcon icon={cardIcon(card, mode)} />
      </div>
      <div className={styles.about}>
        <div className={styles.head}>
          <p className={styles.name} title={name}>
            {name}
          </p>
          {(isEditing || isFault || mode === 'library') && <DeleteButton card={card} />}
          <p className={styles.size}>{sizeLine(props)}</p>
        </div>
        {messages.length > 0 && (
          <ul className={classNames(styles.messages, isFault ? styles.faults : styles.warnings)}>
            {messages.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        )}
        {repair}
        <div className={styles.foot}>
          {STATUS_TRAITS[status].showsProgress && caption !== null && caption !== 'noPreview' && (
            <Progress caption={caption} percent={progress} pace={pace} />
          )}
          <Actions {...props} />
        </div>
      </div>
    </li>
  )
}

/** Drawn anew only when something of it changed: a library holds two thousand. */
export const DesignCard = memo(DesignCardView, (before, after) => {
  const { card: cardBefore, ...restBefore } = before
  const { card: cardAfter, ...restAfter } = after
  return isAlike(restBefore, restAfter) && isAlike(cardBefore, cardAfter)
})

/** Lists and pictures come anew with every answer, and are the same when they say the same. */
function isAlike<Shape extends object>(before: Shape, after: Shape): boolean {
  const keys = Object.keys(before) as (keyof Shape)[]
  return keys.every((key) => {
    const [one, other] = [before[key], after[key]]
    if (Object.is(one, other)) return true
    return typeof one === 'object' && key !== 'repair' && JSON.stringify(one) === JSON.stringify(other)
  })
}

function CheckBox({ card, isChecked }: DesignCardProps) {
  const { check } = useManagerActions()
  const { name, processId } = card
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={isChecked}
        aria-label={uploadTexts.check(name)}
        readOnly
        onClick={(event: MouseEvent) => check(processId, event.shiftKey)}
      />
    </label>
  )
}

function CornerIcon({ icon }: { readonly icon: keyof typeof ICONS | null }) {
  if (icon === null) return null
  return (
    <span className={classNames(styles.icon, styles[`${icon}Icon`])}>
      <Icon of={ICONS[icon]} sizePx={18} bold label={uploadTexts.icons[icon]} />
    </span>
  )
}

function sizeLine({ card, pixels }: DesignCardProps): string {
  const { width, height, size } = card
  const area =
    width !== null && height !== null
      ? formatSizeCm(width, height)
      : pixels && uploadTexts.pixels(String(pixels.widthPx), String(pixels.heightPx))
  return area ? `${area} · ${formatFileSize(size)}` : formatFileSize(size)
}

type ProgressProps = {
  readonly caption: 'uploading' | 'processing'
  readonly percent: number
  readonly pace: Pace | null
}

function Progress({ caption, percent, pace }: ProgressProps) {
  const text = uploadTexts.captions[caption]
  const isProcessing = caption === 'processing'
  return (
    <div className={styles.progress}>
      <progress
        className={classNames(isProcessing && styles.stripes)}
        max={100}
        value={isProcessing ? 100 : percent}
        aria-label={text}
      />
      <p>
        <span>{text}</span>
        {!isProcessing && <span className="figures">{`${percent}%`}</span>}
      </p>
      {!isProcessing && pace && <p className={`figures ${styles.pace}`}>{uploadTexts.pace(pace)}</p>}
    </div>
  )
}

function Actions(props: DesignCardProps) {
  const { card, mode, isBack, isEditing, firstStep, wayOut } = props
  const actions = useManagerActions()
  const { name, processId, status } = card
  if (mayTakeCopies(status, mode) && !isEditing) {
    return isBack ? <BackChoice card={card} /> : <CardCopies card={card} firstStep={firstStep} />
  }
  if (wayOut === null) return null
  return (
    <>
      {wayOut === 'retry' && (
        <Button
          look="secondary"
          size="small"
          icon={rotateCcwIcon}
          aria-label={uploadTexts.retryOf(name)}
          onClick={() => actions.retry([processId])}
        >
          {uploadTexts.retry}
        </Button>
      )}
      {wayOut === 'pick' && (
        <Button
          look="secondary"
          size="small"
          icon={uploadIcon}
          aria-label={uploadTexts.pickAgainOf(name)}
          onClick={actions.pickFiles}
        >
          {uploadTexts.pickAgain}
        </Button>
      )}
    </>
  )
}

function DeleteButton({ card }: { readonly card: Card }) {
  const { askToDelete } = useManagerActions()
  return (
    <button
      type="button"
      className={`icon-button ${styles.delete}`}
      aria-label={uploadTexts.deleteOf(card.name)}
      onClick={() => askToDelete(card)}
    >
      <Icon of={trashIcon} />
    </button>
  )
}

/** A back has one design for all copies (spec 2, Back design selection); pressed once more it has none. */
function BackChoice({ card: { designId, itemId, name } }: { readonly card: Card }) {
  const { chooseBack } = useManagerActions()
  const isChosen = itemId !== null
  if (designId === null) return null
  return (
    <Button
      look={isChosen ? 'primary' : 'secondary'}
      size="small"
      wide
      {...(isChosen && { icon: checkIcon })}
      aria-pressed={isChosen}
      aria-label={isChosen ? uploadTexts.chosenOf(name) : uploadTexts.selectOf(name)}
      onClick={() => chooseBack(isChosen ? { kind: 'nothing' } : { kind: 'file', designId })}
    >
      {isChosen ? uploadTexts.chosen : uploadTexts.select}
    </Button>
  )
}
