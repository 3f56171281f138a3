import { useEffect, useRef, useState } from 'react'
import type { LinkedProof, ProofAnswer as Answer } from '#contract/file-proofs.ts'
import { api } from '#app/lib/api/api.ts'
import { useCall } from '#app/lib/calls/use-call.ts'
import { ProofAnswer } from '#app/lib/proofs/proof-answer.tsx'
import { ProofPages, ProofRemarks } from '#app/lib/proofs/proof-view.tsx'
import { useRootData } from '#app/lib/shop/root-data.ts'
import { paths } from '#app/paths.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { FormStatus } from '#app/ui/form-status.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { Tone } from '#app/ui/tone.ts'
import { fileProofTexts as texts } from '#texts/nl/file-proofs.ts'
import { formatMoment } from '#texts/nl/format-date.ts'
import { formatSizeCm } from '#texts/nl/format-size.ts'
import styles from './proof-page.module.css'

type ProofPageProps = {
  readonly token: string
  /** Null where the link opens nothing. */
  readonly linked: LinkedProof | null
}

type Outcome = keyof typeof texts.outcomes

const OUTCOME_TONES = {
  approved: 'good',
  returned: 'info',
  replaced: 'info',
  withdrawn: 'info',
  expired: 'warning',
  unknown: 'warning',
} as const satisfies Record<Outcome, Tone>

/** What became of a proof that takes no answer any more; null while it does. */
function outcomeOf(linked: LinkedProof | null): Outcome | null {
  if (linked === null) return 'unknown'
  const { state } = linked.proof
  if (state === 'open') return linked.isExpired ? 'expired' : null
  return state
}

/** Where the link of a mail leads, without login: the print as it will be, and the two answers; or why there is nothing to answer. */
export function ProofPage({ token, linked: loaded }: ProofPageProps) {
  const [linked, setLinked] = useState(loaded)
  const [failure, setFailure] = useState<string | null>(null)
  const runCall = useCall()
  const outcome = outcomeOf(linked)
  const told = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(outcome === null)
  useEffect(() => {
    if (wasOpen.current && outcome !== null) told.current?.focus()
    wasOpen.current = outcome === null
  }, [outcome])

  async function answer(said: Answer) {
    setFailure(null)
    const onError = ({ message }: { readonly message: string }) => setFailure(message)
    const now = await runCall(() => api.answerProofByLink({ body: { token, answer: said } }), {
      onError(error) {
        onError(error)
        // Somebody was first, or it was taken back: the page shows which.
        if (error.status === 409) void readAgain()
      },
    })
    if (now) setLinked(now)
  }

  async function readAgain() {
    const now = await runCall(() => api.getProofByLink({ query: { token } }), { onError: () => undefined })
    if (now) setLinked(now)
  }

  const isLooked = linked !== null && linked.proof.pages.length > 0
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 tabIndex={-1} className="type-40">
        {linked ? texts.heading(linked.lineTitle) : texts.title}
      </h1>
      {linked && <p className="muted">{texts.about(linked.orderNumber, linked.proof.fileName)}</p>}
      <div ref={told} tabIndex={-1} className={styles.told}>
        {outcome !== null && <Told outcome={outcome} linked={linked} />}
      </div>
      {outcome === null && (
        <p className={styles.intro}>{linked?.isStudio ? texts.studioIntro : texts.intro}</p>
      )}
      {linked && (
        <div className={isLooked ? styles.columns : styles.column}>
          {(isLooked || outcome === null) && (
            <section className="panel">
              <ProofPages proof={linked.proof} />
            </section>
          )}
          <section className={`panel ${styles.stack}`}>
            <FactList facts={factsOf(linked)} />
            {isLooked && <ProofRemarks proof={linked.proof} />}
            <FormStatus tone="error">{failure}</FormStatus>
            {outcome === null && isLooked && (
              <ProofAnswer fileName={linked.proof.fileName} onAnswer={answer} />
            )}
          </section>
        </div>
      )}
    </div>
  )
}

type ToldProps = { readonly outcome: Outcome; readonly linked: LinkedProof | null }

function Told({ outcome, linked }: ToldProps) {
  const { title, text } =
    outcome === 'returned' && linked?.isStudio ? texts.studioReturned : texts.outcomes[outcome]
  const { theme } = useRootData()
  const proof = linked?.proof
  const phone = theme?.company.phone
  return (
    <>
      <Notice tone={OUTCOME_TONES[outcome]} title={title}>
        <p>{text}</p>
        {proof && (outcome === 'approved' || outcome === 'returned') && proof.endedAt !== null && (
          <p>{texts.answered(outcome, { ...proof, by: proof.answeredBy }, formatMoment(proof.endedAt))}</p>
        )}
        {proof && proof.remarks !== '' && <p className={styles.quoted}>{proof.remarks}</p>}
        {phone && outcome !== 'approved' && (
          <p>
            <a href={`tel:${phone.replaceAll(' ', '')}`} className="text-link">
              {phone}
            </a>
          </p>
        )}
      </Notice>
      <LinkButton to={linked ? paths.order(linked.orderId) : paths.home} look="secondary">
        {linked ? texts.toOrder : texts.toHome}
      </LinkButton>
    </>
  )
}

function factsOf({ lineTitle, widthMm, heightMm, options, proof }: LinkedProof) {
  const size = widthMm !== null && heightMm !== null ? formatSizeCm(widthMm, heightMm) : null
  return [
    { label: texts.product, text: lineTitle },
    { label: texts.size, text: size },
    { label: texts.copies, text: texts.copiesText(proof.copies) },
    { label: texts.side, text: proof.side === 'back' ? texts.sides.back : null },
    // A size that was chosen is among the choices.
    { label: texts.options, text: options.filter((option) => option !== size).join('\n') },
  ]
}
