import { useId, useState, type ReactNode } from 'react'
import type { LinkedDesign } from '#contract/designs.ts'
import type { PatchupProposal, RepairWays } from '#contract/patchups.ts'
import { REPAIR_LOOKS, type RepairLook } from '#domain/designs/repair-looks.ts'
import { Button } from '#app/ui/button.tsx'
import { ChoiceGroup, ChoiceRow } from '#app/ui/choice-row.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { SegmentedControl } from '#app/ui/segmented-control.tsx'
import { capital, pagesText, repairTexts as texts, waysText, wayText } from '#texts/nl/repair.ts'
import { FitPicture } from './fit-picture.tsx'
import styles from './proposal.module.css'

type RepairOptions = PatchupProposal['options']
type Way = RepairWays['pages'][number]['ways'][number]

type FitChoiceProps = {
  readonly design: Pick<LinkedDesign, 'name'>
  readonly repairWays: RepairWays
  /** Has the file made as it was chosen. */
  readonly onMake: (options: RepairOptions) => Promise<unknown>
  /** Another way out beside it. */
  readonly actions?: ReactNode
}

/** How a design of another proportion comes to the ordered size: each way is shown before anything is made. */
export function FitChoice({ design, repairWays, onMake, actions }: FitChoiceProps) {
  const { ordered, pages, nearest } = repairWays
  const [turn, setTurn] = useState(nearest.turn)
  const [look, setLook] = useState<RepairLook>(nearest.placing === 'fit' ? 'edge' : nearest.placing)
  const [isMaking, setIsMaking] = useState(false)
  const headingId = useId()
  const groupName = useId()
  const name = design.name ?? ''
  /** What a placing does to each of the pages, in their order. */
  const waysOf = (placing: Way['placing']) =>
    pages.flatMap(({ ways, numbers, previewUrl }) => {
      const way = ways.find((one) => one.placing === placing && one.turn === turn)
      return way ? [{ way, numbers, previewUrl }] : []
    })
  // The edge can be bleed only one way up.
  const offered = REPAIR_LOOKS.filter((one) => waysOf(one.placing).length > 0)
  const chosen = offered.find((one) => one.look === look) ?? offered[0] ?? REPAIR_LOOKS[0]
  const { placing, around } = chosen
  const shown = waysOf(placing)
  const isHopeless = (some: typeof shown) => some.some(({ way }) => way.sharpness === 'hopeless')
  const unsharp = shown.flatMap(({ way }) => (way.sharpness === 'unsharp' ? (way.ppi ?? []) : []))
  const liesApart = new Set(shown.map(({ way }) => way.isTurned)).size > 1

  /** Pages that came lying apart are told by how they come to lie. */
  const wayUp = (one: Way['turn'], otherwise: string) =>
    liesApart ? texts.liesWide(isWide(pages[0]?.design) !== (one === 'quarter')) : otherwise

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
      <p>
        {nearest.placing === 'asBleed'
          ? texts.chooseBleed(ordered.widthMm, ordered.heightMm)
          : texts.choose(ordered.widthMm, ordered.heightMm)}
      </p>
      <div className={styles.sides}>
        <div className={styles.about}>
          {shown.map(({ way, numbers, previewUrl }) => (
            <FitPicture
              key={numbers[0]}
              caption={pages.length > 1 || numbers.length > 1 ? pagesText(numbers) : null}
              alt={texts.wouldBe(name, wayText(way, around))}
              {...{ previewUrl, ordered, way, around }}
            />
          ))}
          <p className={styles.legend}>
            <span className={styles.dashes} />
            {placing === 'fit' ? texts.trimLine : texts.cutOff}
          </p>
        </div>
        <div className={styles.about}>
          <SegmentedControl
            label={texts.turn}
            value={turn}
            segments={[
              { value: 'none', label: wayUp('none', texts.asItCame) },
              { value: 'quarter', label: wayUp('quarter', texts.quarter) },
            ]}
            onChange={setTurn}
          />
          <ChoiceGroup label={texts.placing} hideLabel>
            {offered.map((one) => {
              const its = waysOf(one.placing)
              const cannot = isHopeless(its)
              return (
                <ChoiceRow
                  key={one.look}
                  name={groupName}
                  value={one.look}
                  title={texts.looks[one.look]}
                  text={cannot ? texts.hopeless : capital(waysText(its, one.around))}
                  disabled={cannot}
                  checked={one === chosen}
                  onChange={() => setLook(one.look)}
                />
              )
            })}
          </ChoiceGroup>
          {unsharp.length > 0 && <Notice tone="warning">{texts.unsharp(Math.min(...unsharp))}</Notice>}
        </div>
      </div>
      <div className={styles.actions}>
        {actions}
        <Button
          pending={isMaking}
          aria-disabled={isHopeless(shown)}
          aria-label={texts.makeOf(name)}
          onClick={() => !isHopeless(shown) && void make()}
        >
          {texts.make}
        </Button>
      </div>
    </section>
  )
}

const isWide = (design: RepairWays['pages'][number]['design'] | undefined) =>
  design !== undefined && design.width > design.height
