import { useState } from 'react'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { deskOrderTexts as texts } from '#texts/nl/office/orders.ts'
import type { BulkQuestion } from '../../ui/bulk.ts'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'

/** Asks why several orders are cancelled, which their customers read, and whether those that were worked on are meant too. */
export function CancelManyDialog({ told, isPending, refusal, onStart, onClose }: BulkQuestion) {
  const [isConfirmed, setIsConfirmed] = useState(false)
  return (
    <ReasonDialog
      title={texts.cancelMany}
      intro={`${told}. ${texts.cancelManyIntro}`}
      hint={texts.cancelReasonHint}
      verb={texts.cancelMany}
      leave={texts.keep}
      maxLength={200}
      isPending={isPending}
      refusal={refusal}
      onReason={(reason) => onStart({ kind: 'cancelOrders', reason, isConfirmed })}
      onClose={onClose}
    >
      <Checkbox
        label={texts.cancelWorkedOn}
        hint={texts.cancelWorkedOnHint}
        checked={isConfirmed}
        onChange={({ target }) => setIsConfirmed(target.checked)}
      />
    </ReasonDialog>
  )
}
