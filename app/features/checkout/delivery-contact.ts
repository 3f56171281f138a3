import type { Cart, DeliveryContact } from '#contract/cart.ts'
import type { Customer } from '#contract/customer.ts'
import type { OrderDraft } from '#app/lib/order-draft.ts'

/** As the shop takes it. */
export const CONTACT_NAME_MAX = 80

/** Whom the driver calls: as it was typed, or who has logged in. */
export const contactOf = (
  { contactName, contactPhone }: OrderDraft,
  { contact }: Pick<Customer, 'contact'>,
): DeliveryContact => ({
  name: contactName ?? `${contact.firstName} ${contact.lastName}`.trim().slice(0, CONTACT_NAME_MAX),
  phone: contactPhone ?? contact.phone ?? '',
})

/** Whether anything of a cart is delivered. */
export const isDelivered = ({ orderLineGroups }: Cart): boolean =>
  orderLineGroups.some(({ lines }) => lines.some(({ delivery }) => delivery.kind === 'ship'))
