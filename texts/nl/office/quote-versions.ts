import type { ComparedLine, QuoteVersionKind } from '#domain/quotes/compare-versions.ts'
import { SPACE } from '../format.ts'

/** What was sent of a quote, and what became otherwise. */
export const quoteVersionsTexts = {
  title: 'Versies',
  intro: (count: number) =>
    `Van deze offerte zijn ${count} versies bewaard. De klant ziet en bestelt alleen de nieuwste.`,
  from: 'Van',
  to: 'Naar',
  version: (number: number, kind: string, moment: string, name: string | null) =>
    [`Versie ${number}: ${kind}`, moment, name].filter((part) => part !== null).join(', '),
  kinds: {
    saved: 'van de klant',
    offered: 'aangeboden',
    extended: 'verlengd',
  } satisfies Record<QuoteVersionKind, string>,
  compared: (before: number, after: number) => `Verschillen van versie ${before} naar versie ${after}`,
  line: 'Regel',
  quantity: 'Aantal',
  price: 'Bedrag excl. btw',
  change: 'Verschil',
  changes: {
    same: 'Gelijk',
    changed: 'Gewijzigd',
    added: 'Toegevoegd',
    removed: 'Vervallen',
  } satisfies Record<ComparedLine['change'], string>,
  /** What it was and what it became each stay on one line. */
  fromTo: (before: string, after: string) => `van${SPACE}${before} naar${SPACE}${after}`,
  net: 'Totaal excl. btw',
  validUntil: 'Geldig tot en met',
  note: (number: number) => `Bericht bij versie ${number}`,
} as const
