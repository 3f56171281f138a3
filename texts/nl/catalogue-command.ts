import { type CatalogueSection, IMPORT_FATES, type ImportFate } from '#domain/catalogue/catalogue-file.ts'
import { formatFileSize } from './format-size.ts'
import { formatNumber } from './format.ts'
import { catalogueSectionTexts } from './office/catalogue-faults.ts'

const FATES = {
  added: 'nieuw',
  changed: 'gewijzigd',
  removed: 'weg',
  hidden: 'uit de winkel',
  kept: 'blijft toch',
} as const satisfies Record<ImportFate, string>

type Counts = Readonly<Record<ImportFate | 'same', number>> & { readonly section: CatalogueSection }

const told = (title: string, lines: readonly string[]) =>
  [title, ...(lines.length > 0 ? lines : ['Er verandert niets.'])].join('\n')

/** What `npm run catalogue:export` and `npm run catalogue:import` say. */
export const catalogueCommandTexts = {
  exportUsage:
    'Gebruik: npm run catalogue:export -- <bestand.zip> [--xlsx | --csv], of npm run catalogue:export -- <bestand.xlsx>\nMet --xlsx of --csv staan in de ZIP bladen in plaats van catalogue.json. Een .xlsx is het Excel-bestand zonder afbeeldingen.',
  importUsage:
    'Gebruik: npm run catalogue:import -- <bestand.zip, catalogue.json, catalogus.xlsx, export.csv of map> [--dry-run] [--new-only | --replace]\nMet --dry-run verandert er niets. Met --new-only blijft wat al in de winkel staat zoals het is, met --replace verdwijnt wat niet in het bestand staat.',
  lostToNpm: (option: string) =>
    `npm heeft ${option} zelf opgevat, dus de opdracht weet er niet van. Zet -- voor het bestand en de opties:\nnpm run catalogue:import -- <bestand> [--dry-run] [--new-only | --replace]\nnpm run catalogue:export -- <bestand> [--xlsx | --csv]`,
  noFile: (path: string) => `${path} is er niet.`,
  exported: (path: string, bytes: number) => `De catalogus staat in ${path} (${formatFileSize(bytes)}).`,
  counts: ({ section, ...counts }: Counts): string => {
    const parts = IMPORT_FATES.flatMap((fate) =>
      counts[fate] > 0 ? [`${formatNumber(counts[fate])} ${FATES[fate]}`] : [],
    )
    return parts.length > 0 ? `${catalogueSectionTexts[section]}: ${parts.join(', ')}` : ''
  },
  tried: (lines: readonly string[]) => told('Er is niets veranderd. Dit zou er gebeuren:', lines),
  warnings: (count: number) => `Let op (${formatNumber(count)}):`,
  more: (count: number) => `… en nog ${formatNumber(count)}.`,
  notes: (count: number) => `Dit is niet meegekomen (${formatNumber(count)}):`,
  imported: (lines: readonly string[]) => told('De catalogus is ingevoerd.', lines),
} as const
