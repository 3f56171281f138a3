import type { ShopContext } from '../../context.ts'
import type { Mount } from '../../http/mount.ts'
import { listAuditLog, showAuditChange } from './audit-log.ts'

/** The desk of the audit log: finding changes, one change. */
export function auditRoutes(mount: Mount, shop: ShopContext): void {
  mount(
    'listAuditLog',
    ({ operator, query: { kind = null, from = null, until = null, after = null, ...query } }) =>
      listAuditLog(shop, operator, { ...query, kind, from, until, after }),
  )

  mount('getAuditChange', ({ operator, params }) => showAuditChange(shop, operator, params.id))
}
