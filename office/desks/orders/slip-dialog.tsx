import { useState, type SubmitEvent } from 'react'
import type { DeskLine } from '#contract/office/orders.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { deskOrderTexts as texts } from '#texts/nl/office/orders.ts'
import { LineChoice } from './line-choice.tsx'
import styles from './orders.module.css'
import { packingSlipAddress } from './order-papers.ts'

type SlipDialogProps = {
  readonly orderId: string
  /** What lies packed. */
  readonly lines: readonly DeskLine[]
  readonly onClose: () => void
}

const FORM = 'slip'

/** Asks which of the lines that lie packed leave apart, and fetches their packing slip. */
export function SlipDialog({ orderId, lines, onClose }: SlipDialogProps) {
  const [isNothing, setIsNothing] = useState(false)

  function send(event: SubmitEvent<HTMLFormElement>) {
    const isMissing = !new FormData(event.currentTarget).has('line')
    setIsNothing(isMissing)
    if (isMissing) event.preventDefault()
    else setTimeout(onClose)
  }

  return (
    <Dialog
      open
      title={texts.partSlip}
      intro={texts.partSlipIntro}
      onClose={onClose}
      actions={
        <>
          <Button look="tertiary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={FORM}>
            {texts.openSlip}
          </Button>
        </>
      }
    >
      {/* A file of the server, in a tab of its own. */}
      <form
        id={FORM}
        className={styles.form}
        method="get"
        action={packingSlipAddress(orderId)}
        target="_blank"
        rel="noreferrer"
        onSubmit={send}
      >
        <LineChoice
          legend={texts.whichLines}
          lines={lines}
          error={isNothing ? texts.noLineChosen : undefined}
        />
      </form>
    </Dialog>
  )
}
