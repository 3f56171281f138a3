import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ImportTrial } from '#contract/office/price-files.ts'
import { priceFilePath } from '#contract/office/price-files.ts'
import type { PriceEffect, PriceList } from '#contract/office/price-lists.ts'
import { fileInMemory } from '../../lib/file-in-memory.ts'
import { postFile } from '../../lib/post-file.ts'
import { saveAnswer } from '../../lib/save-answer.ts'
import { TOLD_IN_PLACE } from '../../lib/call-errors.ts'
import { showReply } from '../../lib/show-reply.ts'
import { priceListOf } from '../../work/prices.ts'

/** Whether what a file leaves out stays in the list, or goes. */
export type Others = 'stay' | 'go'

export type ReadFile = { readonly file: File; readonly others: Others; readonly trial: ImportTrial }

/** The calls about a file of prices: it is sent with each of them, and nothing of it is kept in between. */
export function usePriceImport(listId: string, onApplied: () => void) {
  const client = useQueryClient()
  const address = (rest: string, query: Readonly<Record<string, string>>) =>
    `${priceFilePath(listId, rest)}?${String(new URLSearchParams(query))}`

  const read = useMutation({
    meta: TOLD_IN_PLACE,
    async mutationFn({ file: chosen, others }: { file: File; others: Others }): Promise<ReadFile> {
      const file = await fileInMemory(chosen)
      const trial: ImportTrial = await (await postFile(address('import', { others }), file)).json()
      return { file, others, trial }
    },
  })
  const apply = useMutation({
    meta: TOLD_IN_PLACE,
    async mutationFn({ file, others, trial }: ReadFile): Promise<PriceList> {
      const { version, digest } = trial
      const asked = address('import/apply', { others, version: String(version), digest })
      return (await postFile(asked, file)).json()
    },
    async onSuccess(list) {
      showReply(client, priceListOf(listId).queryKey, list)
      onApplied()
      await client.invalidateQueries({ queryKey: ['prices'] })
    },
  })
  const download = useMutation({
    async mutationFn({ of: { file, others }, what }: { of: ReadFile; what: 'faults' | 'differences' }) {
      await saveAnswer(await postFile(address(`import/${what}.csv`, { others }), file))
    },
  })
  const effectOf = async ({ file, others }: ReadFile, onDay: string): Promise<PriceEffect> =>
    (await postFile(address('import/effect', { others, onDay }), file)).json()
  return { read, apply, download, effectOf }
}
