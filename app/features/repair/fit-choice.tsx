import { useId, useState, type ReactNode } from 'react'
import type { LinkedDesign } from '#contract/designs.ts'
import type { PatchupProposal, RepairWays } from '#contract/patchups.ts'
import { Button } from '#app/ui/button.tsx'
import { ChoiceGroup, ChoiceRow } from '#app/ui/choice-row.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { SegmentedControl } from '#app/ui/segmented-control.tsx'
import { addedText, capital, cutText, repairTexts as texts } from '#texts/nl/repair.ts'
import { FitPicture } from './fit-picture.tsx'
import styles from './proposal.module.css'

type RepairOptions = PatchupProposal['options']
type Way = RepairWays['ways'][number]

type FitChoiceProps = {
  readonly design: Pick<LinkedDesign, 'name' | 'previewUrl'>
  readonly repairWays: RepairWays
  /** Has the file made as it was chosen. */
  readonly onMake: (options: RepairOptions) => Promise<unknown>
  /** Another way out beside it. */
  readonly actions?: ReactNode
}

const LOOKS = [
  { look: 'edge', placing: 'fit', around: 'edge' },
  { look: 'white', placing: 'fit', around: 'white' },
  { look: 'fill', placing: 'fill', around: 'edge' },
] as const
type Look = (typeof LOOKS)[number]['look']

/** How a design of another proportion comes to the ordered size: each way is shown before anything is made. */
export function FitChoice({ design, repairWays, onMake, actions }: FitChoiceProps) {
  const { ordered, ways, nearest } = repairWays
  const [turn, setTurn] = useState(nearest.turn)
  const [look, setLook] = useState<Look>(nearest.placing === 'fill' ? 'fill' : 'edge')
  const [isMaking, setIsMaking] = useState(false)
  const headingId = useId()
  const groupName = useId()
  const name = design.name ?? ''
  const wayOf = (placing: Way['placing']) => ways.find((one) => one.placing === placing && one.turn === turn)
  const { placing, around } = LOOKS.find((one) => one.look === look) ?? LOOKS[0]
  const way = wayOf(placing)
  if (!way) return null

  async function make() {
    setIsMaking(true)
    await onMake({ placing, around, turn, bleed: 'mirror' })
    setIsMaking(false)
  }

  return (
    <section className={styles.proposal} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.name}>
        {name}
      </h3>
      <p>{texts.choose(ordered.widthMm, ordered.heightMm)}</p>
      <div className={styles.sides}>
        <div className={styles.about}>
          <FitPicture
            previewUrl={design.previewUrl}
            alt={texts.wouldBe(name, resultText(way, around))}
            {...{ ordered, way, around }}
          />
          <p className={styles.legend}>
            <span className={styles.dashes} />
            {placing === 'fill' ? texts.cutOff : texts.trimLine}
          </p>
        </div>
        <div className={styles.about}>
          <SegmentedControl
            label={texts.turn}
            value={turn}
            segments={[
              { value: 'none', label: texts.asItCame },
              { value: 'quarter', label: texts.quarter },
            ]}
            onChange={setTurn}
          />
          <ChoiceGroup label={texts.placing} hideLabel>
            {LOOKS.map((one) => {
              const its = wayOf(one.placing)
              return (
                <ChoiceRow
                  key={one.look}
                  name={groupName}
                  value={one.look}
                  title={texts.looks[one.look]}
                  text={
                    its &&
                    (its.sharpness === 'hopeless' ? texts.hopeless : capital(resultText(its, one.around)))
                  }
                  disabled={its?.sharpness === 'hopeless'}
                  checked={one.look === look}
                  onChange={() => setLook(one.look)}
                />
              )
            })}
          </ChoiceGroup>
          {way.sharpness === 'unsharp' && way.ppi !== null && (
            <Notice tone="warning">{texts.unsharp(way.ppi)}</Notice>
          )}
        </div>
      </div>
      <div className={styles.actions}>
        {actions}
        <Button
          pending={isMaking}
          aria-disabled={way.sharpness === 'hopeless'}
          aria-label={texts.makeOf(name)}
          onClick={() => way.sharpness !== 'hopeless' && void make()}
        >
          {texts.make}
        </Button>
      </div>
    </section>
  )
}

/** What a way does to the design, in words. */
function resultText({ placing, beyond }: Way, around: 'edge' | 'white'): string {
  const text = placing === 'fill' ? cutText(beyond) : addedText(beyond, around)
  return text ?? texts.nothingLost
}
