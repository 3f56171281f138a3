import type { Executor } from '../../db/database.ts'
import * as store from './seed-store.ts'

/** Whether nothing has been put in the shop yet. */
export const isEmpty = (executor: Executor): Promise<boolean> => store.isEmpty(executor)
