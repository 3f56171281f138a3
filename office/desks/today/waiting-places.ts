import type { WaitingKind } from '#domain/access/waiting-kinds.ts'
import { paths } from '../../paths.ts'

type Places = {
  /** Where all of a kind is listed, in the order in which the first few are told. */
  readonly queue: string
  readonly of: (id: string) => string
}

const queue = (path: string, name: string, sort?: string) =>
  `${path}?${new URLSearchParams({ wachtrij: name, ...(sort && { volgorde: sort }) })}`

/** Where what waits is worked on. */
export const WAITING_PLACES: Readonly<Record<WaitingKind, Places>> = {
  late: { queue: queue(paths.orders, 'late'), of: paths.order },
  today: { queue: queue(paths.orders, 'today'), of: paths.order },
  held: { queue: queue(paths.orders, 'held'), of: paths.order },
  check: { queue: queue(paths.orders, 'check'), of: paths.order },
  released: { queue: queue(paths.orders, 'released', 'urgent'), of: paths.order },
  files: { queue: queue(paths.files, 'review', 'longest'), of: paths.file },
  studio: { queue: queue(paths.studio, 'make'), of: paths.studioJob },
  quotes: { queue: queue(paths.quotes, 'answer'), of: paths.quote },
  requests: { queue: paths.requests, of: () => paths.requests },
  messages: { queue: paths.messages, of: () => paths.messages },
  invoices: { queue: queue(paths.invoices, 'overdue'), of: paths.invoice },
  failedMails: { queue: queue(paths.mails, 'failed'), of: paths.mail },
  bouncedMails: { queue: queue(paths.mails, 'bounced'), of: paths.mail },
  jobs: { queue: paths.systemJobs, of: () => paths.systemJobs },
  products: { queue: queue(paths.products, 'changed'), of: paths.product },
  configurators: { queue: paths.products, of: paths.configurator },
}
