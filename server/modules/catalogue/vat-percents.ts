import type { Executor } from '../../db/database.ts'
import { loadVatPercents } from './desk-product-store.ts'

/** The rates of VAT of the shop, in whole per cent. */
export const vatPercents = (executor: Executor): Promise<readonly number[]> => loadVatPercents(executor)
