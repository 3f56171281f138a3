import type { LineState } from '#domain/orders/states.ts'
import { pageNames } from './page-names.ts'

/** Where codes of job tickets are scanned. */
export const scanTexts = {
  title: pageNames.scan,
  code: 'Code van de werkbon',
  hint: 'Scan met een handscanner, of typ de code en druk op Enter.',
  find: 'Zoeken',
  order: (number: string) => `Order ${number}`,
  steps: {
    in_production: 'Start productie',
    ready: 'Markeer als ingepakt',
    shipped: 'Verzonden',
    ready_for_pickup: 'Klaar om af te halen',
    delivered: 'Afgehaald',
  } as Readonly<Partial<Record<LineState, string>>>,
  withOthers: (count: number) =>
    count === 1
      ? 'Ook de andere regel van deze order die klaarstaat'
      : `Ook de ${count} andere regels van deze order die klaarstaan`,
  nothing: 'Hier hoeft nu niets te gebeuren.',
  noRight: 'Met jouw rol kun je de status niet wijzigen.',
  done: (state: string) => `Staat nu op ${state.toLowerCase()}`,
} as const
