import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showToast } from '#app/ui/toast-store.ts'
import { requestTexts as texts } from '#texts/nl/office/people.ts'
import { api } from '../../lib/api.ts'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'
import { type AccountRequest, requestList } from '../../work/requests.ts'

type AskDialogProps = { readonly request: AccountRequest; readonly onClose: () => void }

/** Asks what somebody is to be asked about his request, which he reads in the mail. */
export function AskDialog({ request: { id, form }, onClose }: AskDialogProps) {
  const client = useQueryClient()
  const ask = useMutation({
    mutationFn: (question: string) => api.askAboutAccountRequest({ params: { id }, body: { question } }),
    onSuccess() {
      showToast({ tone: 'good', title: texts.questionSent(form.email) })
      onClose()
    },
    onSettled: () => client.invalidateQueries(requestList),
  })
  return (
    <ReasonDialog
      title={texts.askTitle(form.companyName)}
      intro={texts.askIntro}
      label={texts.question}
      verb={texts.sendQuestion}
      maxLength={1000}
      isPending={ask.isPending}
      onReason={ask.mutate}
      onClose={onClose}
    />
  )
}
