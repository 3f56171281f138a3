import { join } from 'node:path'
import type { Settings } from '../settings.ts'
import type { FileStorage } from './file-storage.ts'
import { folderStorage } from './folder-storage.ts'

/** The files of a shop lie in its data folder, or in an S3-compatible storage when there is one. */
export async function openFiles({ dataDir, s3 }: Pick<Settings, 'dataDir' | 's3'>): Promise<FileStorage> {
  if (!s3) return folderStorage(join(dataDir, 'files'))
  // Its client is large, and most shops have no use for it.
  const { s3Storage } = await import('./s3-storage.ts')
  return s3Storage(s3)
}
