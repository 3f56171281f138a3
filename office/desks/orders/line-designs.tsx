import { Link } from 'react-router'
import type { DeskLine } from '#contract/office/orders.ts'
import { deskOrderTexts as texts } from '#texts/nl/office/orders.ts'
import { paths } from '../../paths.ts'
import { printFilesAddress } from './order-papers.ts'
import styles from './orders.module.css'

type LineDesignsProps = {
  readonly orderId: string
  readonly designs: DeskLine['designs']
  /** No other line of the order has it. */
  readonly lineName: string
}

/** What is printed on a line: each file to fetch, and where prepress has it. */
export function LineDesigns({ orderId, designs, lineName }: LineDesignsProps) {
  if (designs.length === 0) return null
  return (
    <ul className={styles.designs} aria-label={texts.designs}>
      {designs.map(({ id, name, side, quantity, previewUrl, printFile, isAtPrepress }) => (
        <li key={id}>
          {previewUrl && <img src={previewUrl} alt="" width={48} height={36} />}
          <span className={styles.file}>
            <span>
              {`${texts.copies(quantity)} `}
              {printFile === null ? (
                (name ?? texts.noFile)
              ) : (
                <a
                  href={`${printFilesAddress(orderId)}/${id}`}
                  className="text-link"
                  title={printFile}
                  download
                >
                  {name ?? printFile}
                </a>
              )}
              {side === 'back' && `, ${texts.backSide}`}
            </span>
            {isAtPrepress && (
              <Link
                to={paths.file(id)}
                className="text-link"
                aria-label={texts.atPrepressOf(name, lineName, side === 'back')}
              >
                {texts.atPrepress}
              </Link>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
