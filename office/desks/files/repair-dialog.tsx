import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DeskFile } from '#contract/office/files.ts'
import { BeforeAfter } from '#app/ui/before-after.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { SegmentedControl } from '#app/ui/segmented-control.tsx'
import { fileChangeTexts as texts } from '#texts/nl/office/file-changes.ts'
import { repairTexts } from '#texts/nl/repair.ts'
import { fileOf } from '../../work/files.ts'
import styles from './files.module.css'
import { RepairWays } from './repair-ways.tsx'
import { useRepair, useRepairAnswer } from './use-file-change.ts'

type Made = NonNullable<NonNullable<DeskFile['repair']>['made']>

type RepairDialogProps = {
  /** As it was when the dialog opened: the one that is repaired. */
  readonly seen: DeskFile
  /** As it is now. */
  readonly file: DeskFile
  readonly onClose: () => void
}

const POLL_EVERY_MS = 1_500

/** Has a file repaired: what is chosen first, then the result beside what it was, then whether it is used. */
export function RepairDialog({ seen, file, onClose }: RepairDialogProps) {
  const [isRechoosing, setIsRechoosing] = useState(false)
  const repair = useRepair(seen)
  const answer = useRepairAnswer(seen, onClose)
  const isReplaced = file.designId !== seen.designId && !answer.isPending
  const { made = null, ways = null } = file.repair ?? {}
  const isBusy = made?.state === 'proposed'
  useQuery({ ...fileOf(file.id), refetchInterval: isBusy && POLL_EVERY_MS })
  const isChoosing = made === null || isRechoosing

  function make(options: Made['options'] | null) {
    setIsRechoosing(false)
    repair.mutate(options)
  }

  return (
    <Dialog
      open
      size="wide"
      title={texts.repairTitle(seen.name)}
      onClose={onClose}
      actions={
        made !== null && !isRechoosing && !isReplaced && made.state !== 'failed' ? (
          <>
            <Button
              look="secondary"
              pending={answer.isPending && answer.variables.decision === 'reject'}
              onClick={() => answer.mutate({ patchupId: made.id, decision: 'reject' })}
            >
              {texts.reject}
            </Button>
            {made.state === 'previewed' && (
              <Button
                pending={answer.isPending && answer.variables.decision === 'confirm'}
                onClick={() => answer.mutate({ patchupId: made.id, decision: 'confirm' })}
              >
                {texts.use}
              </Button>
            )}
          </>
        ) : (
          <Button look="secondary" onClick={onClose}>
            {texts.close}
          </Button>
        )
      }
    >
      <div className={styles.stack}>
        <div role="alert">
          {isReplaced && <Notice tone="warning">{texts.over}</Notice>}
          {!isReplaced && file.repair === null && <Notice tone="info">{texts.nothing}</Notice>}
        </div>
        {!isReplaced && file.repair !== null && isChoosing && (
          <RepairWays file={file} ways={ways} isPending={repair.isPending} onMake={make} />
        )}
        {!isReplaced && made !== null && !isChoosing && (
          <Result
            name={seen.name}
            made={made}
            onBleed={(bleed) => make({ ...made.options, bleed })}
            onAgain={ways !== null || made.state === 'failed' ? () => setIsRechoosing(true) : null}
          />
        )}
      </div>
    </Dialog>
  )
}

type ResultProps = {
  readonly name: string
  readonly made: Made
  readonly onBleed: (bleed: Made['options']['bleed']) => void
  readonly onAgain: (() => void) | null
}

/** What a repair made of a file, beside what it was. */
function Result({ name, made, onBleed, onAgain }: ResultProps) {
  return (
    <>
      <output>
        {made.state === 'proposed' && <Notice tone="info">{texts.busy}</Notice>}
        {made.state === 'failed' && <Notice tone="error">{texts.failed}</Notice>}
      </output>
      {made.state === 'previewed' && (
        <div className={styles.sides}>
          <BeforeAfter {...made} texts={repairTexts.beforeAfter(name)} />
          <div className={styles.stack}>
            <h3 className="type-18">{repairTexts.changes}</h3>
            <ul className={styles.changes}>
              {made.changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
            {made.offers.bleed && (
              <SegmentedControl
                label={repairTexts.bleed}
                value={made.options.bleed}
                segments={[
                  { value: 'mirror', label: repairTexts.mirror },
                  { value: 'stretch', label: repairTexts.stretch },
                ]}
                onChange={onBleed}
              />
            )}
          </div>
        </div>
      )}
      {onAgain && made.state !== 'proposed' && (
        <Button look="tertiary" size="small" onClick={onAgain}>
          {texts.chooseAgain}
        </Button>
      )}
    </>
  )
}
