import { Link } from 'react-router'
import styles from './queue-links.module.css'

type QueueLinksProps<Name extends string> = {
  readonly label: string
  readonly queues: readonly { readonly name: Name; readonly title: string; readonly count: string | null }[]
  readonly chosen: Name
  /** What is searched for stays in the address. */
  readonly search: string
}

/** The queues of a desk, each an address of its own. */
export function QueueLinks<Name extends string>({ label, queues, chosen, search }: QueueLinksProps<Name>) {
  return (
    <nav aria-label={label} className={styles.queues}>
      {queues.map(({ name, title, count }) => (
        <Link
          key={name}
          to={{ search: String(new URLSearchParams({ wachtrij: name, ...(search && { zoek: search }) })) }}
          aria-current={name === chosen ? 'page' : undefined}
        >
          {title}
          {count !== null && <span className="figures">{count}</span>}
        </Link>
      ))}
    </nav>
  )
}
