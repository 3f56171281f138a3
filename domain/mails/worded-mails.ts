/** What words of the owner may name, which the shop fills in for each mail. */
export type Placeholder =
  | 'number'
  | 'order'
  | 'issuedOn'
  | 'dueOn'
  | 'iban'
  | 'accountName'
  | 'firstName'
  | 'company'
  | 'reference'
  | 'validUntil'
  | 'file'
  | 'product'
  | 'proof'
  | 'invoice'
  | 'reason'
  | 'shop'

/** The mails of which the owner may write the words, by their templates, each with what its words may name. */
export const WORDED_MAILS = {
  order_confirmation: ['number', 'firstName', 'shop'],
  order_changed: ['number', 'firstName', 'shop'],
  order_day_moved: ['number', 'firstName', 'shop'],
  order_part_cancelled: ['number', 'firstName', 'shop'],
  order_cancelled: ['number', 'firstName', 'shop'],
  order_shipped: ['number', 'firstName', 'shop'],
  order_ready_for_pickup: ['number', 'firstName', 'shop'],
  files_complete: ['number', 'firstName', 'shop'],
  file_question: ['file', 'product', 'number', 'firstName', 'shop'],
  file_proof: ['file', 'product', 'number', 'firstName', 'shop'],
  studio_proof: ['proof', 'product', 'number', 'firstName', 'shop'],
  quote: ['number', 'reference', 'validUntil', 'firstName', 'shop'],
  price_offer: ['number', 'reference', 'validUntil', 'firstName', 'shop'],
  price_answer: ['number', 'reference', 'validUntil', 'firstName', 'shop'],
  price_declined: ['number', 'reference', 'validUntil', 'firstName', 'shop'],
  quote_extended: ['number', 'reference', 'validUntil', 'firstName', 'shop'],
  quote_expiring: ['number', 'reference', 'validUntil', 'firstName', 'shop'],
  invoice: ['number', 'order', 'shop'],
  credit_note: ['number', 'invoice', 'reason', 'order', 'shop'],
  reminder: ['number', 'issuedOn', 'dueOn', 'order', 'iban', 'accountName', 'shop'],
  second_reminder: ['number', 'issuedOn', 'dueOn', 'order', 'iban', 'accountName', 'shop'],
  last_reminder: ['number', 'issuedOn', 'dueOn', 'order', 'iban', 'accountName', 'shop'],
  account_invitation: ['company', 'firstName', 'shop'],
  account_rejection: ['company', 'firstName', 'shop'],
} as const satisfies Record<string, readonly Placeholder[]>

/** A mail of which the owner may write the words. */
export type WordedMail = keyof typeof WORDED_MAILS

/** Those mails in the order in which they are listed. */
export const WORDED_MAIL_NAMES = Object.keys(WORDED_MAILS) as readonly WordedMail[]

/** Those that are about an order, or the invoice of one. */
export const ABOUT_ORDERS: ReadonlySet<WordedMail> = new Set([
  'order_confirmation',
  'order_changed',
  'order_day_moved',
  'order_part_cancelled',
  'order_cancelled',
  'order_shipped',
  'order_ready_for_pickup',
  'files_complete',
  'file_question',
  'file_proof',
  'invoice',
  'credit_note',
  'reminder',
  'second_reminder',
  'last_reminder',
])
