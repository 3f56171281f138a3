import { createHash, randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { CustomersAdded, CustomerTrial } from '#contract/office/customer-files.ts'
import type { Staff } from '#domain/access/actor.ts'
import { CUSTOMER_COLUMNS } from '#domain/companies/customer-columns.ts'
import { customerColumnTexts, customerFaultTexts } from '#texts/nl/office/customer-files.ts'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import type { ShopContext } from '../../../context.ts'
import { changeAs } from '../../../db/change-as.ts'
import type { Executor } from '../../../db/database.ts'
import { Refusal } from '../../../refusal.ts'
import { requireRight } from '../../../require-right.ts'
import { tableRowsOf } from '../../catalogue/sheets/receive-table.ts'
import { knownCountries } from '../../content/known-countries.ts'
import { holdNewCompanies } from '../new-company-store.ts'
import type { CustomerNames } from './company-rows.ts'
import {
  findContactCompanies,
  findKnownCompanies,
  insertCompanies,
  insertContacts,
  listBuyersLists,
} from './customer-exchange-store.ts'
import type { CustomerFile } from './customer-table.ts'
import { type CellFault, type ReadCompany, readCustomers } from './read-customers.ts'

const MOST_SHOWN = 300
const MOST_CONTACTS_SHOWN = 5

/** A company of a file beside what the shop has. */
type Planned = ReadCompany & {
  /** Null for a new one. */
  readonly knownId: string | null
  readonly newContacts: ReadCompany['contacts']
}

/** A file beside the customers that there are. */
export type AnalysedCustomers = {
  readonly companies: readonly Planned[]
  readonly faults: readonly CellFault[]
  readonly warnings: readonly CellFault[]
  /** By which this outcome is known again. */
  readonly digest: string
}

/** Reads a file beside the customers that there are, and changes nothing. */
export async function analyseCustomers(
  { db }: Pick<ShopContext, 'db'>,
  staff: Staff,
  file: CustomerFile,
): Promise<AnalysedCustomers> {
  requireRight(staff, 'changeCompanies')
  return analyse(db, file)
}

async function analyse(executor: Executor, file: CustomerFile): Promise<AnalysedCustomers> {
  const read = await readCustomers(tableRowsOf(file), await loadNames(executor))
  const known = await findKnownCompanies(executor, read.companies)
  const owners = await findContactCompanies(
    executor,
    read.companies.flatMap(({ contacts }) => contacts.map(({ email }) => email)),
  )
  const faults = [...read.faults]
  const taken = new Set<string>()
  const companies = read.companies.map((company): Planned => {
    const found = known.get(company.row)
    if (found && taken.has(found.id)) faults.push({ row: company.row, column: 'name', fault: 'KnownTwice' })
    if (found) taken.add(found.id)
    const newContacts = company.contacts.filter(({ row, email }) => {
      const ownerId = owners.get(email)
      if (ownerId === undefined) return true
      if (ownerId !== found?.id) faults.push({ row, column: 'email', fault: 'EmailElsewhere' })
      return false
    })
    if (found?.isBlocked && newContacts.length > 0)
      faults.push({ row: company.row, column: 'name', fault: 'CompanyBlocked' })
    return { ...company, knownId: found?.id ?? null, newContacts }
  })
  const warnings = read.warnings.filter(({ row }) => !known.has(row))
  const outcome = { companies, faults: faults.toSorted(byPlace), warnings }
  const digest = createHash('sha256')
    .update(JSON.stringify([file.digest, outcome]))
    .digest('hex')
  return { ...outcome, digest }
}

const byPlace = (one: CellFault, other: CellFault) =>
  one.row - other.row || CUSTOMER_COLUMNS.indexOf(one.column) - CUSTOMER_COLUMNS.indexOf(other.column)

async function loadNames(executor: Executor): Promise<CustomerNames> {
  const countries = await knownCountries(executor)
  const lists = await listBuyersLists(executor)
  const named = (wanted: 'group' | 'contract') => {
    const some = lists.filter(({ kind }) => kind === wanted)
    // Of a code and a name that are the same, the code counts.
    return new Map([
      ...some.map(({ id, title }) => [title.toLowerCase(), id] as const),
      ...some.map(({ id, code }) => [code.toLowerCase(), id] as const),
    ])
  }
  return {
    countries: new Map(
      countries.flatMap(({ code, name }) => [
        [name.toLowerCase(), code],
        [code.toLowerCase(), code],
      ]),
    ),
    priceLists: { group: named('group'), contract: named('contract') },
  }
}

export const faultMessage = ({ fault }: CellFault): string =>
  fault in customerFaultTexts
    ? customerFaultTexts[fault as keyof typeof customerFaultTexts]
    : fieldFaultTexts[fault as keyof typeof fieldFaultTexts]

const faultReply = (found: CellFault) => ({
  row: found.row,
  column: customerColumnTexts[found.column],
  message: faultMessage(found),
})

const countOf = (companies: readonly Planned[], count: (company: Planned) => number) =>
  companies.reduce((sum, company) => sum + count(company), 0)

/** What a file would add, and what is wrong with it. */
export function customerTrialReply(
  { records }: CustomerFile,
  { companies, faults, warnings, digest }: AnalysedCustomers,
): z.input<typeof CustomerTrial> {
  const changed = companies.filter(({ knownId, newContacts }) => knownId === null || newContacts.length > 0)
  return {
    digest,
    rowCount: records.length,
    faultCount: faults.length,
    faults: faults.slice(0, MOST_SHOWN).map(faultReply),
    warningCount: warnings.length,
    warnings: warnings.slice(0, MOST_SHOWN).map(faultReply),
    newCompanyCount: countOf(companies, ({ knownId }) => (knownId === null ? 1 : 0)),
    knownCompanyCount: countOf(companies, ({ knownId }) => (knownId === null ? 0 : 1)),
    newContactCount: countOf(companies, ({ newContacts }) => newContacts.length),
    knownContactCount: countOf(
      companies,
      ({ contacts, newContacts }) => contacts.length - newContacts.length,
    ),
    changeCount: changed.length,
    companies: changed.slice(0, MOST_SHOWN).map(({ row, name, city, knownId, newContacts }) => ({
      row,
      name,
      city,
      isNew: knownId === null,
      contacts: newContacts.slice(0, MOST_CONTACTS_SHOWN).map(({ email }) => email),
      contactCount: newContacts.length,
    })),
  }
}

/** Adds what a file says, all of it or nothing: refused when it would do anything else than was shown. */
export async function applyCustomers(
  { db }: Pick<ShopContext, 'db'>,
  staff: Staff,
  { file, digest }: { readonly file: CustomerFile; readonly digest: string },
): Promise<CustomersAdded> {
  requireRight(staff, 'changeCompanies')
  return changeAs(db, staff, async (trx) => {
    await holdNewCompanies(trx)
    const analysed = await analyse(trx, file)
    if (analysed.digest !== digest) throw new Refusal('TableChanged')
    if (analysed.faults.length > 0) throw new Refusal('TableFaulty')
    const companies = analysed.companies.map((company) => ({
      ...company,
      id: company.knownId ?? randomUUID(),
      invoiceEmail: company.invoiceEmail ?? company.contacts[0]?.email ?? null,
    }))
    const added = companies.filter(({ knownId }) => knownId === null)
    await insertCompanies(trx, added)
    const contacts = companies.flatMap(({ id, newContacts }) =>
      newContacts.map((contact, at) => ({ ...contact, companyId: id, isFirst: at === 0 })),
    )
    // Somebody else got one of the addresses at this moment.
    if ((await insertContacts(trx, contacts)) !== contacts.length) throw new Refusal('TableChanged')
    return { companyCount: added.length, contactCount: contacts.length }
  })
}
