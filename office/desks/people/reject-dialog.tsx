import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showToast } from '#app/ui/toast-store.ts'
import { requestTexts as texts } from '#texts/nl/office/people.ts'
import { api } from '../../lib/api.ts'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'
import { type AccountRequest, requestList } from '../../work/requests.ts'

type RejectDialogProps = { readonly request: AccountRequest; readonly onClose: () => void }

/** Asks why somebody gets no account, which he reads in the mail. */
export function RejectDialog({ request: { id, form }, onClose }: RejectDialogProps) {
  const client = useQueryClient()
  const reject = useMutation({
    mutationFn: (reason: string) => api.rejectAccountRequest({ params: { id }, body: { reason } }),
    onSuccess() {
      showToast({ tone: 'good', title: texts.rejected(form.companyName) })
      onClose()
    },
    onSettled: () => client.invalidateQueries(requestList),
  })
  return (
    <ReasonDialog
      title={texts.rejectTitle(form.companyName)}
      intro={texts.rejectIntro}
      verb={texts.reject}
      maxLength={1000}
      isPending={reject.isPending}
      onReason={reject.mutate}
      onClose={onClose}
    />
  )
}
