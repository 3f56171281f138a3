import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type SubmitEvent } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextAreaField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { requestTexts as texts } from '#texts/nl/office/people.ts'
import { fieldFaultTexts } from '#texts/nl/refusals.ts'
import { api } from '../../lib/api.ts'
import { type AccountRequest, requestList } from '../../work/requests.ts'

type RejectDialogProps = { readonly request: AccountRequest; readonly onClose: () => void }

const FORM = 'reject'

/** Asks why somebody gets no account, which he reads in the mail. */
export function RejectDialog({ request: { id, form }, onClose }: RejectDialogProps) {
  const client = useQueryClient()
  const area = useRef<HTMLTextAreaElement>(null)
  const [isMissing, setIsMissing] = useState(false)
  const reject = useMutation({
    mutationFn: (reason: string) => api.rejectAccountRequest({ params: { id }, body: { reason } }),
    onSuccess() {
      showToast({ tone: 'good', title: texts.rejected(form.companyName) })
      onClose()
    },
    onSettled: () => client.invalidateQueries(requestList),
  })

  function send(event: SubmitEvent) {
    event.preventDefault()
    const reason = area.current?.value.trim() ?? ''
    setIsMissing(reason === '')
    if (reason === '') area.current?.focus()
    else reject.mutate(reason)
  }

  return (
    <Dialog
      open
      title={texts.rejectTitle(form.companyName)}
      intro={texts.rejectIntro}
      onClose={onClose}
      actions={
        <>
          <Button look="tertiary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={FORM} pending={reject.isPending}>
            {texts.reject}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={send}>
        <TextAreaField
          ref={area}
          label={texts.reason}
          rows={4}
          maxLength={1000}
          error={isMissing ? fieldFaultTexts.Required : undefined}
        />
      </form>
    </Dialog>
  )
}
