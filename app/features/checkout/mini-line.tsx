import type { ComponentProps, ReactNode } from 'react'
import type { CartItem } from '#contract/cart.ts'
import { LineAmounts, pieceNote } from '#app/lib/lines/line-amounts.tsx'
import { LinePicture } from '#app/lib/lines/line-picture.tsx'
import styles from './mini-line.module.css'

type MiniLineProps = {
  readonly line: ComponentProps<typeof LinePicture>['line'] &
    Pick<CartItem, 'amounts' | 'expressPrice'> & { readonly title: string }
  /** '2 stuks, 250 × 125 cm'. */
  readonly facts: string
  readonly price: string
  readonly size?: 'small' | 'large'
  readonly children?: ReactNode
}

/** A line as the checkout repeats it: picture, name, facts and price. */
export function MiniLine({ line, facts, price, size = 'small', children }: MiniLineProps) {
  const { amounts, expressPrice } = line
  const note = pieceNote(amounts)
  return (
    <li className={`${styles.line} ${size === 'large' ? styles.large : ''}`}>
      <LinePicture line={line} widthPx={88} heightPx={66} className={styles.picture} />
      <p className={styles.title}>{line.title}</p>
      <p className={`figures ${styles.price}`}>{price}</p>
      <div className={styles.facts}>
        <p>{note === null ? facts : `${facts}, ${note}`}</p>
        <LineAmounts amounts={amounts} expressPrice={expressPrice} />
        {children}
      </div>
    </li>
  )
}
