import { useRef, useState } from 'react'
import type { PatchupProposal } from '#contract/patchups.ts'
import { repairTexts as texts } from '#texts/nl/repair.ts'
import styles from './before-after.module.css'

type BeforeAfterProps = Pick<PatchupProposal, 'name' | 'beforeUrl' | 'afterUrl'>

const HALF = 50
const STEP = 5

/** The file as it came over the file as it will be printed, up to a line that is dragged or moved by the arrow keys. */
export function BeforeAfter({ name, beforeUrl, afterUrl }: BeforeAfterProps) {
  const [percent, setPercent] = useState(HALF)
  const frame = useRef<HTMLDivElement>(null)
  if (beforeUrl === null || afterUrl === null) {
    return <p className={styles.none}>{texts.noPreview}</p>
  }

  function show(shown: number) {
    setPercent(shown)
    frame.current?.style.setProperty('--shown', `${shown}%`)
  }

  return (
    <div ref={frame} className={styles.frame}>
      <img src={afterUrl} alt={texts.afterAlt(name)} />
      <img src={beforeUrl} alt={texts.beforeAlt(name)} className={styles.before} />
      <span className={styles.line} />
      <p className={styles.labels} aria-hidden="true">
        <span>{texts.before}</span>
        <span>{texts.after}</span>
      </p>
      <input
        type="range"
        min={0}
        max={100}
        step={STEP}
        value={percent}
        className={styles.slider}
        aria-label={texts.compare(name)}
        aria-valuetext={texts.compareValue(percent)}
        onChange={({ target }) => show(target.valueAsNumber)}
      />
    </div>
  )
}
