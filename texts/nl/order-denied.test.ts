import { expect, it } from 'vitest'
import { orderDeniedTexts } from './order-denied.ts'

it.each([
  [[], 'Vraag binnen je bedrijf wie dat mag, of neem contact met ons op.'],
  [['Kim Vos'], 'Vraag het aan Kim Vos.'],
  [['Kim Vos', 'Sam Bos'], 'Vraag het aan Kim Vos of Sam Bos.'],
  [['Kim Vos', 'Sam Bos', 'Ali Can'], 'Vraag het aan Kim Vos, Sam Bos of Ali Can.'],
  [['Kim', 'Sam', 'Ali', 'Bo'], 'Vraag het aan Kim, Sam, Ali of een andere collega.'],
])('whom one asks of %j', (names, text) => {
  expect(orderDeniedTexts.ask(names)).toBe(text)
})
