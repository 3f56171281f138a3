import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client'
import type { ShopContext } from '../../context.ts'
import { taskStates } from '../../jobs/queue-store.ts'
import { WrongSettings } from '../../settings.ts'
import { diskOf } from './disk.ts'
import { countMails, lastOrderAt } from './health-store.ts'

type Shop = Pick<ShopContext, 'db' | 'settings' | 'log' | 'clock'>

const age = (at: Date | null, now: Date) => (at ? Math.max(0, (now.getTime() - at.getTime()) / 1000) : 0)

/** What is asked of the database at each reading, so that every process tells the same of the shop. */
function measureShop({ db, settings, clock }: Shop, registry: Registry): () => Promise<void> {
  const gauge = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name: `paskruis_${name}`, help, labelNames, registers: [registry] })
  const jobs = gauge('jobs', 'Work in the background by its kind and state', ['task', 'state'])
  const dueAge = gauge('oldest_due_job_age_seconds', 'How long the first of the work that is due waits')
  const mails = gauge('mails', 'Mails that wait or failed', ['state'])
  const mailAge = gauge('oldest_waiting_mail_age_seconds', 'How long the first of the waiting mails waits')
  const orderAge = gauge('last_order_age_seconds', 'How long ago the last order was placed')
  const diskFree = gauge('disk_free_bytes', 'Room on the disk of DATA_DIR')
  const diskSize = gauge('disk_size_bytes', 'Size of the disk of DATA_DIR')

  return async () => {
    const disk = await diskOf(settings.dataDir)
    if (disk) {
      diskFree.set(disk.freeBytes)
      diskSize.set(disk.sizeBytes)
    }
    // The queue goes by the clock on the wall, orders and mails by that of the shop.
    const [wall, now] = [new Date(), clock()]
    const tasks = await taskStates(db)
    for (const { task, ...state } of tasks)
      for (const name of ['waiting', 'running', 'failed'] as const)
        jobs.set({ task, state: name }, state[name])
    dueAge.set(Math.max(0, ...tasks.map(({ oldestDueAt }) => age(oldestDueAt, wall))))
    const { waiting, failed, oldestWaitingAt } = await countMails(db)
    mails.set({ state: 'waiting' }, waiting)
    mails.set({ state: 'failed' }, failed)
    mailAge.set(age(oldestWaitingAt, now))
    orderAge.set(age(await lastOrderAt(db), now))
  }
}

/** Metrics of this process and of the shop, for Prometheus, at an address of their own. */
export async function serveMetrics(
  shop: Shop,
  registry: Registry,
  at: { readonly host: string; readonly port: number },
): Promise<{ readonly port: number; readonly close: () => Promise<void> }> {
  collectDefaultMetrics({ register: registry })
  const up = new Gauge({
    name: 'paskruis_database_up',
    help: 'Whether the database answered',
    registers: [registry],
  })
  const measure = measureShop(shop, registry)
  async function answer({ method, url }: IncomingMessage, response: ServerResponse) {
    if (method !== 'GET' || url !== '/metrics') return response.writeHead(404).end()
    try {
      await measure()
      up.set(1)
    } catch (error) {
      // What the process says of itself is wanted most of all then.
      shop.log.warn({ err: error }, 'metrics of the shop could not be read')
      up.set(0)
    }
    const text = await registry.metrics()
    return response.writeHead(200, { 'content-type': registry.contentType }).end(text)
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) =>
      reject(new WrongSettings([`METRICS_PORT: op poort ${at.port} luisteren gaat niet (${code}).`])),
    )
    server.listen(at.port, at.host, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
