import { setImmediate as pause } from 'node:timers/promises'
import { z } from 'zod'
import { PlaceForm } from '#contract/customer.ts'
import { Email, line, Phone, requiredLine } from '#contract/shared.ts'
import { normalisedPostcode } from '#domain/addresses/postcode.ts'
import { readVatId } from '#domain/companies/company-numbers.ts'
import { CONTACT_COLUMNS, CUSTOMER_COLUMNS, type CustomerColumn } from '#domain/companies/customer-columns.ts'
import type { CustomerFault } from '#domain/companies/customer-faults.ts'
import { normalisedKvkNumber } from '#domain/companies/kvk-number.ts'
import { type DecimalMark, decimalMarkOf, readDecimal } from '#domain/price-lists/decimals.ts'
import { FIELD_FAULTS, type FieldFault } from '#domain/refusals.ts'
import type { TableRow } from '../../catalogue/sheets/receive-table.ts'
import {
  answerOf,
  bare,
  type Cells,
  type CompanyColumn,
  CompanyRows,
  type CustomerNames,
  HOME,
  otherColumns,
  small,
} from './company-rows.ts'

/** What is wrong with a cell, by the row as a spreadsheet counts it. */
export type CellFault = {
  readonly row: number
  readonly column: CustomerColumn
  readonly fault: CustomerFault | FieldFault
}

export type ReadContact = {
  readonly row: number
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string | null
}

/** A company with its contacts, as a file says them. */
export type ReadCompany = {
  /** The first row in which it stands. */
  readonly row: number
  readonly name: string
  readonly kvkNumber: string | null
  readonly vatId: string | null
  readonly street: string
  readonly houseNumber: string
  readonly addition: string | null
  readonly postcode: string
  readonly city: string
  readonly country: string
  readonly phone: string | null
  readonly invoiceEmail: string | null
  /** Null for the usual one. */
  readonly paymentTermDays: number | null
  readonly creditLimitCents: number | null
  readonly purchaseOrderRequired: boolean
  readonly groupPriceListId: string | null
  readonly contractPriceListId: string | null
  readonly contacts: readonly ReadContact[]
}

export type ReadCustomers = {
  readonly companies: readonly ReadCompany[]
  readonly faults: readonly CellFault[]
  readonly warnings: readonly CellFault[]
}

type Tell = (column: CustomerColumn, fault: CellFault['fault']) => void

/** So many rows are read before others get their turn. */
const ROWS_AT_ONCE = 500
/** A spreadsheet takes a number with a zero before it for one of seven digits. */
const LOST_ZERO = /^\d{7}$/
const MOST_CENTS = 10_000_000_000

const Named = z.object({ name: requiredLine(120), vatId: line(30), invoiceEmail: Email.nullable() })
const Person = z.object({
  email: Email,
  firstName: requiredLine(60),
  lastName: requiredLine(80),
  contactPhone: Phone,
})

const COMPANY_COLUMNS = CUSTOMER_COLUMNS.filter(
  (column): column is CompanyColumn => column !== 'fault' && !CONTACT_COLUMNS.some((one) => one === column),
)

type HeldCompany = {
  readonly company: ReadCompany
  readonly contacts: ReadContact[]
  /** Of its first row. */
  readonly cells: Cells
}

/** Reads customers from the rows of a table: each row is a contact with its company, or a company alone. */
export async function readCustomers(
  rows: readonly TableRow<CustomerColumn>[],
  names: CustomerNames,
): Promise<ReadCustomers> {
  const faults: CellFault[] = []
  const warnings: CellFault[] = []
  const mark = decimalMarkOf(rows.map(({ cells }) => cells.creditLimit ?? ''))
  const companies: ReadCompany[] = []
  const companyRows = new CompanyRows<HeldCompany>()
  const emails = new Set<string>()

  for (const { row, cells, isTooWide } of rows) {
    if (row % ROWS_AT_ONCE === 0) await pause()
    if (Object.values(cells).every((cell) => (cell ?? '') === '')) continue
    const tell: Tell = (column, fault) => faults.push({ row, column, fault })
    if (isTooWide) {
      tell('name', 'CellsTooMany')
      continue
    }
    let held = companyRows.find(cells)
    if (held) {
      for (const column of otherColumns(cells, held.cells, { columns: COMPANY_COLUMNS, names }))
        tell(column, 'OtherThanFirst')
    } else {
      const contacts: ReadContact[] = []
      held = { company: { ...readCompany(cells, names, mark, tell), row, contacts }, contacts, cells }
      companies.push(held.company)
      if (held.company.kvkNumber === null && held.company.vatId === null)
        warnings.push({ row, column: 'kvkNumber', fault: 'NoNumbers' })
    }
    companyRows.note(cells, held)
    const contact = readContact(cells, tell)
    if (contact === null) continue
    if (contact.email !== '' && emails.has(contact.email)) tell('email', 'EmailTwice')
    emails.add(contact.email)
    held.contacts.push({ ...contact, row })
  }
  return { companies, faults, warnings }
}

function readCompany(
  cells: Cells,
  names: CustomerNames,
  mark: DecimalMark | null,
  tell: Tell,
): Omit<ReadCompany, 'row' | 'contacts'> {
  const text = (column: CustomerColumn) => cells[column] ?? ''
  const named = Named.safeParse({
    name: text('name'),
    vatId: text('vatId'),
    invoiceEmail: text('invoiceEmail') || null,
  })
  tellIssues(named.error, tell)
  const country = names.countries.get(small(text('country') || HOME)) ?? null
  if (country === null) tell('country', 'CountryUnknown')
  const at = {
    street: text('street'),
    houseNumber: text('houseNumber'),
    addition: text('addition') || null,
    postcode: text('postcode'),
    city: text('city'),
    country: country ?? HOME,
    phone: text('phone') || null,
  }
  const place = PlaceForm.safeParse(at)
  tellIssues(place.error, tell)
  const postcode = at.postcode === '' ? '' : normalisedPostcode(at.postcode, at.country)
  if (postcode === null && country !== null) tell('postcode', 'PostcodeInvalid')
  return {
    ...at,
    postcode: postcode ?? at.postcode,
    name: text('name'),
    ...readNumbers(cells, at, tell),
    invoiceEmail: text('invoiceEmail').toLowerCase() || null,
    paymentTermDays: readDays(text('paymentTerm'), tell),
    creditLimitCents: readCents(text('creditLimit'), mark, tell),
    purchaseOrderRequired: readAnswer(text('purchaseOrder'), tell),
    groupPriceListId: listOf('groupPriceList', cells, names.priceLists.group, tell),
    contractPriceListId: listOf('contractPriceList', cells, names.priceLists.contract, tell),
  }
}

function readNumbers(
  cells: Cells,
  { country, postcode }: { readonly country: string; readonly postcode: string },
  tell: Tell,
) {
  const kvk = bare(cells.kvkNumber)
  const kvkNumber = kvk === '' ? null : normalisedKvkNumber(LOST_ZERO.test(kvk) ? `0${kvk}` : kvk)
  if (kvk !== '' && kvkNumber === null) tell('kvkNumber', 'KvkNumberInvalid')
  const typed = cells.vatId ?? ''
  const vatId = typed === '' ? null : readVatId({ vatId: typed, country, postcode })
  if (typed !== '' && vatId === null) tell('vatId', 'VatIdInvalid')
  return { kvkNumber, vatId }
}

function readDays(text: string, tell: Tell): number | null {
  if (text === '') return null
  const days = /^\d{1,2}$/.test(text) ? Number(text) : 100
  if (days > 90) tell('paymentTerm', 'PaymentTermInvalid')
  return days
}

function readCents(text: string, mark: DecimalMark | null, tell: Tell): number | null {
  if (text === '') return null
  const read = readDecimal(text, 2, mark, '€')
  if ('units' in read && read.units <= MOST_CENTS) return read.units
  tell('creditLimit', 'AmountInvalid')
  return null
}

function readAnswer(text: string, tell: Tell): boolean {
  const answer = answerOf(text)
  if (answer === null) tell('purchaseOrder', 'YesOrNo')
  return answer === true
}

function listOf(
  column: 'groupPriceList' | 'contractPriceList',
  cells: Cells,
  lists: ReadonlyMap<string, string>,
  tell: Tell,
): string | null {
  const text = small(cells[column])
  if (text === '') return null
  const id = lists.get(text) ?? null
  if (id === null) tell(column, 'ListUnknown')
  return id
}

/** Null where the row names nobody. */
function readContact(cells: Cells, tell: Tell): Omit<ReadContact, 'row'> | null {
  if (CONTACT_COLUMNS.every((column) => (cells[column] ?? '') === '')) return null
  const text = (column: CustomerColumn) => cells[column] ?? ''
  const person = {
    email: text('email'),
    firstName: text('firstName'),
    lastName: text('lastName'),
    contactPhone: text('contactPhone'),
  }
  tellIssues(Person.safeParse(person).error, tell)
  const { contactPhone, email, ...name } = person
  return { ...name, email: email.toLowerCase(), phone: contactPhone || null }
}

/** Of several at one cell the first is told. */
function tellIssues(error: z.ZodError | undefined, tell: Tell): void {
  const told = new Set<PropertyKey>()
  for (const { path, message } of error?.issues ?? []) {
    const [field] = path
    const column = CUSTOMER_COLUMNS.find((one) => one === field)
    if (column === undefined || told.has(column)) continue
    told.add(column)
    tell(column, FIELD_FAULTS.find((fault) => fault === message) ?? 'Invalid')
  }
}
