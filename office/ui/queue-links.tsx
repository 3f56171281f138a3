import { Link } from 'react-router'
import { officeTexts } from '#texts/nl/office/shell.ts'
import styles from './queue-links.module.css'

type QueueLinksProps<Name extends string> = {
  readonly label: string
  readonly names: readonly Name[]
  readonly titles: Readonly<Record<Name, string>>
  /** How much is in each that is counted, once that is known. */
  readonly counts: Readonly<Partial<Record<Name, number | undefined>>> | undefined
  readonly chosen: Name
  /** What is searched for stays in the address. */
  readonly search: string
  /** Further filters that stay; an empty one is none. */
  readonly filters?: Readonly<Record<string, string>>
}

/** The queues of a desk, each an address of its own. */
export function QueueLinks<Name extends string>({
  label,
  names,
  titles,
  counts,
  chosen,
  search,
  filters,
}: QueueLinksProps<Name>) {
  const kept = Object.entries({ zoek: search, ...filters }).filter(([, value]) => value !== '')
  return (
    <nav aria-label={label} className={styles.queues}>
      {names.map((name) => (
        <Link
          key={name}
          to={{ search: String(new URLSearchParams([['wachtrij', name], ...kept])) }}
          aria-current={name === chosen ? 'page' : undefined}
        >
          {titles[name]}
          {counts?.[name] !== undefined && <span className="figures">{officeTexts.count(counts[name])}</span>}
        </Link>
      ))}
    </nav>
  )
}
