import { optionSkus } from '#domain/configurator/steps.ts'
import type { Executor } from '../../db/database.ts'
import { loadConfigurators, writeComponents } from './configurator-store.ts'

/** Writes down what the options of all configurators, or those of some products, consist of; of one that cannot be read it stays. */
export async function deriveComponents(executor: Executor, productIds?: readonly string[]): Promise<void> {
  const { configurators } = await loadConfigurators(executor, productIds)
  if (configurators.length === 0) return
  await writeComponents(
    executor,
    configurators.map(([productId, configurator]) => ({ productId, skus: [...optionSkus(configurator)] })),
  )
}
