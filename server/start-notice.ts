import { relative } from 'node:path'
import { officePaths } from '#contract/office/paths.ts'
import type { Settings } from './settings.ts'

/** The logins of the demo shop that open something. */
const DEMO_LOGINS = [
  { who: 'Klant', login: 'klant@demo.example / Paskruis-demo-1' },
  { who: 'Ander bedrijf', login: 'tweede@demo.example / Paskruis-demo-2' },
  { who: 'Medewerker', login: 'beheer@demo.example / Paskruis-demo-3' },
]

type Started = {
  readonly settings: Pick<Settings, 'demo' | 'databaseUrl' | 'role'>
  readonly address: string
  /** With what somebody becomes the owner; null where there is one. */
  readonly ownerCode: string | null
  /** Where the embedded database keeps its data, or null when it is not used. */
  readonly embeddedFolder: string | null
}

/** The one block that a start prints: where the shop is, which database it uses and how to log in. */
export function startNotice({ settings, address, ownerCode, embeddedFolder }: Started): string {
  const shop = [
    ['Winkel', address],
    ownerCode === null
      ? ['Beheer', `${address}/beheer`]
      : ['Eerste eigenaar', `${address}${officePaths.begin(ownerCode)}`],
  ]
  const logins = DEMO_LOGINS.map(({ who, login }) => [who, login])
  const isWorker = settings.role === 'worker'
  const rows = [
    ...(isWorker ? [['Achtergrondwerk', `${address}/readyz`]] : shop),
    ['Database', database(settings.databaseUrl, embeddedFolder)],
    ...(settings.demo && !isWorker ? logins : []),
    ['Stoppen', 'Ctrl-C'],
  ]
  const lines = rows.map(([name = '', value = '']) => `  ${name.padEnd(17)}${value}`)
  return ['', '  Paskruis is klaar.', '', ...lines, ''].join('\n')
}

function database(databaseUrl: string | null, embeddedFolder: string | null): string {
  if (embeddedFolder !== null) {
    return `ingebouwde PostgreSQL in ${nearest(embeddedFolder)} (om te proberen; een echte winkel gebruikt DATABASE_URL)`
  }
  const url = URL.parse(databaseUrl ?? '')
  return url === null
    ? 'PostgreSQL van DATABASE_URL'
    : `PostgreSQL op ${url.host}${url.pathname} (DATABASE_URL)`
}

function nearest(folder: string): string {
  const path = relative(process.cwd(), folder)
  return path.startsWith('..') ? folder : path
}
