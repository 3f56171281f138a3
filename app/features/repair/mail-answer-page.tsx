import { useState } from 'react'
import type { CartItem } from '#contract/cart.ts'
import { api } from '#app/lib/api/api.ts'
import { useCall } from '#app/lib/calls/use-call.ts'
import { paths } from '#app/paths.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { FormStatus } from '#app/ui/form-status.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { repairTexts as texts } from '#texts/nl/repair.ts'
import { Proposal } from './proposal.tsx'
import styles from './proposal.module.css'

type MailAnswerPageProps = {
  readonly lineId: string
  /** The order that the line is of; null for a line of the cart. */
  readonly orderId: string | null
  readonly item: Pick<CartItem, 'patchup'> | null
  /** The two links of the mail; null when the address has none. */
  readonly accept: string | null
  readonly reject: string | null
}

type Outcome = { readonly tone: 'good' | 'error'; readonly text: string }

/** Where the link of a mail leads: the repairs, and the two buttons that answer them; or why there is nothing to answer. */
export function MailAnswerPage({ lineId, orderId, item, accept, reject }: MailAnswerPageProps) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [isAnswering, setIsAnswering] = useState(false)
  const runCall = useCall()
  const back =
    orderId === null || item === null
      ? { to: paths.cart, label: texts.toCart }
      : { to: paths.order(orderId), label: texts.toOrder }
  const nothingToAnswer = closedText(item, accept !== null && reject !== null)
  const waiting = item?.patchup?.proposals.filter(({ state }) => state === 'previewed') ?? []

  async function answer(value: string, text: string) {
    setIsAnswering(true)
    const done = await runCall(() => api.answerPatchup({ params: { id: lineId, value } }), {
      onError: ({ message }) => setOutcome({ tone: 'error', text: message }),
    })
    setIsAnswering(false)
    if (done) setOutcome({ tone: 'good', text })
  }

  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{texts.title}</h1>
      {nothingToAnswer !== null && (
        <Notice tone="info" title={nothingToAnswer.title}>
          <p>{nothingToAnswer.text}</p>
        </Notice>
      )}
      {waiting.length > 0 && <p>{texts.mailIntro}</p>}
      {waiting.map((proposal) => (
        <Proposal key={proposal.id} proposal={proposal} />
      ))}
      <FormStatus tone={outcome?.tone ?? 'info'}>{outcome?.text}</FormStatus>
      <div className={styles.actions}>
        {outcome !== null || nothingToAnswer !== null || accept === null || reject === null ? (
          <LinkButton to={back.to}>{back.label}</LinkButton>
        ) : (
          <>
            <Button
              look="secondary"
              pending={isAnswering}
              onClick={() => void answer(reject, texts.rejected)}
            >
              {texts.reject}
            </Button>
            <Button pending={isAnswering} onClick={() => void answer(accept, texts.accepted)}>
              {texts.accept}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

/** Why a link has nothing to answer; null where it has. Whether it expired is known only once it is used. */
function closedText(item: MailAnswerPageProps['item'], isWhole: boolean) {
  const states = item?.patchup?.proposals.map(({ state }) => state) ?? []
  if (item === null) return texts.foreignLink
  if (!isWhole) return texts.brokenLink
  if (states.includes('previewed')) return null
  if (states.includes('proposed')) return texts.notReadyLink
  return states.includes('confirmed') ? texts.acceptedLink : texts.usedLink
}
