import { useRef, useState } from 'react'
import styles from './before-after.module.css'

type BeforeAfterProps = {
  readonly beforeUrl: string | null
  readonly afterUrl: string | null
  readonly texts: {
    readonly before: string
    readonly after: string
    readonly beforeAlt: string
    readonly afterAlt: string
    readonly compare: string
    readonly compareValue: (percent: number) => string
    readonly noPreview: string
  }
}

const HALF = 50
const STEP = 5

/** A picture as it was over the picture as it becomes, up to a line that is dragged or moved by the arrow keys. */
export function BeforeAfter({ beforeUrl, afterUrl, texts }: BeforeAfterProps) {
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
      <img src={afterUrl} alt={texts.afterAlt} />
      <img src={beforeUrl} alt={texts.beforeAlt} className={styles.before} />
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
        aria-label={texts.compare}
        aria-valuetext={texts.compareValue(percent)}
        onChange={({ target }) => show(target.valueAsNumber)}
      />
    </div>
  )
}
