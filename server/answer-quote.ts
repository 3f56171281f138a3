// Staff answer a price on request, beside a running shop or for one on a database of its own.
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { formatPrice } from '#texts/nl/format.ts'
import { answerQuoteTexts as texts } from '#texts/nl/quotes.ts'
import { besideShop, PlainFailure, typed } from './beside-shop.ts'
import { answerPrice } from './modules/quotes/answer-price.ts'
import { readAnswer } from './modules/quotes/read-answer.ts'

const words = process.argv.slice(2)

await besideShop(async (shop) => {
  const answer = readAnswer(words, amsterdamNow(shop.clock()).date)
  if ('problem' in answer) throw new PlainFailure(answer.problem)
  const { kind, number, netCents, email } = await answerPrice(shop, typed('quote:answer'), answer)
  return kind === 'offered' ? texts.offered(number, formatPrice(netCents), email) : texts[kind](number, email)
})
