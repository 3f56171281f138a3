import { PART_FIELDS } from '#contract/office/setting-parts.ts'
import { CLOSING_DAYS, type ShopSettings } from '#contract/office/shop-settings.ts'
import { readEuros } from '#texts/nl/euros.ts'
import { fieldText } from '../../lib/field-text.ts'

/** What is filled in of these settings as far as the form asks for them; what cannot be read is what no schema takes. */
export function typedSettings(
  form: HTMLFormElement,
  fields: readonly (keyof ShopSettings)[],
): Partial<ShopSettings> {
  const asked = fields.filter((field) => form.elements.namedItem(field) !== null)
  return Object.fromEntries(asked.map((field) => [field, typed(form, field)]))
}

function typed(form: HTMLFormElement, field: keyof ShopSettings): ShopSettings[keyof ShopSettings] {
  const text = fieldText(form, field).trim()
  if (field === 'studioDesignCents' || field === 'validateDesignCents') return readEuros(text) ?? NaN
  if (field === 'shippingVatPercent') return Number(text)
  if (field === 'vatPercents') return percentsIn(text)
  if (field === 'quoteValidDays') return /^\d{1,2}$/.test(text) ? Number(text) : NaN
  if (LINES.has(field)) return linesIn(text)
  if (field === 'closedDates') return datesIn(text)
  if (field === 'chatHosts' || field === 'headHosts') return hostsIn(text)
  if (field !== 'closedOn') return text
  const checked = new FormData(form).getAll(field)
  return CLOSING_DAYS.filter((day) => checked.includes(day))
}

const LINES: ReadonlySet<keyof ShopSettings> = new Set(PART_FIELDS.lines)

/** The names of a list, one per line. */
export const linesIn = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** The addresses of a list, one per line; commas and spaces part them too. */
export const hostsIn = (text: string): string[] => text.split(/[\s,;]+/).filter((host) => host !== '')

/** '0, 9 en 21%' as numbers; what is none stays what no schema takes. */
export const percentsIn = (text: string): number[] =>
  text
    .replaceAll(/\ben\b|%/g, ' ')
    .split(/[\s,;]+/)
    .filter((percent) => percent !== '')
    .map((percent) => (/^\d{1,3}$/.test(percent) ? Number(percent) : NaN))

/** '24-12-2026' per line as ISO days; what is written otherwise stays as it is. */
export const datesIn = (text: string): string[] =>
  text
    .split(/[\n,;]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) =>
      line.replace(
        /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/,
        (_all, day: string, month: string, year: string) =>
          `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
      ),
    )
