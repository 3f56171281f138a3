import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { uploadIcon } from '#app/ui/icons/upload.ts'
import { Notice } from '#app/ui/notice.tsx'
import { bankTexts as texts } from '#texts/nl/office/bank.ts'
import { api } from '../../lib/api.ts'
import { errorLines, TOLD_IN_PLACE } from '../../lib/call-errors.ts'
import { readXml } from './read-xml.ts'
import styles from './invoices.module.css'

const MOST_BYTES = 8_000_000

class Unreadable extends Error {}

/** Asks for a file of the bank, reads it, and says what came of it; why it was refused stands there until the next one. */
export function useBankUpload() {
  const client = useQueryClient()
  const upload = useMutation({
    meta: TOLD_IN_PLACE,
    async mutationFn(file: File) {
      if (file.size > MOST_BYTES) throw new Unreadable(texts.tooLarge)
      const xml = await readXml(file)
      if (xml === null) throw new Unreadable(texts.notText)
      return api.readBankFile({ body: { name: file.name.slice(0, 200), xml } })
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['invoices', 'bank'] }),
  })
  return upload
}

type Upload = ReturnType<typeof useBankUpload>

export function BankUploadButton({ upload }: { readonly upload: Upload }) {
  const input = useRef<HTMLInputElement>(null)
  function take({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    if (file) upload.mutate(file)
    // The same file may be chosen again.
    target.value = ''
  }
  return (
    <>
      <input ref={input} type="file" accept=".xml,application/xml,text/xml" hidden onChange={take} />
      <Button
        size="small"
        icon={uploadIcon}
        pending={upload.isPending}
        onClick={() => input.current?.click()}
      >
        {texts.read}
      </Button>
    </>
  )
}

export function BankUploadOutcome({ upload: { data, error } }: { readonly upload: Upload }) {
  return (
    <div aria-live="polite" className={styles.outcome}>
      {data && (
        <Notice tone="good" title={texts.readTitle(data.newCount)}>
          {texts.readText(data.knownCount, data.paidOutCount)}
        </Notice>
      )}
      {error && (
        <Notice tone="error" title={texts.refused}>
          {error instanceof Unreadable ? error.message : errorLines(error).join(' ')}
        </Notice>
      )}
    </div>
  )
}
