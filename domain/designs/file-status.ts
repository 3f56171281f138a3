/** What a print file is about: on its way here, being read, or judged (spec 3, file status values). */
export const FILE_STATUSES = [
  'added',
  'queued',
  'uploading',
  'processing',
  'success',
  'error',
  'valid',
  'invalid',
  'fixable',
] as const

/** The status of one print file. */
export type FileStatus = (typeof FILE_STATUSES)[number]
