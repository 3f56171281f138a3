import type { DocumentLink } from '#contract/documents.ts'
import type { Order } from '#contract/orders.ts'
import { Icon, type IconLines } from '#app/ui/icon.tsx'
import { euroIcon } from '#app/ui/icons/euro.ts'
import { fileTextIcon } from '#app/ui/icons/file-text.ts'
import { packageIcon } from '#app/ui/icons/package.ts'
import { downloadsTexts as texts } from '#texts/nl/downloads.ts'
import { refusalTexts } from '#texts/nl/refusals.ts'
import styles from './order-documents.module.css'

const ICONS: Readonly<Partial<Record<DocumentLink['kind'], IconLines>>> = {
  packing_slip: packageIcon,
  invoice_pdf: euroIcon,
  invoice_ubl: euroIcon,
}

/** The papers of an order, to fetch. */
export function OrderDocuments({ documents, seesInvoices }: Pick<Order, 'documents' | 'seesInvoices'>) {
  if (documents.length === 0) return null
  return (
    <section className={`panel ${styles.documents}`} aria-label={texts.documents}>
      <h2>{texts.documents}</h2>
      <ul>
        {documents.map(({ kind, label, format, url }) => (
          <li key={url}>
            <a href={url}>
              <Icon of={ICONS[kind] ?? fileTextIcon} />
              <span>{label}</span>
              <small>{format}</small>
            </a>
          </li>
        ))}
      </ul>
      {!seesInvoices && <p className="small muted">{refusalTexts.MayNotSeeInvoices}</p>}
    </section>
  )
}
