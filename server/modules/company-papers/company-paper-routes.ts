import type { ShopContext } from '../../context.ts'
import type { Mount } from '../../http/mount.ts'
import { showCompanyPapers } from './show-company-papers.ts'

/** What stands on the page of a company beside its terms, people and orders. */
export function companyPaperRoutes(mount: Mount, shop: ShopContext): void {
  mount('getCompanyPapers', ({ operator, params }) => showCompanyPapers(shop, operator, params.id))
}
