import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApplyCustomersQuery, customerFilePath } from '#contract/office/customer-files.ts'
import { customerColumnTexts, customerFileTexts as texts } from '#texts/nl/office/customer-files.ts'
import { tableTexts } from '#texts/nl/office/tables.ts'
import type { ShopContext } from '../../../context.ts'
import { attachment } from '../../../http/attachment.ts'
import { fileBodies } from '../../../http/file-bodies.ts'
import { staffOf } from '../../../http/staff-of.ts'
import { Refusal } from '../../../refusal.ts'
import { faultyTable } from '../../catalogue/sheets/faulty-table.ts'
import { receiveTable } from '../../catalogue/sheets/receive-table.ts'
import { XLSX_TYPE } from '../../catalogue/sheets/write-sheet.ts'
import { CUSTOMER_TABLE } from './customer-table.ts'
import { exampleSheet, exportCustomers, exportCustomerSheet } from './export-customers.ts'
import {
  type AnalysedCustomers,
  analyseCustomers,
  applyCustomers,
  customerTrialReply,
  faultMessage,
} from './import-customers.ts'

const HEADERS = {
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
} as const

const sendFile = (
  reply: FastifyReply,
  { name, content, type }: { name: string; content: Readable; type: string },
) => reply.headers(HEADERS).header('content-disposition', attachment(name)).type(type).send(content)

const sendCsv = (reply: FastifyReply, name: string, lines: Iterable<string>) =>
  sendFile(reply, { name, content: Readable.from(lines), type: 'text/csv; charset=utf-8' })

/** What is no call: all customers as a file, and files of customers that are read. */
export async function customerFileRoutes(app: FastifyInstance, shop: ShopContext): Promise<void> {
  const staffFrom = (request: FastifyRequest) => staffOf(app, request, 'changeCompanies')

  app.get(customerFilePath('customers.csv'), async (request, reply) => {
    const { name, lines } = await exportCustomers(shop, await staffFrom(request))
    return sendCsv(reply, name, lines)
  })

  app.get(customerFilePath('customers.xlsx'), async (request, reply) =>
    sendFile(reply, { ...(await exportCustomerSheet(shop, await staffFrom(request))), type: XLSX_TYPE }),
  )

  app.get(customerFilePath('example.xlsx'), async (request, reply) => {
    await staffFrom(request)
    return sendFile(reply, { ...exampleSheet(), type: XLSX_TYPE })
  })

  await fileBodies(app, (uploads) => {
    uploads.post(customerFilePath('import'), async (request, reply) => {
      const { file, analysed } = await analysedFrom(request)
      return reply.headers(HEADERS).send(customerTrialReply(file, analysed))
    })

    uploads.post(customerFilePath('import/faults.csv'), async (request, reply) => {
      const { file, analysed } = await analysedFrom(request)
      const column = { column: 'fault', heading: customerColumnTexts.fault } as const
      return sendCsv(reply, texts.faultsName, faultyTable(file, column, toldFaults(analysed)))
    })

    uploads.post(customerFilePath('import/apply'), async (request, reply) => {
      const staff = await staffFrom(request)
      const asked = ApplyCustomersQuery.safeParse(request.query)
      if (!asked.success) throw new Refusal('InvalidInput', { field: 'digest' })
      const file = await receiveTable(request.raw, CUSTOMER_TABLE)
      return reply.headers(HEADERS).send(await applyCustomers(shop, staff, { file, ...asked.data }))
    })
  })

  async function analysedFrom(request: FastifyRequest) {
    const staff = await staffFrom(request)
    const file = await receiveTable(request.raw, CUSTOMER_TABLE)
    return { file, analysed: await analyseCustomers(shop, staff, file) }
  }
}

/** What is wrong with a row, in words. */
function toldFaults({ faults }: AnalysedCustomers): (row: number) => string {
  const byRow = Map.groupBy(faults, ({ row }) => row)
  return (row) =>
    (byRow.get(row) ?? [])
      .map((found) => tableTexts.faultAt(customerColumnTexts[found.column], faultMessage(found)))
      .join('; ')
}
