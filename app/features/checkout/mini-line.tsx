import type { ReactNode } from 'react'
import type { CartItem } from '#contract/cart.ts'
import { LineAmounts, pieceNote } from '#app/lib/line-amounts.tsx'
import { RegistrationMark } from '#app/ui/registration-mark.tsx'
import styles from './mini-line.module.css'

type MiniLineProps = Pick<CartItem, 'amounts' | 'expressPrice'> & {
  readonly title: string
  readonly imageUrl: string | null
  /** '2 stuks, 250 × 125 cm'. */
  readonly facts: string
  readonly price: string
  readonly size?: 'small' | 'large'
  readonly children?: ReactNode
}

/** A line as the checkout repeats it: picture, name, facts and price. */
export function MiniLine(props: MiniLineProps) {
  const { title, imageUrl, facts, price, amounts, expressPrice, size = 'small', children } = props
  const note = pieceNote(amounts)
  return (
    <li className={`${styles.line} ${size === 'large' ? styles.large : ''}`}>
      {imageUrl === null ? (
        <span className={styles.picture}>
          <RegistrationMark sizePx={28} quiet />
        </span>
      ) : (
        <img src={imageUrl} alt="" width={88} height={66} loading="lazy" className={styles.picture} />
      )}
      <p className={styles.title}>{title}</p>
      <p className={`figures ${styles.price}`}>{price}</p>
      <div className={styles.facts}>
        <p>{note === null ? facts : `${facts}, ${note}`}</p>
        <LineAmounts amounts={amounts} expressPrice={expressPrice} />
        {children}
      </div>
    </li>
  )
}
