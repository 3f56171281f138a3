import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { ShopContext } from '../../context.ts'
import { attachment } from '../../http/attachment.ts'
import type { Mount } from '../../http/mount.ts'
import { staffOf } from '../../http/staff-of.ts'
import { Refusal } from '../../refusal.ts'
import { askForBackup, deleteBackup, listBackups, makeBackup, openBackup, tryBackup } from './backups.ts'

const DONE = { ok: true } as const
const HEADERS = {
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
} as const
const Params = z.object({ id: z.uuid() })
const Query = z.object({ ticket: z.string().max(200) })

/** Backups of the database, for the owner. */
export function backupRoutes(mount: Mount, shop: ShopContext): void {
  mount('listBackups', ({ operator }) => listBackups(shop, operator))

  mount('makeBackup', ({ operator }) => makeBackup(shop, operator))

  mount('tryBackup', async ({ operator, params }) => {
    await tryBackup(shop, operator, params.id)
    return DONE
  })

  mount('askForBackup', ({ operator, params, body }) =>
    askForBackup(shop, operator, { id: params.id, password: body.password }),
  )

  mount('deleteBackup', async ({ operator, params }) => {
    await deleteBackup(shop, operator, params.id)
    return DONE
  })
}

/** GET /beheer/api/system/backups/{id}/file?ticket: the file of a backup, as it comes from the storage. */
export function backupFileRoutes(app: FastifyInstance, shop: ShopContext): void {
  app.get('/beheer/api/system/backups/:id/file', async (request, reply) => {
    const operator = await staffOf(app, request, 'runSystem')
    const params = Params.safeParse(request.params)
    const query = Query.safeParse(request.query)
    if (!params.success || !query.success) throw new Refusal('BackupNotFound')
    const file = await openBackup(shop, operator, { ...params.data, ...query.data })
    return reply
      .headers(HEADERS)
      .header('content-disposition', attachment(file.name))
      .header('content-length', file.sizeBytes)
      .type('application/gzip')
      .send(file.stream())
  })
}
