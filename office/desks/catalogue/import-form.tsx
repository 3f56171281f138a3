import { type SubmitEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { CATALOGUE_IMPORTS_PATH } from '#contract/office/catalogue-imports.ts'
import { FILE_MODES, type FileMode } from '#domain/catalogue/catalogue-file.ts'
import { cutText } from '#domain/cut-text.ts'
import { Button } from '#app/ui/button.tsx'
import { uploadIcon } from '#app/ui/icons/upload.ts'
import { Notice } from '#app/ui/notice.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { catalogueImportTexts as texts } from '#texts/nl/office/catalogue-imports.ts'
import { errorLines } from '../../lib/call-errors.ts'
import { sendFile } from '../../lib/send-file.ts'
import { useDeskChange } from '../../lib/use-desk-change.ts'
import { paths } from '../../paths.ts'
import styles from './catalogue.module.css'

const OPTIONS = FILE_MODES.map((value) => ({ value, label: texts.modes[value] }))

type Sent = { readonly file: File; readonly mode: FileMode }

/** Sends a file of the catalogue, which is only looked at so far. */
export function ImportForm() {
  const input = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const [mode, setMode] = useState<FileMode>('add')
  const [isMissing, setIsMissing] = useState(false)
  const send = useDeskChange<Sent, string>(
    {
      call: async ({ file, mode: chosen }) => {
        const asked = new URLSearchParams({ name: cutText(file.name, 200), mode: chosen })
        const { id } = (await sendFile(`${CATALOGUE_IMPORTS_PATH}?${asked}`, file)) as { readonly id: string }
        return id
      },
      onDone: (id) => void navigate(paths.catalogueImport(id)),
      isToldInPlace: true,
    },
    { outdates: [['products', 'imports']] },
  )

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const file = input.current?.files?.[0]
    setIsMissing(!file)
    if (file) send.mutate({ file, mode })
    else input.current?.focus()
  }

  return (
    <section className={`panel ${styles.stack}`} aria-labelledby="invoeren">
      <h2 id="invoeren" className="type-20">
        {texts.importTitle}
      </h2>
      <p>{texts.importText}</p>
      <p className="muted">{texts.vendorText}</p>
      <form className={styles.stack} noValidate onSubmit={submit}>
        <TextField
          ref={input}
          type="file"
          accept=".zip,.json,.csv,.xlsx,application/zip,application/json,text/csv"
          label={texts.file}
          error={isMissing ? texts.fileMissing : undefined}
          onChange={() => setIsMissing(false)}
        />
        <SelectField
          label={texts.mode}
          options={OPTIONS}
          value={mode}
          hint={texts.modeNotes[mode]}
          onChange={({ target }) => setMode(FILE_MODES.find((one) => one === target.value) ?? 'add')}
        />
        <div role="alert">
          {send.error && (
            <Notice tone="error" title={texts.refused}>
              {errorLines(send.error).join(' ')}
            </Notice>
          )}
        </div>
        <Button type="submit" icon={uploadIcon} pending={send.isPending}>
          {texts.read}
        </Button>
      </form>
    </section>
  )
}
