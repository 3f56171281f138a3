import type { z } from 'zod'
import type { listChoicePrices as listContract } from '#contract/office/price-lists.ts'
import type { Staff } from '#domain/access/actor.ts'
import type { ListedChoice } from '#domain/configurator/listed-choices.ts'
import { choiceKey, type ChoicePrice } from '#domain/price-lists/choice-price.ts'
import { choiceTitle } from '#texts/nl/office/price-rules.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { NO_SCOPE } from '../../http/asker.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { choicesWithOtherDraft, loadListedChoices } from '../catalogue/composing/choice-prices.ts'
import { type TradeFacts, tradeFacts } from '../catalogue/trade-facts.ts'
import { isBaseList } from './price-lists.ts'

const CHOICES_AT_ONCE = 100

/** What the choices of composed products cost, with what is odd about them. They stand on the base list; others have none. */
export async function listChoicePrices(
  shop: ShopContext,
  staff: Staff,
  id: string,
  { search, sku, after }: z.output<typeof listContract.query>,
): Promise<z.input<typeof listContract.reply>> {
  requireRight(staff, 'changePrices')
  if (!(await isBaseList(shop.db, id))) return { choices: [], next: null }
  const facts = await tradeFacts(shop, NO_SCOPE)
  const all = byTitle(await loadListedChoices(shop.db, sku === undefined ? undefined : [sku]), facts)
  const words = lower(search).split(' ').filter(Boolean)
  const found = all.filter(({ price, title }) => {
    const text = lower(`${title} ${price.sku}`)
    return words.every((word) => text.includes(word))
  })
  const place = after === undefined ? -1 : found.findIndex(({ price }) => choiceKey(price) === after)
  if (after !== undefined && place === -1) throw new Refusal('NotFound')
  const page = found.slice(place + 1, place + 1 + CHOICES_AT_ONCE)
  const waiting = await choicesWithOtherDraft(
    shop.db,
    page.map(({ price }) => price),
    facts,
  )
  const choices = page.map(({ price, title }) => ({
    id: choiceKey(price),
    price,
    title,
    findings: [
      ...(facts.productBySku(price.sku)?.isActive ? [] : [{ fault: 'NotSold', place: 'sku' } as const]),
      ...(waiting.has(choiceKey(price)) ? [{ fault: 'DraftOfChoice', place: 'sku' } as const] : []),
    ],
  }))
  const last = page.at(-1)
  return { choices, next: last && last !== found.at(-1) ? choiceKey(last.price) : null }
}

const lower = (text: string): string => text.toLocaleLowerCase('nl')

type Titled = { readonly price: ChoicePrice; readonly title: string }

/** By the title of their product, and in its configurator as they stand there. */
function byTitle(
  choices: readonly ListedChoice[],
  facts: Pick<TradeFacts, 'productBySku'>,
): readonly Titled[] {
  return choices
    .map(({ price, within, title }) => ({
      price,
      title: choiceTitle(facts.productBySku(price.sku)?.title ?? price.sku, within, title),
    }))
    .map((one, at) => ({
      one,
      at,
      sortTitle: lower(facts.productBySku(one.price.sku)?.title ?? one.price.sku),
    }))
    .toSorted((one, other) => one.sortTitle.localeCompare(other.sortTitle, 'nl') || one.at - other.at)
    .map(({ one }) => one)
}

/** What choices are called, of some products or of all; what is gone is called by its ids. */
export async function choiceTitles(
  executor: Executor,
  facts: Pick<TradeFacts, 'productBySku'>,
  skus?: readonly string[],
): Promise<(choice: ChoicePrice) => string> {
  const titles = new Map(
    byTitle(await loadListedChoices(executor, skus), facts).map(({ price, title }) => [
      choiceKey(price),
      title,
    ]),
  )
  return (choice) =>
    titles.get(choiceKey(choice)) ?? choiceTitle(choice.sku, choice.optionId, choice.choiceId)
}
