import type { AccountRequest } from '#contract/customer.ts'
import { normalisedPostcode } from '#domain/addresses/postcode.ts'
import { readCompanyNumbers } from '#domain/companies/company-numbers.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { knowsCountry } from '../customer/addresses.ts'
import { subscribe } from '../messages/newsletter.ts'
import { networkOf } from '../../network.ts'
import { queueLookUp } from '../vat/queue-look-up.ts'
import type { RequestForm } from '../../db/documents/people.ts'
import { countRequests, insertRequest } from './request-store.ts'
import { takeInRequestTask } from './take-in-request.task.ts'

const HOUR_MS = 3_600_000
const MOST_PER_NETWORK_AND_HOUR = 20

/**
 * Puts a request for an account in the queue. What follows from it is a job, so that the answer is the same, and takes as
 * long, for an address that we know and one that we don't. A robot gets that answer too.
 */
export async function requestAccount(shop: ShopContext, form: AccountRequest, ip: string): Promise<void> {
  if (form.website) return
  const now = shop.clock()
  const network = networkOf(ip)
  const since = new Date(now.getTime() - HOUR_MS)
  if ((await countRequests(shop.db, network, since)) >= MOST_PER_NETWORK_AND_HOUR)
    throw new Refusal('TooManyRequests')
  await changeAs(shop.db, { kind: 'visitor' }, async (trx) => {
    const asked = await requestForm(trx, form)
    const requestId = await insertRequest(trx, asked, { network, now })
    await shop.jobs.send(trx, takeInRequestTask, { requestId })
    await queueLookUp(shop, trx, asked.vatId)
  })
  if (form.newsletter) await subscribe(shop, form.email, { ip, source: 'account_request' })
}

async function requestForm(executor: Executor, form: AccountRequest): Promise<RequestForm> {
  if (!(await knowsCountry(executor, form.country))) throw new Refusal('InvalidInput', { field: 'country' })
  const postcode = normalisedPostcode(form.postcode, form.country)
  if (postcode === null) throw new Refusal('PostcodeInvalid', { field: 'postcode' })
  const { numbers } = readCompanyNumbers({
    country: form.country,
    postcode,
    kvkNumber: form.kvkNumber ?? '',
    vatId: form.vatId ?? '',
  })
  if (numbers === null) throw new Refusal('InvalidInput', { field: 'kvkNumber' })
  return {
    ...numbers,
    companyName: form.companyName,
    street: form.street,
    houseNumber: form.houseNumber,
    addition: form.addition || null,
    postcode,
    city: form.city,
    country: form.country,
    invoiceEmail: form.invoiceEmail?.toLowerCase() ?? null,
    firstName: form.firstName,
    lastName: form.lastName,
    email: form.email.toLowerCase(),
    phone: form.phone,
    remarks: form.remarks || null,
  }
}
