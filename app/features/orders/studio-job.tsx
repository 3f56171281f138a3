import { useState } from 'react'
import type { StudioJob as Job } from '#contract/orders.ts'
import { api } from '#app/lib/api/api.ts'
import { Thumbnail } from '#app/lib/designs/thumbnail.tsx'
import { Button } from '#app/ui/button.tsx'
import { checkIcon } from '#app/ui/icons/check.ts'
import { StatusLabel } from '#app/ui/status-label.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { fileProofTexts } from '#texts/nl/file-proofs.ts'
import { formatMoment } from '#texts/nl/format-date.ts'
import { studioTexts as texts } from '#texts/nl/studio.ts'
import { TextForm } from '#app/lib/forms/text-form.tsx'
import styles from './order-designs.module.css'
import type { ChangeOrder } from './use-call-order.ts'

type StudioJobProps = {
  readonly job: Job
  /** Its line was cancelled: there is nothing to answer any more. */
  readonly isOver: boolean
  readonly orderId: string
  readonly change: ChangeOrder
}

/** What the customer asked of the studio, what it showed, and what was said of that. */
export function StudioJob({ job, isOver, orderId, change }: StudioJobProps) {
  return (
    <div className={styles.job}>
      <Brief job={job} isOver={isOver} orderId={orderId} change={change} />
      {job.questions.map((question) => (
        <Question key={question.id} {...{ question, job, isOver, orderId, change }} />
      ))}
      {job.proofs.map((proof, index) => (
        <Proof key={proof.id} {...{ proof, job, isOver, orderId, change }} number={index + 1} />
      ))}
    </div>
  )
}

function Brief({ job, isOver, orderId, change }: StudioJobProps) {
  const [isOpen, setIsOpen] = useState(job.brief === '')

  async function send(brief: string) {
    const isSent = await change(() =>
      api.briefStudio({ params: { id: orderId, jobId: job.id }, body: { brief } }),
    )
    if (!isSent) return
    setIsOpen(false)
    showToast({ tone: 'good', title: texts.briefed })
  }

  const mayBrief = job.mayBrief && !isOver
  if (mayBrief && isOpen) {
    return (
      <TextForm
        label={texts.brief}
        hint={texts.briefHint}
        text={job.brief}
        submit={texts.sendBrief}
        onSend={send}
      />
    )
  }
  if (job.brief === '') return null
  return (
    <div className={styles.proof}>
      <p className={styles.quoted}>{job.brief}</p>
      {mayBrief && (
        <Button look="tertiary" size="small" onClick={() => setIsOpen(true)}>
          {texts.changeBrief}
        </Button>
      )}
    </div>
  )
}

type QuestionProps = StudioJobProps & { readonly question: Job['questions'][number] }

/** What the studio wants to know, and what was answered. */
function Question({ question: { id, text, answer, isOpen }, job, isOver, orderId, change }: QuestionProps) {
  async function send(words: string) {
    const isSent = await change(() =>
      api.answerStudioQuestion({
        params: { id: orderId, jobId: job.id, questionId: id },
        body: { answer: words },
      }),
    )
    if (isSent) showToast({ tone: 'good', title: texts.answered })
  }

  return (
    <section className={styles.proof} aria-label={texts.question}>
      <StatusLabel tone={isOpen && !isOver ? 'warning' : 'quiet'}>{texts.question}</StatusLabel>
      <p className={styles.quoted}>{text}</p>
      {answer !== '' && (
        <>
          <p className="muted">{texts.answer}</p>
          <p className={styles.quoted}>{answer}</p>
        </>
      )}
      {isOpen && !isOver && <TextForm label={texts.answer} text="" submit={texts.sendAnswer} onSend={send} />}
    </section>
  )
}

type ProofProps = StudioJobProps & { readonly proof: Job['proofs'][number]; readonly number: number }

function Proof({ proof, number, job, isOver, orderId, change }: ProofProps) {
  const [isReturning, setIsReturning] = useState(false)
  const [approving, setApproving] = useState(false)
  const { previewUrl, decision, decidedAt, decidedBy, remarks } = proof
  const params = { id: orderId, jobId: job.id }

  async function approve() {
    setApproving(true)
    const body = { proofId: proof.id, answer: { decision: 'approved' as const } }
    const isDone = await change(() => api.answerProof({ params, body }))
    setApproving(false)
    if (isDone) showToast({ tone: 'good', title: texts.approved })
  }

  async function sendBack(words: string) {
    const body = { proofId: proof.id, answer: { decision: 'returned' as const, remarks: words } }
    const isDone = await change(() => api.answerProof({ params, body }))
    if (isDone) showToast({ tone: 'good', title: texts.returned })
  }

  return (
    <section className={styles.proof} aria-label={texts.proof(number)}>
      <StatusLabel
        tone={decision === null && !isOver ? 'warning' : decision === 'approved' ? 'good' : 'quiet'}
      >
        {decision === null ? texts.proof(number) : `${texts.proof(number)}: ${texts.answers[decision]}`}
      </StatusLabel>
      {decision === null && previewUrl === null && <p className="muted">{texts.noPreview}</p>}
      {decision === null && previewUrl !== null && (
        <a href={previewUrl} target="_blank" rel="noopener noreferrer">
          <Thumbnail src={previewUrl} alt={texts.openProof(number)} widthPx={480} heightPx={360} />
        </a>
      )}
      {decision !== null && decidedAt !== null && (
        <p className="small muted">
          {fileProofTexts.answered(decision, { ...proof, by: decidedBy }, formatMoment(decidedAt))}
        </p>
      )}
      {remarks !== '' && <p className={styles.quoted}>{remarks}</p>}
      {decision === null && !isOver && !isReturning && (
        <div className={styles.actions}>
          {previewUrl !== null && (
            <Button
              size="small"
              icon={checkIcon}
              pending={approving}
              aria-label={texts.approveOf(number)}
              onClick={() => void approve()}
            >
              {texts.approve}
            </Button>
          )}
          <Button look="secondary" size="small" onClick={() => setIsReturning(true)}>
            {texts.askChange}
          </Button>
        </div>
      )}
      {decision === null && !isOver && isReturning && (
        <TextForm
          label={texts.remarks}
          text=""
          submit={texts.sendRemarks}
          onSend={sendBack}
          onCancel={() => setIsReturning(false)}
        />
      )}
    </section>
  )
}
