import { useState } from 'react'
import type { DeskFile } from '#contract/office/files.ts'
import { Button } from '#app/ui/button.tsx'
import { eyeIcon } from '#app/ui/icons/eye.ts'
import { deskProofTexts as texts } from '#texts/nl/office/file-proofs.ts'
import { toldAnswerTexts } from '#texts/nl/office/told-answers.ts'
import { formatMoment } from '#texts/nl/format-date.ts'
import { useMay } from '../../lib/operator.ts'
import styles from './files.module.css'
import { KeyButton } from '../../ui/key-button.tsx'
import { ToldAnswerDialog } from '../../ui/told-answer-dialog.tsx'
import { ProofDialog } from './proof-dialog.tsx'
import { SHORT_KEYS } from './short-keys.ts'
import { useNoteAnswer, useWithdrawProof } from './use-proof.ts'

/** What the customer was shown of the files of this side, what was said of it, and what can be sent now. */
export function Proofs({ file }: { readonly file: DeskFile }) {
  const may = useMay()
  const withdraw = useWithdrawProof(file)
  // What is being written stays when the file becomes another.
  const [seen, setSeen] = useState<DeskFile | null>(null)
  const [toldOf, setToldOf] = useState<string | null>(null)
  const note = useNoteAnswer(file, () => setToldOf(null))
  const maySend = may('judgeFiles') && file.mayProof
  if (!maySend && file.proofs.length === 0 && seen === null && toldOf === null) return null
  return (
    <section className={`panel ${styles.stack}`} aria-labelledby="proeven" tabIndex={-1}>
      <h2 id="proeven" className="type-20">
        {texts.proofs}
      </h2>
      {maySend && (
        <KeyButton of={SHORT_KEYS.file.proof} look="secondary" icon={eyeIcon} onClick={() => setSeen(file)}>
          {texts.send}
        </KeyButton>
      )}
      <ol className={styles.history}>
        {file.proofs.map((proof) => (
          <li key={proof.id} className={styles.stack}>
            <p className="muted">{formatMoment(proof.sentAt)}</p>
            <p>{texts.sentBy(proof.by, proof.fileName)}</p>
            {proof.note !== '' && <p className={styles.reason}>{proof.note}</p>}
            <p className={proof.state === 'open' || proof.state === 'returned' ? 'strong' : 'muted'}>
              {becameOf(proof)}
            </p>
            {proof.notedBy && <p className="muted">{toldAnswerTexts.notedBy(proof.notedBy)}</p>}
            {proof.remarks !== '' && <p className={styles.reason}>{proof.remarks}</p>}
            {proof.state === 'open' && may('judgeFiles') && (
              <div className={styles.buttons}>
                <Button look="secondary" size="small" onClick={() => setToldOf(proof.id)}>
                  {toldAnswerTexts.note}
                </Button>
                <Button
                  look="secondary"
                  size="small"
                  pending={withdraw.isPending}
                  onClick={() => withdraw.mutate(proof.id)}
                >
                  {texts.withdraw}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ol>
      {toldOf !== null && (
        <ToldAnswerDialog
          approvers={file.approvers}
          isPending={note.isPending}
          refusal={note.error}
          onAnswer={(told) => note.mutate({ ...told, proofId: toldOf })}
          onClose={() => setToldOf(null)}
        />
      )}
      {seen && <ProofDialog seen={seen} file={file} onClose={() => setSeen(null)} />}
    </section>
  )
}

function becameOf({
  state,
  answeredBy,
  isByLink,
  endedAt,
  expiresAt,
  isExpired,
}: DeskFile['proofs'][number]) {
  if (state === 'open') return isExpired ? texts.expired : texts.open(formatMoment(expiresAt))
  return texts.ended[state](answeredBy, isByLink, endedAt === null ? '' : formatMoment(endedAt))
}
