import { optionSkus } from '#domain/configurator/steps.ts'
import type { Executor } from '../../db/database.ts'
import { loadConfigurators, writeComponents } from './configurator-store.ts'

/** Writes down what the options of configurators consist of; what one that cannot be read consisted of stays. */
export async function deriveComponents(executor: Executor): Promise<void> {
  const { configurators } = await loadConfigurators(executor)
  await writeComponents(
    executor,
    configurators.map(([productId, configurator]) => ({ productId, skus: [...optionSkus(configurator)] })),
  )
}
