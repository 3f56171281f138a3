import { useEffect, useRef, useState } from 'react'
import type { ProofAnswer as Answer } from '#contract/file-proofs.ts'
import { TextForm } from '#app/lib/forms/text-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { checkIcon } from '#app/ui/icons/check.ts'
import { fileProofTexts as texts } from '#texts/nl/file-proofs.ts'
import styles from './proof-view.module.css'

type ProofAnswerProps = {
  readonly fileName: string
  /** Smaller, beside other things that can be done. */
  readonly isSmall?: boolean
  /** Ends once the answer was taken, or its failure was told. */
  readonly onAnswer: (answer: Answer) => Promise<void>
}

/** The two answers to a proof: it may be printed so, or what is wrong. */
export function ProofAnswer({ fileName, isSmall = false, onAnswer }: ProofAnswerProps) {
  const [isReturning, setIsReturning] = useState(false)
  const [isApproving, setIsApproving] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const sendBack = useRef<HTMLButtonElement>(null)
  const wasReturning = useRef(false)
  useEffect(() => {
    if (isReturning) form.current?.querySelector('textarea')?.focus()
    else if (wasReturning.current) sendBack.current?.focus()
    wasReturning.current = isReturning
  }, [isReturning])

  async function approve() {
    setIsApproving(true)
    await onAnswer({ decision: 'approved' })
    setIsApproving(false)
  }

  const size = isSmall ? { size: 'small' as const } : {}
  return (
    <div className={styles.answer}>
      {isReturning ? (
        <div ref={form}>
          <TextForm
            label={texts.remarks}
            hint={texts.remarksHint}
            text=""
            submit={texts.sendRemarks}
            onSend={(remarks) => onAnswer({ decision: 'returned', remarks })}
            onCancel={() => setIsReturning(false)}
          />
        </div>
      ) : (
        <div className={styles.buttons}>
          <Button
            {...size}
            icon={checkIcon}
            pending={isApproving}
            aria-label={texts.approveOf(fileName)}
            onClick={() => void approve()}
          >
            {texts.approve}
          </Button>
          <Button
            {...size}
            ref={sendBack}
            look="secondary"
            aria-label={texts.sendBackOf(fileName)}
            onClick={() => setIsReturning(true)}
          >
            {texts.sendBack}
          </Button>
        </div>
      )}
    </div>
  )
}
