import { Link } from 'react-router'
import { classNames } from '#app/ui/class-names.ts'
import { euroIcon } from '#app/ui/icons/euro.ts'
import { rotateCcwIcon } from '#app/ui/icons/rotate-ccw.ts'
import { xIcon } from '#app/ui/icons/x.ts'
import { RegistrationMark } from '#app/ui/registration-mark.tsx'
import { StatusLabel } from '#app/ui/status-label.tsx'
import { formatPrice } from '#texts/nl/format.ts'
import { quantityText } from '#texts/nl/price-unit.ts'
import { reOrderStatusTexts, reOrderTexts as texts } from '#texts/nl/re-order.ts'
import styles from './re-order-dialog.module.css'
import type { ReOrder } from './use-re-order.ts'

const ICONS = {
  same: undefined,
  price_changed: euroIcon,
  option_replaced: rotateCcwIcon,
  unavailable: xIcon,
} as const

type ReOrderRowProps = {
  readonly line: ReOrder['differences'][number]
  /** Null for a line that goes with the one above. */
  readonly choice: {
    readonly isChosen: boolean
    readonly isPossible: boolean
    readonly onChoose: (isChosen: boolean) => void
  } | null
}

/** A line as it was ordered, beside what it would be today. */
export function ReOrderRow({ line, choice }: ReOrderRowProps) {
  const { title, imageUrl, quantity, pack, status, note, oldPrice, newPrice, files, replacement } = line
  const name = texts.piecesOf(title, quantityText(quantity, pack))
  const isGone = newPrice === null
  const hasOtherPrice = newPrice !== null && newPrice.excludingTaxInCents !== oldPrice.excludingTaxInCents
  return (
    <li className={classNames(styles.row, isGone && styles.gone, choice === null && styles.along)}>
      {choice ? (
        <input
          type="checkbox"
          className={styles.check}
          aria-label={texts.choose(title)}
          checked={choice.isChosen}
          disabled={!choice.isPossible}
          onChange={(event) => choice.onChoose(event.target.checked)}
        />
      ) : (
        <span />
      )}
      <span className={styles.picture}>
        {imageUrl === null ? (
          <RegistrationMark sizePx={28} quiet />
        ) : (
          <img src={imageUrl} alt="" width={72} height={54} loading="lazy" />
        )}
      </span>
      <b className={styles.name}>{name}</b>
      <span className={`figures ${styles.price}`}>
        {hasOtherPrice && <del>{formatPrice(oldPrice.excludingTaxInCents)}</del>}
        {formatPrice(newPrice && newPrice.excludingTaxInCents)}
      </span>
      <p className={styles.what}>
        <StatusLabel tone={reOrderStatusTexts[status].tone} icon={ICONS[status]}>
          {reOrderStatusTexts[status].label}
        </StatusLabel>
        <span>
          {[...(note === null ? [] : [note]), ...(files.length > 0 ? [texts.filesLinked(files)] : [])].join(
            ', ',
          )}
          {replacement && (
            <>
              {`${texts.replacedBy} `}
              {replacement.url === null ? (
                replacement.title
              ) : (
                <Link to={replacement.url} className="text-link">
                  {replacement.title}
                </Link>
              )}
            </>
          )}
        </span>
      </p>
    </li>
  )
}
