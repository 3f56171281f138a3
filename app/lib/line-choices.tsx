import type { Cart } from '#contract/cart.ts'
import styles from './line-choices.module.css'

type LineChoicesProps = Pick<Cart['orderLineGroups'][number], 'choices'>

/** What was chosen for a configured product, each with its label. */
export const LineChoices = ({ choices }: LineChoicesProps) => (
  <dl className={styles.choices}>
    {choices.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
