import { formatMoment } from './format-date.ts'
import { formatNumber } from './format.ts'

type Restored = {
  readonly madeAt: Date
  readonly app: string
  readonly tables: number
  readonly rows: number
}

/** What `npm run backup:restore` says. */
export const restoreBackupTexts = {
  usage:
    'Gebruik: npm run backup:restore -- <bestand.sql.gz> <postgres://gebruiker:wachtwoord@host/lege-databank>',
  noFile: (file: string) => `Het bestand ${file} is niet te lezen.`,
  restored: ({ madeAt, app, tables, rows }: Restored) =>
    `Teruggezet: ${formatNumber(rows)} regels in ${formatNumber(tables)} tabellen, van ${formatMoment(madeAt.toISOString())} (Paskruis ${app}). Elke regel is vergeleken. Zet nu ook de map met bestanden terug en start de winkel op deze databank.`,
} as const
