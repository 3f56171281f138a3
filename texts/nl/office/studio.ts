import type { StudioQueue } from '#domain/designs/studio-queues.ts'
import type { StudioState } from '#domain/designs/studio.ts'
import { formatNumber } from '../format.ts'
import type { StatusTone } from '../orders.ts'
import { pageNames } from './page-names.ts'

type StateText = { readonly label: string; readonly tone: StatusTone }

/** The desk of the design studio. */
export const deskStudioTexts = {
  queues: 'Wachtrijen',
  queue: {
    make: 'Te maken',
    brief: 'Wacht op briefing',
    answer: 'Wacht op akkoord',
    over: 'Afgerond',
    all: 'Alles',
  } satisfies Record<StudioQueue, string>,
  state: {
    ordered: { label: 'Wacht op briefing', tone: 'waits' },
    briefed: { label: 'Te maken', tone: 'next' },
    in_progress: { label: 'In bewerking', tone: 'busy' },
    proof_sent: { label: 'Wacht op akkoord', tone: 'waits' },
    changes_requested: { label: 'Correctie gevraagd', tone: 'next' },
    approved: { label: 'Goedgekeurd', tone: 'good' },
    delivered: { label: 'Goedgekeurd', tone: 'good' },
    cancelled: { label: 'Geannuleerd', tone: 'out' },
  } satisfies Record<StudioState, StateText>,
  title: pageNames.studio,
  table: 'Opdrachten voor de studio',
  search: 'Zoek op nummer, klant of product',
  job: 'Opdracht',
  customer: 'Klant',
  versions: 'Proeven',
  since: 'Sinds',
  status: 'Status',
  more: 'Meer opdrachten laden',
  none: 'Geen opdrachten in deze wachtrij',
  noneFound: (search: string) => `Geen opdrachten gevonden met “${search}”`,
  noneText: 'Kies een andere wachtrij, of pas je zoekwoord aan.',
  back: 'Alle opdrachten',
  about: (order: string, company: string) => `${order}, ${company}`,
  copies: (count: number, side: 'front' | 'back') =>
    `${side === 'back' ? 'Achterzijde, ' : ''}${formatNumber(count)} ${count === 1 ? 'exemplaar' : 'exemplaren'}`,
  brief: 'Briefing',
  noBrief: 'De klant heeft nog geen briefing gestuurd. Je kunt wel al een proef sturen.',
  demands: 'Wat de drukproef vraagt',
  size: 'Formaat',
  sizeMm: (widthMm: number, heightMm: number) => `${formatNumber(widthMm)} × ${formatNumber(heightMm)} mm`,
  bleed: 'Afloop',
  safe: 'Veilige zone',
  ppi: 'Resolutie',
  mm: (mm: number) => `${formatNumber(mm)} mm`,
  leastPpi: (ppi: number) => `minimaal ${formatNumber(ppi)} ppi`,
  amount: 'Aantal',
  contact: 'Contactpersoon',
  proofs: 'Proeven',
  noProofs: 'Nog geen proef gestuurd.',
  proof: (number: number) => `Proef ${number}`,
  pictureOf: (number: number) => `Voorbeeld van proef ${number}`,
  pictureComes: 'Het voorbeeld wordt gemaakt.',
  noPicture: 'Van deze proef is geen voorbeeld.',
  sent: (when: string) => `Verstuurd op ${when}`,
  decision: {
    approved: (name: string | null, when: string) => `Goedgekeurd door ${name ?? 'de klant'} op ${when}`,
    returned: (name: string | null, when: string) =>
      `Correctie gevraagd door ${name ?? 'de klant'} op ${when}`,
  },
  waits: 'Wacht op antwoord van de klant',
  deliver: 'Proef sturen',
  file: 'Bestand',
  fileHint: 'De klant krijgt een mail, en ziet de proef bij de bestelling.',
  send: 'Proef versturen',
  delivered: 'De proef is naar de klant gestuurd',
  noRight: 'Met jouw rol kun je opdrachten bekijken, geen proef sturen.',
} as const
