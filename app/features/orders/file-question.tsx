import { useState } from 'react'
import type { OrderedDesign } from '#contract/orders.ts'
import { wantedFilesTexts as texts } from '#texts/nl/account.ts'
import styles from './order-designs.module.css'

type FileQuestionProps = { readonly question: NonNullable<OrderedDesign['question']> }

/** What prepress asks about a file, and where on it. */
export function FileQuestion({ question: { text, mark, pictureUrl } }: FileQuestionProps) {
  const [size, setSize] = useState<{ readonly width: number; readonly height: number } | null>(null)
  return (
    <section className={styles.question} aria-label={texts.question}>
      <p className={styles.quoted}>{text}</p>
      {pictureUrl !== null && (
        <div className={styles.asked}>
          <img
            src={pictureUrl}
            alt={texts.questionPicture}
            // One that came before this page ran has told its size already.
            ref={(image) => {
              if (image?.complete && image.naturalWidth > 0 && size === null)
                setSize({ width: image.naturalWidth, height: image.naturalHeight })
            }}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setSize({ width: naturalWidth, height: naturalHeight })
            }
          />
          {size && (
            <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
              {[styles.markUnder, styles.mark].map((className) => (
                <rect
                  key={className}
                  className={className}
                  x={mark.left * size.width}
                  y={mark.top * size.height}
                  width={mark.width * size.width}
                  height={mark.height * size.height}
                />
              ))}
            </svg>
          )}
        </div>
      )}
    </section>
  )
}
