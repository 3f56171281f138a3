import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ReportOutcome } from '#domain/mails/report-outcomes.ts'
import {
  mailReportTexts as texts,
  reportFaultTexts,
  reportOutcomeTexts,
} from '#texts/nl/office/mail-reports.ts'
import { api } from '../../lib/api.ts'
import { errorLines } from '../../lib/call-errors.ts'
import { fileInMemory, NotReadable } from '../../lib/file-in-memory.ts'

const MOST_BYTES = 5_000_000
/** More than a mailbox of one day; who has more chooses again. */
export const MOST_FILES = 100

/** What came of one file. */
export type ReadFile = {
  readonly key: number
  readonly name: string
  /** Null while it is being read. */
  readonly outcome: ReportOutcome | 'refused' | null
  readonly text: string
  readonly mail: { readonly id: string; readonly recipient: string } | null
}

/** Reads files in as reports of mail servers, one after another, and says what came of each. */
export function useReportFiles() {
  const client = useQueryClient()
  const [files, setFiles] = useState<readonly ReadFile[]>([])
  const [isCut, setIsCut] = useState(false)
  const made = useRef(0)
  const queue = useRef(Promise.resolve())

  function add(chosen: readonly File[]) {
    setIsCut(chosen.length > MOST_FILES)
    const taken = chosen.slice(0, MOST_FILES).map((file) => ({ file, key: (made.current += 1) }))
    const waiting = taken.map(({ file, key }) => ({
      key,
      name: file.name,
      outcome: null,
      text: '',
      mail: null,
    }))
    setFiles((before) => [...before, ...waiting])
    for (const { file, key } of taken)
      queue.current = queue.current.then(async () => {
        const read = await readIn(file)
        setFiles((before) => before.map((one) => (one.key === key ? { ...one, ...read } : one)))
      })
    queue.current = queue.current.then(() => client.invalidateQueries({ queryKey: ['mails'] }))
  }

  return { files, add, isCut, isReading: files.some(({ outcome }) => outcome === null) }
}

const refused = (text: string) => ({ outcome: 'refused' as const, text, mail: null })

async function readIn(file: File): Promise<Pick<ReadFile, 'outcome' | 'text' | 'mail'>> {
  if (file.size > MOST_BYTES) return refused(reportFaultTexts.too_large)
  if (file.size === 0) return refused(reportFaultTexts.not_a_report)
  try {
    const message = await base64Of(await fileInMemory(file))
    const { outcome, mail } = await api.readMailReport({ body: { message } })
    return { outcome, text: reportOutcomeTexts[outcome], mail }
  } catch (error) {
    return refused(error instanceof NotReadable ? texts.notReadable : errorLines(error).join(' '))
  }
}

function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve((reader.result as string).replace(/^[^,]*,/, '')))
    reader.addEventListener('error', () => reject(new NotReadable()))
    reader.readAsDataURL(file)
  })
}
