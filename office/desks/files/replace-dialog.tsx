import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type SubmitEvent } from 'react'
import type { DeskFile } from '#contract/office/files.ts'
import { ACCEPTED_TYPES, HEAD_BYTES, refuseFile } from '#domain/designs/file-rules.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { uploadIcon } from '#app/ui/icons/upload.ts'
import { Notice } from '#app/ui/notice.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { editTexts } from '#texts/nl/office/editing.ts'
import { fileChangeTexts as texts } from '#texts/nl/office/file-changes.ts'
import { deskFileTexts } from '#texts/nl/office/files.ts'
import { fieldFaultTexts } from '#texts/nl/refusals.ts'
import { sendFile } from '../../lib/send-file.ts'

type ReplaceDialogProps = {
  /** As it was when the dialog opened: the one that is to go. */
  readonly seen: DeskFile
  /** As it is now. */
  readonly file: DeskFile
  readonly onClose: () => void
}

const FORM = 'replace'

/** Sends a file in the place of the one that was seen; of one that was replaced meanwhile that is told, and the chosen file stays. */
export function ReplaceDialog({ seen, file, onClose }: ReplaceDialogProps) {
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<string | undefined>()
  const readAnew = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['files'] }),
      client.invalidateQueries({ queryKey: ['orders'] }),
    ])
  const replace = useMutation({
    mutationFn: (chosen: File) =>
      sendFile(
        `/beheer/api/files/${seen.id}/replacement?${new URLSearchParams({ of: seen.designId, name: chosen.name })}`,
        chosen,
      ),
    async onSuccess() {
      showToast({ tone: 'good', title: texts.replaced })
      onClose()
      await readAnew()
    },
    onError: readAnew,
  })
  // What is being sent makes another one of it by itself.
  const isReplaced = file.designId !== seen.designId && !replace.isPending

  async function send(event: SubmitEvent) {
    event.preventDefault()
    const chosen = input.current?.files?.[0]
    const found = chosen ? await faultOf(chosen) : fieldFaultTexts.Required
    setFault(found)
    if (chosen && found === undefined) replace.mutate(chosen)
    else input.current?.focus()
  }

  return (
    <Dialog
      open
      title={texts.replaceTitle(seen.name)}
      intro={texts.replaceIntro}
      dismissable={!replace.isPending}
      onClose={onClose}
      actions={
        <>
          <Button look="tertiary" onClick={onClose}>
            {editTexts.cancel}
          </Button>
          {!isReplaced && (
            <Button type="submit" form={FORM} icon={uploadIcon} pending={replace.isPending}>
              {texts.send}
            </Button>
          )}
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={(event) => void send(event)}>
        <div role="alert">
          {isReplaced && (
            <Notice tone="warning" title={deskFileTexts.replacedTitle}>
              {deskFileTexts.replaced(seen.name, file.name)}
            </Notice>
          )}
        </div>
        <TextField
          ref={input}
          type="file"
          label={texts.file}
          hint={texts.fileHint}
          accept={ACCEPTED_TYPES}
          error={fault}
        />
        <output>{replace.isPending && <p className="muted">{texts.sending}</p>}</output>
      </form>
    </Dialog>
  )
}

/** Why a file is not sent at all, by its first bytes as customers are told it; what is too large the server says. */
async function faultOf(file: File): Promise<string | undefined> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  const refusal = refuseFile({ name: file.name, size: file.size, head }, Number.POSITIVE_INFINITY)
  return refusal === null ? undefined : refusal === 'empty' ? texts.empty : texts.wrongType
}
