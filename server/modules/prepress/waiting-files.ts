import type { Staff } from '#domain/access/actor.ts'
import { designTexts } from '#texts/nl/designs.ts'
import type { ShopContext } from '../../context.ts'
import { type FirstOfMany, firstOfMany } from '../../first-of-many.ts'
import { requireRight } from '../../require-right.ts'
import { countFileQueue, listFileQueue, type QueuedFile } from './desk-file-store.ts'
import { judgeNewFiles } from './judge-files.ts'

const MOST_COUNTED = 1000
const QUEUE = 'review'

type WaitingFile = Pick<
  QueuedFile,
  'id' | 'name' | 'companyName' | 'orderNumber' | 'isReturned' | 'wantsCheck' | 'isExpress'
> & { readonly since: Date }

/** The files that wait to be judged, what lies here the longest first, and how many they are. */
export async function waitingFiles(
  { db }: Pick<ShopContext, 'db'>,
  staff: Staff,
  most: number,
): Promise<FirstOfMany<WaitingFile>> {
  requireRight(staff, 'seeFiles')
  await judgeNewFiles(db)
  const { rows, count } = await firstOfMany(
    most,
    (limit) => listFileQueue(db, { queue: QUEUE, search: '', sort: 'longest', after: null, limit }),
    () => countFileQueue(db, QUEUE, MOST_COUNTED),
  )
  return {
    count,
    rows: rows.map((file) => ({
      ...file,
      name: file.name || designTexts.unnamed,
      since: new Date(file.since),
    })),
  }
}
