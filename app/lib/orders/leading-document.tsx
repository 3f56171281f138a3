import type { DocumentLink } from '#contract/documents.ts'
import { Icon } from '#app/ui/icon.tsx'
import { downloadIcon } from '#app/ui/icons/download.ts'
import { downloadsTexts as texts } from '#texts/nl/downloads.ts'
import styles from './leading-document.module.css'

type LeadingDocumentProps = { readonly documents: readonly DocumentLink[]; readonly number: string }

/** The paper that one looks for in a list of orders: the invoice, and before that the confirmation. */
export function LeadingDocument({ documents: [document], number }: LeadingDocumentProps) {
  if (!document) return texts.nothing
  return (
    <a href={document.url} className={styles.document}>
      <Icon of={downloadIcon} sizePx={18} />
      <span>
        {document.kind === 'invoice_pdf' ? texts.invoice : texts.confirmation}
        <span className="visually-hidden">{` ${texts.of(texts.orderNumbered(number))}`}</span>
      </span>
    </a>
  )
}
