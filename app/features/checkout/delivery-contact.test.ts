import { expect, it } from 'vitest'
import type { OrderDraft } from '#app/lib/cart/order-draft.ts'
import { contactOf, orderedContact } from './delivery-contact.ts'

const customer = {
  contact: {
    id: '1',
    email: 'marloes@demo.example',
    firstName: 'Marloes',
    lastName: 'de Wit',
    phone: '030 555 01 20',
  },
}
const draft = (contactName: string | null): OrderDraft => ({
  cartId: null,
  reference: '',
  purchaseOrderNumber: '',
  remarks: '',
  contactName,
  contactPhone: null,
})

it.each([
  ['nothing typed', null, 'Marloes de Wit', 'Marloes de Wit'],
  ['another name', 'Kees', 'Kees', 'Kees'],
  ['a name that was emptied', '', '', 'Marloes de Wit'],
  ['only spaces', '  ', '  ', 'Marloes de Wit'],
])('%s: the field shows it, and somebody is ordered', (_case, typed, shown, ordered) => {
  expect(contactOf(draft(typed), customer).name).toBe(shown)
  expect(orderedContact(draft(typed), customer)).toEqual({ name: ordered, phone: '030 555 01 20' })
})
