import type { Staff } from '#domain/access/actor.ts'
import type { ProductCost } from '#domain/pricing/cost.ts'
import type { Executor } from '../../db/database.ts'
import { requireRight } from '../../require-right.ts'
import { loadCosts } from './desk-product-store.ts'

/**
 * What products cost the shop itself, for staff who see what quotes are priced at. It stands apart from the facts of a product,
 * so that nothing that answers a customer holds it.
 */
export async function productCosts(
  executor: Executor,
  staff: Staff,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, ProductCost>> {
  requireRight(staff, 'seeQuotes')
  return loadCosts(executor, productIds)
}

/** The same for what a change of prices does, whose caller has judged who asks. */
export const costsForPrices = (
  executor: Executor,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, ProductCost>> => loadCosts(executor, productIds)
