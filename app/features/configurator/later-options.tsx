import { useEffect, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { configuratorTexts } from '#texts/nl/configurator.ts'
import { useComposing } from './composing-context.ts'
import styles from './configurator.module.css'

/** In the place of the options of a large step: asks for them now that it is open. */
export function LaterOptions({ stepId }: { readonly stepId: string }) {
  const { loadStep } = useComposing()
  const [attempt, setAttempt] = useState(1)
  const [failedAttempt, setFailedAttempt] = useState(0)
  const hasFailed = attempt === failedAttempt
  useEffect(() => {
    void loadStep(stepId).then((hasCome) => {
      if (!hasCome) setFailedAttempt(attempt)
    })
  }, [loadStep, stepId, attempt])
  return (
    <output aria-busy={!hasFailed || undefined} className={styles.later}>
      <span className="muted">
        {hasFailed ? configuratorTexts.optionsFailed : configuratorTexts.optionsFollow}
      </span>
      {hasFailed && (
        <Button look="tertiary" size="small" onClick={() => setAttempt(attempt + 1)}>
          {configuratorTexts.retry}
        </Button>
      )}
    </output>
  )
}
