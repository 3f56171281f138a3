import type { DeskFile, DeskFinding } from '#contract/office/files.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { type Tone, TONES } from '#app/ui/tone.ts'
import { deskFileTexts as texts } from '#texts/nl/office/files.ts'
import { useMay } from '../../lib/operator.ts'
import { KeyButton } from '../../ui/key-button.tsx'
import styles from './files.module.css'
import { SHORT_KEYS } from './short-keys.ts'
import { useCheckAgain } from './use-check-again.ts'

type FindingsProps = {
  readonly file: DeskFile
  /** Of a file that is being checked it is not known what will be found. */
  readonly isUnread: boolean
  /** The place of the one that is shown, in the list. */
  readonly chosen: number | null
  readonly onChoose: (index: number) => void
}

const TONE_OF = {
  error: 'error',
  invalid: 'error',
  fixable: 'warning',
  note: 'info',
} as const satisfies Record<DeskFinding['severity'], Tone>

/** What was found, the strongest first; one that can be seen on the sheet is shown there. */
export function Findings({ file, isUnread, chosen, onChoose }: FindingsProps) {
  const { findings } = file
  const may = useMay()
  const again = useCheckAgain(file)
  const notes = findings.filter(({ severity }) => severity === 'note').length
  return (
    <section className={`panel ${styles.stack}`} aria-labelledby="bevindingen">
      <div className={styles.head}>
        <h2 id="bevindingen" className="type-20">
          {texts.findings}
        </h2>
        {may('judgeFiles') && !isUnread && (
          <KeyButton
            of={SHORT_KEYS.file.check}
            look="tertiary"
            size="small"
            pending={again.isPending}
            onClick={() => again.mutate()}
          >
            {texts.checkAgain}
          </KeyButton>
        )}
      </div>
      {findings.length === 0 ? (
        <p className="muted">{isUnread ? texts.notNow.unread : texts.noFindings}</p>
      ) : (
        <p className="muted">{texts.findingsCount(findings.length - notes, notes)}</p>
      )}
      <ol className={styles.findings}>
        {findings.map(({ code, severity, text, isMendable, place }, index) => {
          const tone = TONES[TONE_OF[severity]]
          return (
            <li key={code} className={classNames(tone.className, index === chosen && styles.chosen)}>
              <Icon of={tone.icon} />
              <div>
                <p className={styles.severity}>{texts.severity[severity]}</p>
                <p>{text}</p>
                {isMendable && <p className="muted">{texts.mendable}</p>}
                {place && (
                  <button
                    type="button"
                    className={`text-link ${styles.show}`}
                    aria-pressed={index === chosen}
                    aria-label={`${texts.onPage(place.page)}: ${text}`}
                    onClick={() => onChoose(index)}
                  >
                    {texts.onPage(place.page)}
                  </button>
                )}
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
