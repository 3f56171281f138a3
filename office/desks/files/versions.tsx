import type { DeskFile } from '#contract/office/files.ts'
import { Button } from '#app/ui/button.tsx'
import { rotateCcwIcon } from '#app/ui/icons/rotate-ccw.ts'
import { formatMoment } from '#texts/nl/format-date.ts'
import { fileChangeTexts as texts } from '#texts/nl/office/file-changes.ts'
import { useMay } from '../../lib/operator.ts'
import styles from './files.module.css'
import { usePutBack } from './use-file-change.ts'

/** What was in the place of a file before, and who changed it. */
export function Versions({ file }: { readonly file: DeskFile }) {
  const may = useMay()
  const putBack = usePutBack(file)
  if (file.replaced.length === 0) return null
  return (
    <section className={`panel ${styles.stack}`} aria-labelledby="versies">
      <h2 id="versies" className="type-20">
        {texts.versions}
      </h2>
      <ol className={styles.history}>
        {file.replaced.map(({ id, fileName, pictureUrl, how, by, byName, at, mayPutBack }) => (
          <li key={id} className={styles.version}>
            {pictureUrl ? <img src={pictureUrl} alt="" width={64} height={48} loading="lazy" /> : <span />}
            <div>
              <p className="muted">{formatMoment(at)}</p>
              <p>{texts.became[how](by, fileName, byName)}</p>
              {mayPutBack && may('judgeFiles') && (
                <Button
                  look="tertiary"
                  size="small"
                  icon={rotateCcwIcon}
                  aria-label={texts.putBackOf(fileName)}
                  pending={putBack.isPending && putBack.variables.replacedId === id}
                  onClick={() => putBack.mutate({ replacedId: id, name: fileName })}
                >
                  {texts.putBack}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
