import { expect, it } from 'vitest'
import { parseDraft } from './order-draft.ts'

const EMPTY = {
  cartId: null,
  reference: '',
  purchaseOrderNumber: '',
  remarks: '',
  contactName: null,
  contactPhone: null,
}

it.each([
  ['nothing is an empty draft', null, EMPTY],
  ['broken text is an empty draft', '{', EMPTY],
  ['what is no text is left out', '{"cartId":"c","reference":4,"remarks":null}', { ...EMPTY, cartId: 'c' }],
  [
    'what was collected stays',
    '{"cartId":"c","reference":"Gevel","purchaseOrderNumber":"45","remarks":"a\\nb","contactPhone":""}',
    {
      cartId: 'c',
      reference: 'Gevel',
      purchaseOrderNumber: '45',
      remarks: 'a\nb',
      contactName: null,
      contactPhone: '',
    },
  ],
])('%s', (_rule, text, draft) => {
  expect(parseDraft(text)).toEqual(draft)
})
