import { useId, useState } from 'react'
import type { DeskFile } from '#contract/office/files.ts'
import { REPAIR_LOOKS, type RepairLook } from '#domain/designs/repair-looks.ts'
import { Button } from '#app/ui/button.tsx'
import { ChoiceGroup, ChoiceRow } from '#app/ui/choice-row.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { SegmentedControl } from '#app/ui/segmented-control.tsx'
import { fileChangeTexts as texts } from '#texts/nl/office/file-changes.ts'
import { capital, repairTexts, waysText } from '#texts/nl/repair.ts'
import styles from './files.module.css'

type Repair = NonNullable<DeskFile['repair']>
type Ways = NonNullable<Repair['ways']>
type Options = NonNullable<Repair['made']>['options']

type RepairWaysProps = {
  readonly file: DeskFile
  /** Null where there is nothing to choose. */
  readonly ways: Repair['ways']
  readonly isPending: boolean
  readonly onMake: (options: Options | null) => void
}

/** What a repair will do, and the choice that it takes where a file has another proportion. */
export function RepairWays({ file, ways, isPending, onMake }: RepairWaysProps) {
  if (ways) return <Choice ways={ways} isPending={isPending} onMake={onMake} />
  return (
    <>
      <h3 className="type-18">{texts.willRepair}</h3>
      <ul className={styles.changes}>
        {file.findings
          .filter(({ isMendable }) => isMendable)
          .map(({ code, text }) => (
            <li key={code}>{text}</li>
          ))}
      </ul>
      <Button pending={isPending} onClick={() => onMake(null)}>
        {texts.make}
      </Button>
    </>
  )
}

type ChoiceProps = Pick<RepairWaysProps, 'isPending' | 'onMake'> & { readonly ways: Ways }

function Choice({ ways: { pages, nearest }, isPending, onMake }: ChoiceProps) {
  const [turn, setTurn] = useState(nearest.turn)
  const [look, setLook] = useState<RepairLook>(nearest.placing === 'fit' ? 'edge' : nearest.placing)
  const name = useId()
  /** What a placing does to each of the pages. */
  const waysOf = (placing: Options['placing']) =>
    pages.flatMap((page) => {
      const way = page.ways.find((one) => one.placing === placing && one.turn === turn)
      return way ? [{ way, numbers: page.numbers }] : []
    })
  const offered = REPAIR_LOOKS.filter(({ placing }) => waysOf(placing).length > 0)
  const chosen = offered.find((one) => one.look === look) ?? offered[0] ?? REPAIR_LOOKS[0]
  const isHopeless = (placing: Options['placing']) =>
    waysOf(placing).some(({ way }) => way.sharpness === 'hopeless')
  const unsharp = waysOf(chosen.placing).flatMap(({ way }) =>
    way.sharpness === 'unsharp' ? (way.ppi ?? []) : [],
  )
  const { placing, around } = chosen
  return (
    <>
      <p>{nearest.placing === 'asBleed' ? texts.chooseBleed : texts.choose}</p>
      <SegmentedControl
        label={texts.turn}
        value={turn}
        segments={[
          { value: 'none', label: repairTexts.asItCame },
          { value: 'quarter', label: repairTexts.quarter },
        ]}
        onChange={setTurn}
      />
      <ChoiceGroup label={texts.way} hideLabel>
        {offered.map((one) => (
          <ChoiceRow
            key={one.look}
            name={name}
            value={one.look}
            title={repairTexts.looks[one.look]}
            text={
              isHopeless(one.placing) ? texts.hopeless : capital(waysText(waysOf(one.placing), one.around))
            }
            disabled={isHopeless(one.placing)}
            checked={one === chosen}
            onChange={() => setLook(one.look)}
          />
        ))}
      </ChoiceGroup>
      {unsharp.length > 0 && <Notice tone="warning">{texts.unsharp(Math.min(...unsharp))}</Notice>}
      <Button
        pending={isPending}
        aria-disabled={isHopeless(placing)}
        onClick={() => !isHopeless(placing) && onMake({ placing, around, turn, bleed: 'mirror' })}
      >
        {texts.make}
      </Button>
    </>
  )
}
