import type { SubmitEvent } from 'react'
import type { DeskStudioJob } from '#contract/office/studio.ts'
import { Button } from '#app/ui/button.tsx'
import { mailIcon } from '#app/ui/icons/mail.ts'
import { TextAreaField } from '#app/ui/text-field.tsx'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import { deskStudioTexts as texts } from '#texts/nl/office/studio.ts'
import { formatMoment } from '#texts/nl/format-date.ts'
import { api } from '../../lib/api.ts'
import { useMay } from '../../lib/operator.ts'
import { useFaults } from '../../lib/use-faults.ts'
import { useNoteDraft } from '../../ui/notes-panel.tsx'
import styles from './studio.module.css'
import { useJobChange } from './use-job-change.ts'

type Question = DeskStudioJob['questions'][number]

/** What the customer was asked about a job, and the next question. */
export function Questions({ job }: { readonly job: DeskStudioJob }) {
  const may = useMay()
  const mayAsk = may('deliverProofs') && !job.isOver
  const withdraw = useJobChange(job.id, {
    call: (questionId: string) => api.withdrawStudioQuestion({ params: { id: job.id, questionId } }),
    told: () => texts.isWithdrawn,
  })
  if (!mayAsk && job.questions.length === 0) return null
  return (
    <section className={`panel ${styles.stack}`} aria-labelledby="vragen">
      <h2 id="vragen" className="type-20">
        {texts.questions}
      </h2>
      {job.questions.length === 0 && <p className="muted">{texts.noQuestions}</p>}
      <ol className={styles.proofs}>
        {job.questions.map((question) => (
          <li key={question.id} className={styles.stack}>
            <p className="muted">{texts.askedBy(question.by, formatMoment(question.askedAt))}</p>
            <p className={styles.words}>{question.text}</p>
            <Ending question={question} />
            {question.ending === null && mayAsk && (
              <Button
                look="secondary"
                size="small"
                pending={withdraw.isPending && withdraw.variables === question.id}
                onClick={() => withdraw.mutate(question.id)}
              >
                {texts.withdraw}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {mayAsk && <Ask jobId={job.id} />}
    </section>
  )
}

function Ending({ question: { ending, endedAt, answer, answeredBy } }: { readonly question: Question }) {
  if (ending === null || endedAt === null) return <p className="strong">{texts.waitsForAnswer}</p>
  const when = formatMoment(endedAt)
  if (ending === 'withdrawn') return <p className="muted">{texts.withdrawn(when)}</p>
  return (
    <>
      <p className="strong">{texts.answeredBy(answeredBy, when)}</p>
      <p className={styles.words}>{answer}</p>
    </>
  )
}

function Ask({ jobId }: { readonly jobId: string }) {
  const draft = useNoteDraft()
  const { faults, show, forget } = useFaults()
  const ask = useJobChange(jobId, {
    call: (text: string) => api.askStudioQuestion({ params: { id: jobId }, body: { id: draft.id, text } }),
    told: () => texts.isSent,
    onDone: draft.clear,
  })

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = draft.text.trim()
    if (!show(event.currentTarget, { question: text === '' ? fieldFaultTexts.Required : undefined }))
      ask.mutate(text)
  }

  return (
    <form className={styles.stack} noValidate onSubmit={send} onInput={forget}>
      <TextAreaField
        name="question"
        label={texts.question}
        hint={texts.questionHint}
        rows={4}
        maxLength={2000}
        value={draft.text}
        error={faults.question}
        onChange={({ target }) => draft.setText(target.value)}
      />
      <Button type="submit" look="secondary" icon={mailIcon} pending={ask.isPending}>
        {texts.ask}
      </Button>
    </form>
  )
}
