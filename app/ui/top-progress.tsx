import { useEffect, useState } from 'react'

import { NO_PROGRESS, progressPhases } from './progress-phases.ts'
import styles from './top-progress.module.css'
import { useUiTexts } from './ui-texts.ts'

/** The bar at the top of the page while the next one is on its way (spec 4, ux 5.9). */
export function TopProgress({ active }: { readonly active: boolean }) {
  const [progress, setProgress] = useState(NO_PROGRESS)
  const [phases] = useState(() => progressPhases(setProgress))
  const { busy } = useUiTexts()
  useEffect(() => phases.follow(active), [phases, active])
  useEffect(() => phases.stop, [phases])
  return (
    <>
      <div aria-hidden="true" data-phase={progress.phase} className={styles.bar} />
      <output className="visually-hidden">{progress.spoken && busy}</output>
    </>
  )
}
