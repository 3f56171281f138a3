import type { QueryClient } from '@tanstack/react-query'
import type { DeskCompany } from '#contract/office/companies.ts'
import { showReply } from '../../lib/show-reply.ts'
import { companyOf } from '../../work/companies.ts'

/** Shows a company as a change left it, and asks for the lists anew that it is in. */
export async function keepCompany(client: QueryClient, company: DeskCompany): Promise<void> {
  showReply(client, companyOf(company.id).queryKey, company)
  await client.invalidateQueries({ queryKey: ['companies', 'list'] })
}
