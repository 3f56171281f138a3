import type { MessageQueue } from '#domain/messages/message-queues.ts'

/** The messages that came by the contact form. */
export const deskMessageTexts = {
  queues: 'Wachtrijen',
  queue: { open: 'Open', done: 'Afgehandeld' } satisfies Record<MessageQueue, string>,
  search: 'Zoek op naam, mail of onderwerp',
  table: 'Berichten',
  from: 'Van',
  message: 'Bericht',
  received: 'Ontvangen',
  actions: 'Acties',
  mark: 'Afhandelen of heropenen',
  done: 'Afgehandeld',
  doneOf: (subject: string) => `Afgehandeld: ${subject}`,
  again: 'Heropenen',
  againOf: (subject: string) => `Heropenen: ${subject}`,
  doneBy: (who: string, moment: string) => `Afgehandeld door ${who}, ${moment}`,
  somebody: 'een oud-collega',
  doneToast: 'Het bericht is afgehandeld',
  againToast: 'Het bericht staat weer open',
  more: 'Meer berichten laden',
  none: 'Geen berichten in deze wachtrij',
  noneFound: (search: string) => `Geen berichten gevonden met “${search}”`,
  noneText: 'Kies een andere wachtrij, of pas je zoekwoord aan.',
} as const
