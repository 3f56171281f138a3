import { z } from 'zod'
import { stored } from './stored.ts'

/** What is meant with a row of work with many, where its id does not say so. */
export type MeantRow = {
  /** The file that stood there: another one is not meant. */
  readonly designId: string
}

export const meantRow = stored<MeantRow>('bulk_rows.meant', z.object({ designId: z.string() }))
