import { useId, type ReactNode } from 'react'
import type { PatchupProposal } from '#contract/patchups.ts'
import { Notice } from '#app/ui/notice.tsx'
import { BeforeAfter } from '#app/ui/before-after.tsx'
import { SegmentedControl } from '#app/ui/segmented-control.tsx'
import { repairTexts as texts } from '#texts/nl/repair.ts'
import styles from './proposal.module.css'

type RepairOptions = PatchupProposal['options']

type ProposalProps = {
  readonly proposal: PatchupProposal
  /** Asks for the repair anew with other options; absent where nothing can be chosen. */
  readonly onChoose?: (options: RepairOptions) => void
  /** How it comes to the ordered size is chosen elsewhere, before it is made. */
  readonly isFitted?: boolean
  readonly actions?: ReactNode
}

/** One repaired file: how it was and becomes, what was changed, and what can be chosen about it. */
export function Proposal({ proposal, onChoose, isFitted = false, actions }: ProposalProps) {
  const headingId = useId()
  const { name, state } = proposal
  return (
    <section className={styles.proposal} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.name}>
        {name}
      </h3>
      {state === 'proposed' && <Notice tone="info">{texts.busy}</Notice>}
      {state === 'failed' && <Notice tone="error">{texts.failed}</Notice>}
      {(state === 'previewed' || state === 'confirmed') && (
        <div className={styles.sides}>
          <BeforeAfter {...proposal} texts={texts.beforeAfter(name)} />
          <div className={styles.about}>
            {state === 'confirmed' && <Notice tone="good">{texts.inForce}</Notice>}
            <Changes changes={proposal.changes} />
            {onChoose && state === 'previewed' && <Options {...{ proposal, onChoose, isFitted }} />}
          </div>
        </div>
      )}
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  )
}

const Changes = ({ changes }: Pick<PatchupProposal, 'changes'>) => (
  <div>
    <h4>{texts.changes}</h4>
    <ul className={styles.changes}>
      {changes.map((change) => (
        <li key={change}>{change}</li>
      ))}
    </ul>
  </div>
)

type OptionsProps = {
  readonly proposal: PatchupProposal
  readonly onChoose: (options: RepairOptions) => void
  readonly isFitted: boolean
}

function Options({ proposal: { options, offers }, onChoose, isFitted }: OptionsProps) {
  const placing = offers.placing && !isFitted && options.placing !== 'asBleed' ? options.placing : null
  if (!placing && !offers.bleed) return null
  return (
    <div className={styles.options}>
      {placing && (
        <SegmentedControl
          label={texts.placing}
          value={placing}
          segments={[
            { value: 'fill', label: texts.fill },
            { value: 'fit', label: texts.fit },
          ]}
          onChange={(chosen) => onChoose({ ...options, placing: chosen })}
        />
      )}
      {offers.bleed && (
        <SegmentedControl
          label={texts.bleed}
          value={options.bleed}
          segments={[
            { value: 'mirror', label: texts.mirror },
            { value: 'stretch', label: texts.stretch },
          ]}
          onChange={(bleed) => onChoose({ ...options, bleed })}
        />
      )}
    </div>
  )
}
