// The shop decides about requests for an account, beside a running shop or for one on a database of its own.
import { approveAccountTexts as texts } from '#texts/nl/account-mails.ts'
import { besideShop, type BesideShop, PlainFailure, typed } from './beside-shop.ts'
import { approveRequest, rejectRequest, waitingRequests } from './modules/accounts/decide-request.ts'

const STAFF = typed('account:approve')
const [name, choice, ...rest] = process.argv.slice(2)

await besideShop(async (shop) => {
  if (name === undefined) return listed(shop)
  if (choice === '--reject') {
    const { email } = await rejectRequest(shop, STAFF, { name, reason: rest.join(' ') })
    return texts.rejected(email)
  }
  if (choice !== undefined && choice !== '--join') throw new PlainFailure(texts.usage)
  const { email, companyName } = await approveRequest(shop, STAFF, { name, joins: choice === '--join' })
  return texts.invited(email, companyName)
})

async function listed(shop: BesideShop): Promise<string> {
  const requests = await waitingRequests(shop, STAFF)
  if (requests.length === 0) return texts.none
  return requests
    .flatMap(({ id, state, form, findings, vatCheck }) => {
      const label = state === 'invited' ? texts.states.invited : texts.states.in_review
      const numbers = [form.kvkNumber, form.vatId].filter(Boolean).join(', ')
      const contact = `${form.firstName} ${form.lastName}`
      const row = texts.row(id.slice(0, 8), label, form.companyName, numbers, contact, form.email)
      return [
        row,
        ...(vatCheck ? [texts.vatChecks[vatCheck.status](vatCheck)] : []),
        ...(findings?.knownCompany && state !== 'invited'
          ? [texts.knownCompany(findings.knownCompany.name)]
          : []),
      ]
    })
    .join('\n')
}
