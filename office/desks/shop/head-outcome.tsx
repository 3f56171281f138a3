import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { JudgedHeadHtml } from '#contract/office/head-html.ts'
import { StatusLabel } from '#app/ui/status-label.tsx'
import { leftOutText, shopSettingsTexts as texts } from '#texts/nl/office/shop-settings.ts'
import { errorLines } from '../../lib/call-errors.ts'
import { headJudgement, type TypedHead } from '../../work/shop-settings.ts'
import styles from './shop.module.css'

type HeadOutcomeProps = { readonly typed: TypedHead; readonly isSettled: boolean }

/** What of the HTML as it is typed will be in the pages, and what not and why: as the shop itself judges it. */
export function HeadOutcome({ typed, isSettled }: HeadOutcomeProps) {
  const id = useId()
  const { data, error, isPlaceholderData } = useQuery({
    ...headJudgement(typed),
    enabled: typed.html.trim() !== '',
    placeholderData: keepPreviousData,
  })
  const judged = typed.html.trim() === '' ? NOTHING : data
  const isOld = !isSettled || isPlaceholderData
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="strong">
        {texts.outcome}
      </h3>
      <output className="muted">{error && !data ? errorLines(error).join(' ') : told(judged, isOld)}</output>
      {judged && judged.parts.length + judged.leftOut.length > 0 && (
        <ul className={styles.outcome} aria-busy={isOld}>
          {judged.leftOut.map((one, index) => (
            <li key={`out ${String(index)}`}>
              <StatusLabel tone="error">{texts.leftOut}</StatusLabel>
              {one.what !== '' && <code className={styles.code}>{one.what}</code>}
              <p>{leftOutText(one)}</p>
            </li>
          ))}
          {judged.parts.map(({ code, loads }, index) => (
            <li key={`in ${String(index)}`}>
              <StatusLabel tone={loads === 'functional' ? 'good' : 'info'}>
                {texts.partLoads[loads]}
              </StatusLabel>
              <code className={styles.code}>{code}</code>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const NOTHING: JudgedHeadHtml = { parts: [], leftOut: [] }

function told(judged: JudgedHeadHtml | undefined, isOld: boolean): string {
  if (!judged || isOld) return texts.judging
  return texts.outcomeOf(judged.parts.length, judged.leftOut.length)
}
