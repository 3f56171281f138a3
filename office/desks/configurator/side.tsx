import { type KeyboardEvent, memo, useId, useState } from 'react'
import type { DeskConfigurator } from '#contract/office/configurators.ts'
import { classNames } from '#app/ui/class-names.ts'
import { configuratorTexts as texts } from '#texts/nl/office/configurators.ts'
import { Findings } from './findings.tsx'
import type { Definition, Place } from './nodes.ts'
import { Preview } from './preview.tsx'
import styles from './side.module.css'
import { Tests } from './tests.tsx'

const TABS = ['preview', 'findings', 'tests'] as const
type Tab = (typeof TABS)[number]

type SideProps = {
  readonly configurator: DeskConfigurator
  readonly definition: Definition
  readonly isUnsaved: boolean
  readonly onGo: (place: Place | null) => void
}

/** What the work leads to: the shop as it becomes, what is wrong with it, and the prices that must hold. */
export const Side = memo(function Side({ configurator, definition, isUnsaved, onGo }: SideProps) {
  const [tab, setTab] = useState<Tab>('preview')
  const id = useId()
  const { findings, tests } = configurator
  const failing = tests.filter(({ expectedCents, costsCents }) => expectedCents !== costsCents).length
  const labels: Readonly<Record<Tab, string>> = {
    preview: texts.preview,
    findings: texts.counted(texts.findingsTab, findings.length),
    tests: texts.counted(texts.testsTab, failing),
  }

  /** Arrows go from tab to tab, as the pattern for tabs asks. */
  function press(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = TABS[(TABS.indexOf(tab) + step + TABS.length) % TABS.length] ?? tab
    setTab(next)
    document.getElementById(`${id}-${next}`)?.focus()
  }

  return (
    <section className={`panel ${styles.side}`} aria-label={texts.sideTabs}>
      <div role="tablist" aria-label={texts.sideTabs} className={styles.tabs}>
        {TABS.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`${id}-${one}`}
            aria-selected={tab === one}
            aria-controls={`${id}-panel`}
            tabIndex={tab === one ? 0 : -1}
            className={classNames(
              styles.tab,
              one === 'findings' && findings.length > 0 && styles.wrong,
              one === 'tests' && failing > 0 && styles.wrong,
            )}
            onClick={() => setTab(one)}
            onKeyDown={press}
          >
            {labels[one]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`} className={styles.panel}>
        {tab === 'preview' && <Preview configurator={configurator} isUnsaved={isUnsaved} />}
        {tab === 'findings' && (
          <Findings findings={findings} definition={definition} isOld={isUnsaved} onGo={onGo} />
        )}
        {tab === 'tests' && <Tests configurator={configurator} definition={definition} />}
      </div>
    </section>
  )
})
