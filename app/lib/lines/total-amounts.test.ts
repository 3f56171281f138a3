import { expect, it } from 'vitest'
import { totalAmounts } from './total-amounts.ts'

const money = (excludingTaxInCents: number) => ({ excludingTaxInCents, currency: 'EUR' as const })
const cart = (expressCents: number, shippingCents: number) => ({
  subtotalPrice: money(68_595),
  totalSegments: [
    { code: 'subtotal' as const, price: money(68_595) },
    { code: 'express' as const, price: money(expressCents) },
    { code: 'shipping' as const, price: money(shippingCents) },
  ],
  vat: [
    { ratePercent: 21, baseCents: 71_333, vatCents: 14_980 },
    { ratePercent: 9, baseCents: 0, vatCents: 0 },
  ],
  totalPrice: { ...money(71_333), includingTaxInCents: 86_313 },
})

it('names every part, VAT per rate, and the total including VAT', () => {
  const { amounts, total } = totalAmounts(cart(1_488, 1_250))
  expect(amounts.map(({ label, amount }) => `${label} ${amount.replace('\u00a0', ' ')}`)).toEqual([
    'Subtotaal € 685,95',
    'Spoed € 14,88',
    'Verzendkosten € 12,50',
    'Btw 21% € 149,80',
    'Btw 9% € 0,00',
  ])
  expect(total).toEqual({ label: 'Totaal incl. btw', amount: '€\u00a0863,13' })
})

it('leaves out express and shipping that cost nothing', () => {
  const { amounts } = totalAmounts(cart(0, 0))
  expect(amounts.map(({ id }) => id)).toEqual(['subtotal', 'vat-21', 'vat-9'])
})
