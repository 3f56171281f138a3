import type { ShopContext } from '../../context.ts'
import { purgeDesignsTask } from './housekeeping.task.ts'

/** Has files that are past their term removed now, instead of in the night. */
export const purgeDesignsNow = ({ db, jobs }: Pick<ShopContext, 'db' | 'jobs'>): Promise<void> =>
  jobs.send(db, purgeDesignsTask, {})
