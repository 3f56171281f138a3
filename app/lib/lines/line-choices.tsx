import type { Cart } from '#contract/cart.ts'
import styles from './line-choices.module.css'

type LineChoicesProps = Pick<Cart['orderLineGroups'][number], 'choices'>

/** What was chosen for a configured product, each with its label; the material of another. */
export const LineChoices = ({ choices }: LineChoicesProps) =>
  choices.length > 0 && (
    <dl className={styles.choices}>
      {choices.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
