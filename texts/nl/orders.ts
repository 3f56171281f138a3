import type { OrderState } from '#domain/orders/states.ts'

/** How a status looks: finished, under way, waiting for someone, ready for the next step, blocking, out of the flow. */
export type StatusTone = 'good' | 'busy' | 'waits' | 'next' | 'blocks' | 'out'

type StatusLabel = { readonly label: string; readonly tone: StatusTone }

/** The states of orders and of order lines, as customers and operators read them. */
export const orderStateTexts = {
  placed: { label: 'Nieuwe order', tone: 'next' },
  awaiting_files: { label: 'Wacht op bestanden', tone: 'waits' },
  in_studio: { label: 'Bij de studio', tone: 'next' },
  awaiting_approval: { label: 'Wacht op akkoord', tone: 'waits' },
  released: { label: 'Gereed voor productie', tone: 'next' },
  in_production: { label: 'In productie', tone: 'busy' },
  ready: { label: 'Ingepakt', tone: 'good' },
  shipped: { label: 'Verzonden', tone: 'busy' },
  partially_shipped: { label: 'Deels verzonden', tone: 'busy' },
  ready_for_pickup: { label: 'Af te halen', tone: 'next' },
  delivered: { label: 'Geleverd', tone: 'good' },
  partially_delivered: { label: 'Deels geleverd', tone: 'busy' },
  closed: { label: 'Afgerond', tone: 'good' },
  on_hold: { label: 'Aangehouden', tone: 'out' },
  cancelled: { label: 'Geannuleerd', tone: 'out' },
} as const satisfies Record<OrderState, StatusLabel>

/** How the state 'in_studio' reads while the studio cannot begin, since the customer told it nothing yet. */
export const awaitsBriefingText: StatusLabel = { label: 'Wacht op je briefing', tone: 'waits' }

/** What the command says by which staff move an order on. */
export const moveOrderTexts = {
  usage: (states: readonly string[]) =>
    `Gebruik: npm run order:move -- <bestelnummer of orderregel> <status> [adres om te volgen]\nStatus: ${states.join(', ')}`,
  noAddress: (text: string) => `${text} is geen webadres.`,
  moved: (number: string, count: number, state: string) =>
    `Bestelling ${number}: ${count === 1 ? '1 regel staat' : `${count} regels staan`} op ${state}.`,
} as const
