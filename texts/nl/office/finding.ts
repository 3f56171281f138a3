import type { FoundKind } from '#contract/office/found-kinds.ts'
import { formatNumber } from '../format.ts'

/** The window of the back office that opens by Ctrl+K. */
export const findingTexts = {
  open: 'Zoeken',
  title: 'Zoeken en opdrachten',
  placeholder: 'Nummer, naam of opdracht',
  list: 'Resultaten',
  close: 'Sluiten',
  keys: [
    { key: '↑ ↓', does: 'bladeren' },
    { key: 'Enter', does: 'kiezen' },
    { key: 'Esc', does: 'sluiten' },
  ],
  count: (count: number) => (count === 1 ? '1 resultaat' : `${formatNumber(count)} resultaten`),
  failed: 'Zoeken lukt nu even niet.',
  recent: 'Onlangs gekozen',
  here: 'Op deze pagina',
  settings: 'Instellingen',
  pages: 'Pagina’s',
  actions: 'Opdrachten',
  searchIn: (text: string, page: string) => `Zoek “${text}” in ${page}`,
  groups: {
    order: 'Orders',
    quote: 'Offertes',
    invoice: 'Facturen',
    company: 'Bedrijven',
    contact: 'Contactpersonen',
    file: 'Drukbestanden',
    product: 'Producten',
  } satisfies Record<FoundKind, string>,
  order: (number: string) => `Order ${number}`,
  quote: (number: string) => `Offerte ${number}`,
  invoice: (number: string) => `Factuur ${number}`,
} as const
