import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type SubmitEvent } from 'react'
import type { DeskStudioJob } from '#contract/office/studio.ts'
import { Button } from '#app/ui/button.tsx'
import { uploadIcon } from '#app/ui/icons/upload.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { deskStudioTexts as texts } from '#texts/nl/office/studio.ts'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import { sendFile } from '../../lib/send-file.ts'
import { jobOf } from '../../work/studio.ts'
import styles from './studio.module.css'

/** Sends the customer a file as the next proof. */
export function DeliverForm({ job: { id } }: { readonly job: Pick<DeskStudioJob, 'id'> }) {
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [isMissing, setIsMissing] = useState(false)
  const deliver = useMutation({
    mutationFn: (file: File) =>
      sendFile(`/beheer/api/studio/${id}/proofs?${new URLSearchParams({ name: file.name })}`, file),
    async onSuccess() {
      showToast({ tone: 'good', title: texts.delivered })
      await client.invalidateQueries({ queryKey: ['studio'] })
    },
    onError: () => client.invalidateQueries({ queryKey: jobOf(id).queryKey }),
  })

  function send(event: SubmitEvent) {
    event.preventDefault()
    const file = input.current?.files?.[0]
    setIsMissing(!file)
    if (file) deliver.mutate(file)
    else input.current?.focus()
  }

  return (
    <section className={`panel ${styles.stack}`} aria-labelledby="proef-sturen">
      <h2 id="proef-sturen" className="type-20">
        {texts.deliver}
      </h2>
      <form className={styles.stack} noValidate onSubmit={send}>
        <TextField
          ref={input}
          type="file"
          label={texts.file}
          hint={texts.fileHint}
          error={isMissing ? fieldFaultTexts.Required : undefined}
        />
        <Button type="submit" icon={uploadIcon} pending={deliver.isPending}>
          {texts.send}
        </Button>
      </form>
    </section>
  )
}
