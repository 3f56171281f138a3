import type { DeskFile } from '#contract/office/files.ts'
import { checkIcon } from '#app/ui/icons/check.ts'
import { deskFileTexts as texts } from '#texts/nl/office/files.ts'
import { formatMoment } from '#texts/nl/format-date.ts'
import { useMay } from '../../lib/operator.ts'
import { FileStatus } from '../../ui/file-status.tsx'
import { KeyButton } from '../../ui/key-button.tsx'
import styles from './files.module.css'
import { SHORT_KEYS } from './short-keys.ts'
import { useApprove } from './use-approve.ts'

type DecideProps = {
  readonly file: DeskFile
  /** Approving takes a reason, which is asked for. */
  readonly onApprove: () => void
}

/** What can be decided of a file, and what was. */
export function Decide({ file, onApprove }: DecideProps) {
  const may = useMay()
  const approve = useApprove(file)
  return (
    <section className={`panel ${styles.stack}`} aria-labelledby="beoordelen">
      <div className={styles.head}>
        <h2 id="beoordelen" className="type-20">
          {texts.decide}
        </h2>
        <FileStatus file={file} />
      </div>
      {file.approval === null && <p className="muted">{whyNot(file)}</p>}
      {file.approval !== null && !may('judgeFiles') && <p className="muted">{texts.noRight}</p>}
      {file.approval === 'free' && file.turn === 'approved' && <p className="muted">{texts.freeNow}</p>}
      {may('judgeFiles') && file.approval === 'free' && (
        <KeyButton
          of={SHORT_KEYS.file.approve}
          icon={checkIcon}
          pending={approve.isPending}
          onClick={() => approve.mutate('')}
        >
          {texts.approve}
        </KeyButton>
      )}
      {may('judgeFiles') && file.approval === 'reason' && (
        <KeyButton of={SHORT_KEYS.file.approve} icon={checkIcon} onClick={onApprove}>
          {texts.approveAnyway}
        </KeyButton>
      )}
      <h3 className="type-18">{texts.history}</h3>
      {file.approvals.length === 0 && <p className="muted">{texts.noHistory}</p>}
      <ol className={styles.history}>
        {file.approvals.map(({ id, by, fileName, reason, at }) => (
          <li key={id}>
            <p className="muted">{formatMoment(at)}</p>
            <p>{texts.approvedBy(by, fileName)}</p>
            {reason !== '' && <p className={styles.reason}>{reason}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}

function whyNot({ isApproved, turn, status, state, proofs }: DeskFile): string {
  if (isApproved) return texts.isApproved
  if (state === 'awaiting_approval' && proofs.some((proof) => proof.state === 'open'))
    return texts.notNow.proofed
  if (turn === 'waiting') return texts.notNow.waiting
  return status === 'processing' ? texts.notNow.unread : texts.notNow.late
}
