import type { DeskContact } from '#contract/office/companies.ts'

/** A contact as he is called. */
export const contactName = ({ firstName, lastName }: Pick<DeskContact, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`
