import type { z } from 'zod'
import type { keepConfiguratorTest as keepContract } from '#contract/office/configurators.ts'
import type { Staff } from '#domain/access/actor.ts'
import type { ShopContext } from '../../../context.ts'
import { changeAs } from '../../../db/change-as.ts'
import { Refusal } from '../../../refusal.ts'
import { requireRight } from '../../../require-right.ts'
import { takeComposed } from './configurator-at-desk.ts'
import {
  deleteConfiguratorTest,
  insertConfiguratorTest,
  listConfiguratorTests,
  updateConfiguratorTest,
} from './configurator-test-store.ts'

type Changing = Pick<ShopContext, 'db' | 'clock'>

/** Each is priced whenever somebody looks at the configurator. */
const MOST_TESTS = 50

/** Keeps a composition with the price that it must have, or changes one by its id. */
export async function keepConfiguratorTest(
  { db, clock }: Changing,
  staff: Staff,
  productId: string,
  { testId, ...test }: z.output<typeof keepContract.body>,
): Promise<void> {
  requireRight(staff, 'changeCatalogue')
  await changeAs(db, staff, async (trx) => {
    const { live, draft } = await takeComposed(trx, productId)
    if (testId !== null) {
      if (!(await updateConfiguratorTest(trx, { productId, id: testId, ...test })))
        throw new Refusal('ConfiguratorTestNotFound')
      return
    }
    if (!live && !draft) throw new Refusal('ConfiguratorMissing')
    if ((await listConfiguratorTests(trx, productId)).length >= MOST_TESTS)
      throw new Refusal('TooManyConfiguratorTests')
    await insertConfiguratorTest(trx, { productId, ...test, at: clock() })
  })
}

export async function removeConfiguratorTest(
  { db }: Changing,
  staff: Staff,
  { id, testId }: { readonly id: string; readonly testId: string },
): Promise<void> {
  requireRight(staff, 'changeCatalogue')
  await changeAs(db, staff, async (trx) => {
    if (!(await deleteConfiguratorTest(trx, id, testId))) throw new Refusal('ConfiguratorTestNotFound')
  })
}
