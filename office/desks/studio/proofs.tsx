import { useState } from 'react'
import type { DeskStudioJob } from '#contract/office/studio.ts'
import { Button } from '#app/ui/button.tsx'
import { deskStudioTexts as texts } from '#texts/nl/office/studio.ts'
import { toldAnswerTexts } from '#texts/nl/office/told-answers.ts'
import { formatMoment } from '#texts/nl/format-date.ts'
import { useMay } from '../../lib/operator.ts'
import { ToldAnswerDialog } from '../../ui/told-answer-dialog.tsx'
import styles from './studio.module.css'
import { useNoteAnswer } from './use-job-change.ts'

type ProofsProps = { readonly job: Pick<DeskStudioJob, 'id' | 'state' | 'isOver' | 'proofs' | 'approvers'> }

/** What was shown for a job, and what was said of it. */
export function Proofs({ job }: ProofsProps) {
  const { id, state, isOver, proofs, approvers } = job
  const may = useMay()
  const [toldOf, setToldOf] = useState<string | null>(null)
  const note = useNoteAnswer(id, () => setToldOf(null))
  const waits = state === 'proof_sent' && !isOver && may('deliverProofs')
  return (
    <section className={`panel ${styles.stack}`} aria-labelledby="proeven">
      <h2 id="proeven" className="type-20">
        {texts.proofs}
      </h2>
      {proofs.length === 0 && <p className="muted">{texts.noProofs}</p>}
      <ol className={styles.proofs}>
        {proofs.map(
          ({
            id: proofId,
            number,
            fileName,
            pictureUrl,
            isRead,
            sentAt,
            decision,
            decidedAt,
            decidedBy,
            isByLink,
            notedBy,
            remarks,
          }) => (
            <li key={proofId} className={styles.proof}>
              {pictureUrl === null ? (
                <p className="muted">{isRead ? texts.noPicture : texts.pictureComes}</p>
              ) : (
                <img src={pictureUrl} alt={texts.pictureOf(number)} width={240} height={180} loading="lazy" />
              )}
              <div>
                <h3 className="type-18">{texts.proof(number)}</h3>
                <p>{fileName}</p>
                <p className="muted">{texts.sent(formatMoment(sentAt))}</p>
                <p className="strong">
                  {decision !== null && decidedAt !== null
                    ? texts.decision[decision](decidedBy, formatMoment(decidedAt))
                    : texts.waits}
                </p>
                {isByLink && <p className="muted">{texts.byLink}</p>}
                {notedBy && <p className="muted">{toldAnswerTexts.notedBy(notedBy)}</p>}
                {remarks !== '' && <p className={styles.words}>{remarks}</p>}
                {decision === null && waits && (
                  <div>
                    <Button look="secondary" size="small" onClick={() => setToldOf(proofId)}>
                      {toldAnswerTexts.note}
                    </Button>
                  </div>
                )}
              </div>
            </li>
          ),
        )}
      </ol>
      {toldOf !== null && (
        <ToldAnswerDialog
          approvers={approvers}
          isPending={note.isPending}
          refusal={note.error}
          onAnswer={(told) => note.mutate({ ...told, proofId: toldOf })}
          onClose={() => setToldOf(null)}
        />
      )}
    </section>
  )
}
