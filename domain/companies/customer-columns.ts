/**
 * The columns of customers as a table: a row for each contact with its company before it, and one for a company without contacts.
 * `fault` says what is wrong with the row.
 */
export const CUSTOMER_COLUMNS = [
  'name',
  'kvkNumber',
  'vatId',
  'street',
  'houseNumber',
  'addition',
  'postcode',
  'city',
  'country',
  'phone',
  'invoiceEmail',
  'paymentTerm',
  'creditLimit',
  'purchaseOrder',
  'groupPriceList',
  'contractPriceList',
  'firstName',
  'lastName',
  'email',
  'contactPhone',
  'fault',
] as const
export type CustomerColumn = (typeof CUSTOMER_COLUMNS)[number]

/** The columns that customers are written with. */
export const WRITTEN_CUSTOMER_COLUMNS = CUSTOMER_COLUMNS.filter((column) => column !== 'fault')

/** The columns that say who a contact is; the others are of the company. */
export const CONTACT_COLUMNS = ['firstName', 'lastName', 'email', 'contactPhone'] as const
