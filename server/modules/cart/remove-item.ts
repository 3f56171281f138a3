import type { z } from 'zod'
import type { removeCartItem } from '#contract/cart.ts'
import type { Contact } from '#domain/access/actor.ts'
import type { Configurator } from '#domain/configurator/model.ts'
import { NO_CHOICE } from '#domain/configurator/model.ts'
import { leafSteps } from '#domain/configurator/steps.ts'
import { MAIN_PART } from '#domain/configurator/price-configuration.ts'
import { neededPartText } from '#texts/nl/configurator.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { tradeFacts } from '../catalogue/trade-facts.ts'
import { agreeItem } from './agree-item.ts'
import { deleteLine } from './cart-line-store.ts'
import { readCart } from './cart-store.ts'
import { agreeAnew, asSent, findLine } from './change-item.ts'
import { forgetReference, keepGroup, markLeftOver } from './removal-store.ts'
import { showCart } from './show-cart.ts'
import { takeLine } from './take-line.ts'

/**
 * Removes a line. The main line of a configuration takes its group along; an accessory that can be left out is left out,
 * and one that the configuration cannot do without stays. For a while it can be undone.
 */
export async function removeItem(
  shop: ShopContext,
  customer: Contact,
  lineId: string,
): Promise<z.output<typeof removeCartItem.reply>> {
  const [record, facts] = await Promise.all([
    readCart(shop.db, customer),
    tradeFacts(shop, customer.priceScope),
  ])
  const { group, line } = findLine(record, lineId)
  const { configuration } = group
  const now = shop.clock()

  async function take(trx: Executor): Promise<void> {
    if (configuration === null || line.part === null || line.part === MAIN_PART) {
      await deleteLine(trx, customer, lineId)
      return
    }
    refuseNeededPart(facts.configurator(configuration.key), line.part)
    const options = { ...configuration.options, [line.part]: { id: NO_CHOICE } }
    const sent = { configuration: asSent({ ...configuration, options }) }
    await agreeAnew(trx, customer, group.lines, lineId, agreeItem(sent, { facts, now }))
  }

  const removalId = await shop.db.transaction().execute(async (trx) => {
    await takeLine(trx, customer, lineId)
    const id = await keepGroup(trx, group.id, now)
    await take(trx)
    await markLeftOver(trx, id, group.id)
    await forgetReference(trx, customer)
    return id
  })
  return { ...(await showCart(shop, customer)), removalId }
}

export function refuseNeededPart(configurator: Configurator | null, part: string): void {
  const step = configurator && leafSteps(configurator).find(({ optionId }) => optionId === part)
  if (step?.stepType === 'bundleOption' && !step.optionRequired) return
  throw new Refusal('invalid_config', { field: part, message: neededPartText })
}
