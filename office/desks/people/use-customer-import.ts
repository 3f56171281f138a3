import { useMutation, useQueryClient } from '@tanstack/react-query'
import { customerFilePath, type CustomersAdded, type CustomerTrial } from '#contract/office/customer-files.ts'
import { TOLD_IN_PLACE } from '../../lib/call-errors.ts'
import { fileInMemory } from '../../lib/file-in-memory.ts'
import { postFile } from '../../lib/post-file.ts'
import { saveAnswer } from '../../lib/save-answer.ts'

export type ReadCustomerFile = { readonly file: File; readonly trial: CustomerTrial }

/** The calls about a file of customers: it is sent with each of them, and nothing of it is kept in between. */
export function useCustomerImport() {
  const client = useQueryClient()
  const read = useMutation({
    meta: TOLD_IN_PLACE,
    async mutationFn(chosen: File): Promise<ReadCustomerFile> {
      const file = await fileInMemory(chosen)
      const trial: CustomerTrial = await (await postFile(customerFilePath('import'), file)).json()
      return { file, trial }
    },
  })
  const apply = useMutation({
    meta: TOLD_IN_PLACE,
    async mutationFn({ file, trial: { digest } }: ReadCustomerFile): Promise<CustomersAdded> {
      return (await postFile(customerFilePath(`import/apply?digest=${digest}`), file)).json()
    },
    async onSuccess() {
      read.reset()
      await client.invalidateQueries({ queryKey: ['companies'] })
    },
  })
  const downloadFaults = useMutation({
    async mutationFn({ file }: ReadCustomerFile) {
      await saveAnswer(await postFile(customerFilePath('import/faults.csv'), file))
    },
  })
  return { read, apply, downloadFaults }
}
