import type { Cart, DeliveryContact } from '#contract/cart.ts'
import type { Customer } from '#contract/customer.ts'
import type { OrderDraft } from '#app/lib/cart/order-draft.ts'

/** As the shop takes it. */
export const CONTACT_NAME_MAX = 80

const ownName = ({ contact }: Pick<Customer, 'contact'>) =>
  `${contact.firstName} ${contact.lastName}`.trim().slice(0, CONTACT_NAME_MAX)

/** Whom the driver calls, as the fields show it: as it was typed, or who has logged in. */
export const contactOf = (
  { contactName, contactPhone }: OrderDraft,
  customer: Pick<Customer, 'contact'>,
): DeliveryContact => ({
  name: contactName ?? ownName(customer),
  phone: contactPhone ?? customer.contact.phone ?? '',
})

/** Whom the driver calls, as it is ordered: who has logged in where the name was left empty. */
export function orderedContact(draft: OrderDraft, customer: Pick<Customer, 'contact'>): DeliveryContact {
  const contact = contactOf(draft, customer)
  return contact.name.trim() === '' ? { ...contact, name: ownName(customer) } : contact
}

/** Whether anything of a cart is delivered. */
export const isDelivered = ({ orderLineGroups }: Cart): boolean =>
  orderLineGroups.some(({ lines }) => lines.some(({ delivery }) => delivery.kind === 'ship'))
