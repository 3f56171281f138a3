import styles from './form.module.css'

type PillsProps<Id extends string> = {
  readonly all: readonly { readonly id: Id; readonly title: string }[]
  readonly chosen: readonly Id[]
  readonly onChange: (chosen: readonly Id[]) => void
}

/** Some of several, in their own order. */
export const Pills = <Id extends string>({ all, chosen, onChange }: PillsProps<Id>) => (
  <div className={styles.pills}>
    {all.map(({ id, title }) => (
      <label key={id} className={styles.pill}>
        <input
          type="checkbox"
          checked={chosen.includes(id)}
          onChange={({ target }) =>
            onChange(
              all.map((one) => one.id).filter((one) => (one === id ? target.checked : chosen.includes(one))),
            )
          }
        />
        {title}
      </label>
    ))}
  </div>
)
