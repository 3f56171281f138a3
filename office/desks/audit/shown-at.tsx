import { Link } from 'react-router'
import type { AuditRow } from '#contract/office/audit.ts'
import type { AuditedDesk } from '#domain/access/audited.ts'
import { paths } from '../../paths.ts'
import styles from './audit.module.css'

const PATHS = {
  order: paths.order,
  invoice: paths.invoice,
  company: paths.company,
  quote: paths.quote,
  file: paths.file,
  job: paths.studioJob,
  mail: paths.mail,
  operators: () => paths.operators,
  messages: () => paths.messages,
  bank: () => paths.bank,
  jobs: () => paths.systemJobs,
  privacy: () => paths.systemPrivacy,
  retention: () => paths.systemRetention,
  backups: () => paths.systemBackups,
  product: paths.product,
  category: () => paths.categories,
  page: paths.contentPage,
  priceList: paths.priceList,
  import: paths.catalogueImport,
} as const satisfies Record<AuditedDesk, (id: string) => string>

/** Where the back office shows what a change is about. */
export const pathOf = ({ desk, id }: NonNullable<AuditRow['shownAt']>): string => PATHS[desk](id)

/** What a change is about, as a link where it can be looked at. */
export function ShownAt({ change: { thing, shownAt } }: { readonly change: AuditRow }) {
  return shownAt === null ? (
    <span className={styles.thing}>{thing}</span>
  ) : (
    <Link className={styles.thing} to={pathOf(shownAt)}>
      {thing}
    </Link>
  )
}
