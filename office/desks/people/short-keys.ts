import { companyTexts } from '#texts/nl/office/companies.ts'
import { invitationTexts } from '#texts/nl/office/invitations.ts'
import { keyTexts } from '#texts/nl/office/keys.ts'
import { requestTexts } from '#texts/nl/office/people.ts'
import { NOTE_KEY, type ShortKeys } from '../../lib/short-keys.ts'

/** The letters of this desk; its pages load no words of others with them. */
export const SHORT_KEYS = {
  requests: {
    approve: { key: 'a', does: requestTexts.approve, may: 'decideAccounts' },
    ask: { key: 'v', does: requestTexts.ask, may: 'decideAccounts' },
    reject: { key: 'w', does: requestTexts.reject, may: 'decideAccounts' },
  },
  companies: {
    lists: { key: 'p', does: companyTexts.changeLists, may: 'changeCompanies' },
    days: { key: 't', does: companyTexts.changeDays, may: 'changeCompanies' },
    limits: { key: 'r', does: companyTexts.changeLimits, may: 'changeCompanies' },
    block: { key: 'b', does: companyTexts.block, may: 'changeCompanies' },
    unblock: { key: 'd', does: companyTexts.unblock, may: 'changeCompanies' },
    make: { key: 'c', does: companyTexts.add, may: 'changeCompanies' },
  },
  company: {
    block: { key: 'b', does: keyTexts.blockCompany, may: 'changeCompanies' },
    note: NOTE_KEY,
  },
  invitations: {
    invite: { key: 'u', does: invitationTexts.invite, may: 'changeCompanies' },
  },
} as const satisfies ShortKeys
