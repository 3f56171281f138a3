import type { DocumentLink } from '#contract/documents.ts'
import { Icon } from '#app/ui/icon.tsx'
import { downloadIcon } from '#app/ui/icons/download.ts'
import { downloadsTexts as texts } from '#texts/nl/downloads.ts'
import { formatFileSize } from '#texts/nl/format-size.ts'
import styles from './file-links.module.css'

type FileLinksProps = {
  readonly files: readonly DocumentLink[]
  /** What they belong to, for who hears a link by itself. */
  readonly about: string
}

/** Files to fetch, one below the other; they are no pages, so the browser asks for them itself. */
export function FileLinks({ files, about }: FileLinksProps) {
  return (
    <ul className={styles.files}>
      {files.map(({ label, format, url, sizeBytes }) => (
        <li key={url}>
          <a href={url}>
            <Icon of={downloadIcon} sizePx={18} />
            <span>
              {label}
              {!label.includes(about) && <span className="visually-hidden">{` ${texts.of(about)}`}</span>}
            </span>
            <small>
              {[format, sizeBytes === null ? '' : formatFileSize(sizeBytes)].filter(Boolean).join(', ')}
            </small>
          </a>
        </li>
      ))}
    </ul>
  )
}
