import type { ShopContext } from '../../context.ts'
import { attachment } from '../../http/attachment.ts'
import type { Mount } from '../../http/mount.ts'
import {
  closePrivacyRequest,
  erasePerson,
  exportPerson,
  listPrivacyRequests,
  recordPrivacyRequest,
} from './privacy-requests.ts'
import { runRetention, showRetention } from './retention-desk.ts'

const DONE = { ok: true } as const

/** What the owner does about terms, and about what people ask of their own data. */
export function privacyDeskRoutes(mount: Mount, shop: ShopContext): void {
  mount('getRetention', ({ operator }) => showRetention(shop, operator))

  mount('runRetention', async ({ operator }) => {
    await runRetention(shop, operator)
    return DONE
  })

  mount('listPrivacyRequests', async ({ operator }) => ({
    requests: await listPrivacyRequests(shop, operator),
  }))

  mount('recordPrivacyRequest', async ({ operator, body }) => {
    await recordPrivacyRequest(shop, operator, body)
    return DONE
  })

  mount('closePrivacyRequest', async ({ operator, params, body }) => {
    await closePrivacyRequest(shop, operator, params.id, body)
    return DONE
  })

  mount('erasePerson', async ({ operator, params }) => {
    await erasePerson(shop, operator, params.id)
    return DONE
  })

  mount('exportPerson', async ({ operator, params, reply }) => {
    const data = await exportPerson(shop, operator, params.id)
    void reply.header('content-disposition', attachment(`gegevens-${data.madeAt.slice(0, 10)}.json`))
    return data
  })
}
