import { useRef } from 'react'
import type { DeskFile } from '#contract/office/files.ts'
import { ACCEPTED_TYPES, HEAD_BYTES, refuseFile } from '#domain/designs/file-rules.ts'
import { Notice } from '#app/ui/notice.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { fileChangeTexts as texts } from '#texts/nl/office/file-changes.ts'
import { deskFileTexts } from '#texts/nl/office/files.ts'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import { sendFile } from '../../lib/send-file.ts'
import { useDeskChange } from '../../lib/use-desk-change.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'

type ReplaceDialogProps = {
  /** As it was when the dialog opened: the one that is to go. */
  readonly seen: DeskFile
  /** As it is now. */
  readonly file: DeskFile
  readonly onClose: () => void
}

/** Sends a file in the place of the one that was seen; of one that was replaced meanwhile that is told, and the chosen file stays. */
export function ReplaceDialog({ seen, file, onClose }: ReplaceDialogProps) {
  const input = useRef<HTMLInputElement>(null)
  const replace = useDeskChange<File, unknown>(
    {
      call: (chosen) =>
        sendFile(
          `/beheer/api/files/${seen.id}/replacement?${new URLSearchParams({ of: seen.designId, name: chosen.name })}`,
          chosen,
        ),
      told: () => texts.replaced,
      onDone: onClose,
    },
    { outdates: [['files'], ['orders']] },
  )
  // What is being sent makes another one of it by itself.
  const isReplaced = file.designId !== seen.designId && !replace.isPending

  async function send() {
    const chosen = input.current?.files?.[0]
    const fault = chosen ? await faultOf(chosen) : fieldFaultTexts.Required
    if (chosen && fault === undefined) replace.mutate(chosen)
    return { file: fault }
  }

  return (
    <FormDialog
      title={texts.replaceTitle(seen.name)}
      intro={texts.replaceIntro}
      verb={isReplaced ? null : texts.send}
      isPending={replace.isPending}
      dismissable={!replace.isPending}
      onSend={send}
      onClose={onClose}
    >
      {(faults) => (
        <>
          <div role="alert">
            {isReplaced && (
              <Notice tone="warning" title={deskFileTexts.replacedTitle}>
                {deskFileTexts.replaced(seen.name, file.name)}
              </Notice>
            )}
          </div>
          <TextField
            ref={input}
            name="file"
            type="file"
            label={texts.file}
            hint={texts.fileHint}
            accept={ACCEPTED_TYPES}
            error={faults.file}
          />
          <output>{replace.isPending && <p className="muted">{texts.sending}</p>}</output>
        </>
      )}
    </FormDialog>
  )
}

/** Why a file is not sent at all, by its first bytes as customers are told it; what is too large the server says. */
async function faultOf(file: File): Promise<string | undefined> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  const refusal = refuseFile({ name: file.name, size: file.size, head }, Number.POSITIVE_INFINITY)
  return refusal === null ? undefined : refusal === 'empty' ? texts.empty : texts.wrongType
}
