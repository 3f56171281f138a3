import type { TestChoices } from '#contract/office/configurator-form.ts'
import type { Executor } from '../../../db/database.ts'
import { testChoices } from '../../../db/documents/goods.ts'

/** A composition with the price in cents that it must have. */
export type KeptTest = {
  readonly id: string
  readonly title: string
  readonly choices: TestChoices
  readonly expectedCents: number
}

/** The tests of a configurator, the oldest first. */
export async function listConfiguratorTests(
  executor: Executor,
  productId: string,
): Promise<readonly KeptTest[]> {
  const rows = await executor
    .selectFrom('configurator_tests')
    .select(['id', 'title', 'choices', 'expected_cents as expectedCents'])
    .where('product_id', '=', productId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ choices, ...row }) => ({ ...row, choices: testChoices.read(choices) }))
}

type WrittenTest = Omit<KeptTest, 'id'> & { readonly productId: string }

export async function insertConfiguratorTest(
  trx: Executor,
  { productId, title, choices, expectedCents, at }: WrittenTest & { readonly at: Date },
): Promise<void> {
  await trx
    .insertInto('configurator_tests')
    .values({
      product_id: productId,
      title,
      choices: testChoices.write(choices),
      expected_cents: expectedCents,
      created_at: at,
    })
    .execute()
}

/** Whether there is such a test of this product. */
export async function updateConfiguratorTest(
  trx: Executor,
  { productId, id, title, choices, expectedCents }: WrittenTest & { readonly id: string },
): Promise<boolean> {
  const row = await trx
    .updateTable('configurator_tests')
    .set({ title, choices: testChoices.write(choices), expected_cents: expectedCents })
    .where('product_id', '=', productId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Whether there was such a test of this product. */
export async function deleteConfiguratorTest(trx: Executor, productId: string, id: string): Promise<boolean> {
  const row = await trx
    .deleteFrom('configurator_tests')
    .where('product_id', '=', productId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
