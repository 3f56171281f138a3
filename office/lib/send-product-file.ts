import { PRODUCT_FILES_PATH } from '#contract/office/paths.ts'
import type { SentProductFile } from '#contract/office/products.ts'
import { sendFile } from './send-file.ts'

/** What a chooser of files to download offers. */
export const PRODUCT_FILES = '.pdf,.zip,application/pdf,application/zip'

/** Keeps a file that products may offer to download, and tells it with the name that it had. */
export const sendProductFile = async (
  file: File,
): Promise<SentProductFile & { readonly fileName: string }> => ({
  ...((await sendFile(PRODUCT_FILES_PATH, file)) as SentProductFile),
  fileName: file.name,
})
