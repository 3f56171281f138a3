import type { z } from 'zod'
import type { getSetup } from '#contract/office/setup.ts'
import type { Staff } from '#domain/access/actor.ts'
import { isSellerComplete } from '#domain/shop/seller.ts'
import { newShopTheme } from '#texts/nl/new-shop.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import { requireRight } from '../../require-right.ts'
import { findSetupEnd, keepSetupEnd } from '../content/setup-setting.ts'
import { shopTheme } from '../content/shop-config.ts'
import { showAssortmentOfDemo } from '../demo/clear-assortment.ts'
import { showDemo } from '../demo/clear-demo.ts'
import { outgoingMail } from '../mail/outgoing-mail.ts'
import { findSetupFacts } from './setup-store.ts'

type Reply = z.input<typeof getSetup.reply>

/** How far the shop is set up, judged by what stands in it. */
export async function showSetup(shop: Pick<ShopContext, 'db' | 'settings'>, staff: Staff): Promise<Reply> {
  requireRight(staff, 'changeShop')
  const { db, settings } = shop
  const { shopName, company, termsPath, privacyPath } = await shopTheme({ db })
  const outgoing = await outgoingMail({ db, settings })
  const facts = await findSetupFacts(db, [termsPath, privacyPath])
  return {
    done: {
      company: isSellerComplete(company, newShopTheme.company.name),
      look: shopName !== newShopTheme.shopName,
      delivery: facts.reached > 0 && facts.notReached === 0,
      mail: outgoing.server !== null,
      assortment: facts.activeProducts > 0,
      pages: facts.missingPages.length === 0,
      staff: facts.operators > 1,
    },
    isFinished: (await findSetupEnd(db)) !== null,
    mail: { isSent: outgoing.server !== null, from: outgoing.from, isByMachine: settings.smtpUrl !== null },
    products: facts.products,
    categories: facts.categories,
    missingPages: [...facts.missingPages],
    demo: await showDemo(shop, staff),
    assortment: await showAssortmentOfDemo(shop, staff),
  }
}

/** Writes down that the owner is done with setting the shop up, or goes on with it. */
export async function finishSetup(
  { db, clock }: Pick<ShopContext, 'db' | 'clock'>,
  staff: Staff,
  isFinished: boolean,
): Promise<void> {
  requireRight(staff, 'changeShop')
  const now = clock()
  await changeAs(db, staff, (trx) => keepSetupEnd(trx, isFinished ? now.toISOString() : null, now))
}
