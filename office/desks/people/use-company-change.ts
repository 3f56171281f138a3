import type { DeskCompany } from '#contract/office/companies.ts'
import { type DeskChange, useDeskChange } from '../../lib/use-desk-change.ts'
import { companyOf } from '../../work/companies.ts'

/** A change of a company or of its people. */
export const useCompanyChange = <Sent = void>(companyId: string, change: DeskChange<Sent, DeskCompany>) =>
  useDeskChange(change, { outdates: [['companies']], replyIs: companyOf(companyId).queryKey })
