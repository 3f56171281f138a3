import { optionSkus } from '#domain/configurator/steps.ts'
import type { Executor } from '../../db/database.ts'
import { loadConfigurators, writeComponents } from './configurator-store.ts'

/** Writes down what the options of all configurators consist of, or of some products; what one that cannot be read consisted of stays. */
export async function deriveComponents(executor: Executor, productIds?: readonly string[]): Promise<void> {
  const { configurators } = await loadConfigurators(executor, productIds)
  await writeComponents(
    executor,
    configurators.map(([productId, configurator]) => ({ productId, skus: [...optionSkus(configurator)] })),
  )
}
