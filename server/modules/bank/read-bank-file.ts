import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { operatorIdOf, type Staff } from '#domain/access/actor.ts'
import { bankFaultText, bankFileTexts } from '#texts/nl/bank-files.ts'
import { formatMoment } from '#texts/nl/format-date.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { shopTheme } from '../content/shop-config.ts'
import { askFencedChild } from '../preflight/fenced-child.ts'
import { findReadFile, insertEntries, insertFile } from './bank-store.ts'
import { CamtReport, type CamtStatement } from './camt-report.ts'

type Reading = Pick<ShopContext, 'db' | 'clock'>

const PROGRAM = join(import.meta.dirname, 'open-bank-file.ts')
const WITHIN_MS = 60_000

/**
 * Keeps what stands in a file of the bank, and books nothing. The same file is refused the second time; an entry that came in
 * another file before is not kept again.
 */
export async function readBankFile(
  shop: Reading,
  staff: Staff,
  { name, xml }: { readonly name: string; readonly xml: string },
): Promise<{ readonly newCount: number; readonly knownCount: number; readonly paidOutCount: number }> {
  requireRight(staff, 'bookPayments')
  const sha256 = createHash('sha256').update(xml).digest()
  await refuseKnown(shop, sha256)
  const statements = await openedStatements(xml)
  const iban = await ownIban(shop)
  const foreign = statements.find((statement) => statement.iban !== iban)
  if (foreign) throw new Refusal('BankAccountForeign', { message: bankFileTexts.foreign(foreign.iban, iban) })
  const entries = statements.flatMap((statement) => statement.entries)
  const readBy = operatorIdOf(staff)
  const kept = await changeAs(shop.db, staff, async (trx) => {
    const fileId = await insertFile(trx, { sha256, name, readAt: shop.clock(), readBy })
    return fileId === null ? null : insertEntries(trx, fileId, entries)
  })
  // Somebody read the same file at the same moment.
  if (!kept) throw new Refusal('BankFileKnown')
  const { inCount, outCount } = kept
  return { newCount: inCount, paidOutCount: outCount, knownCount: entries.length - inCount - outCount }
}

async function refuseKnown({ db }: Reading, sha256: Buffer): Promise<void> {
  const known = await findReadFile(db, sha256)
  if (known)
    throw new Refusal('BankFileKnown', {
      message: bankFileTexts.known(known.readBy, formatMoment(known.readAt.toISOString())),
    })
}

async function ownIban(shop: Reading): Promise<string> {
  const { company } = await shopTheme(shop)
  if (!company.iban) throw new Refusal('ShopCannotInvoice')
  return company.iban.replaceAll(/\s/g, '').toUpperCase()
}

async function openedStatements(xml: string): Promise<readonly CamtStatement[]> {
  const report = await askFencedChild<CamtReport>(
    { program: PROGRAM, folder: null, order: xml, withinMs: WITHIN_MS },
    {
      message(said) {
        const read = CamtReport.safeParse(said)
        return read.success ? read.data : read.error
      },
      // What it costs more than it may is nothing that a bank sends.
      fall: () => new Refusal('BankFileUnreadable'),
    },
  )
  if (report.step === 'failed') throw new Error(`a bank file could not be read: ${report.why}`)
  if (report.step === 'refused')
    throw new Refusal('BankFileUnreadable', { message: bankFaultText(report.fault) })
  return report.statements
}
