import { maskSecrets } from '#domain/mails/mask-secrets.ts'
import { formatDate, formatMoment } from '#texts/nl/format-date.ts'
import { formatNumber, formatPrice } from '#texts/nl/format.ts'
import { mailKindLabel, mailStateTexts } from '#texts/nl/office/mails.ts'
import { auditFieldLabel, auditTexts as texts } from '#texts/nl/office/audit.ts'
import { deskQuoteStateTexts } from '#texts/nl/office/quotes.ts'
import { officeTexts } from '#texts/nl/office/shell.ts'
import { orderStateTexts } from '#texts/nl/orders.ts'
import { SECRET_NAME, shownColumns } from './shown-columns.ts'

type Row = Readonly<Record<string, unknown>>
type ChangedField = { readonly label: string; readonly before: string | null; readonly after: string | null }

const MOST_FIELDS = 200
const LONGEST_VALUE = 1000
/** By this alone the trigger says of a password that it was changed. */
const PASSWORD = 'password'

/** What the columns of a change are called, without those that stay hidden. */
export const changedLabels = (kind: string, columns: readonly string[]): string[] =>
  columns.flatMap((column) => {
    if (column === PASSWORD) return [texts.password]
    return shownColumns(kind).has(column) ? [auditFieldLabel(column)] : []
  })

/** Each field that became different, as it was and as it became; a document field by field. */
export function changedFields(
  kind: string,
  before: Row,
  after: Row,
  nameOf: (id: string) => string | null,
): { readonly fields: ChangedField[]; readonly hidesSome: boolean } {
  const shown = shownColumns(kind)
  const fields: ChangedField[] = []
  let hidesSome = false
  for (const column of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (column === PASSWORD && after[column] === 'changed') {
      fields.push({ label: texts.password, before: null, after: texts.passwordChanged })
    } else if (shown.has(column)) {
      const found = differences(
        { kind, column, name: column, label: auditFieldLabel(column), nameOf },
        before[column],
        after[column],
      )
      hidesSome ||= found.includes(null)
      fields.push(...found.filter((field) => field !== null))
    } else if (column !== 'id') {
      hidesSome = true
    }
  }
  return { fields: fields.slice(0, MOST_FIELDS), hidesSome: hidesSome || fields.length > MOST_FIELDS }
}

type Place = {
  readonly kind: string
  readonly column: string
  /** The last name on the way to it. */
  readonly name: string
  readonly label: string
  /** What the thing of an id is called; null where that is not known. */
  readonly nameOf: (id: string) => string | null
}

/** The fields at a place that differ; null for one that stays hidden. */
function differences(place: Place, before: unknown, after: unknown): (ChangedField | null)[] {
  if (JSON.stringify(before ?? null) === JSON.stringify(after ?? null)) return []
  if (isRow(before) || isRow(after)) {
    const [was, became] = [asRow(before), asRow(after)]
    const names = new Set([...Object.keys(was), ...Object.keys(became)])
    return [...names].flatMap((name) => {
      // The version of a document says nothing of what is in it.
      if (name === 'v') return []
      if (SECRET_NAME.test(name)) return [null]
      const label = `${place.label}: ${auditFieldLabel(name)}`
      return differences({ ...place, name, label }, was[name], became[name])
    })
  }
  return [{ label: place.label, before: valueText(place, before), after: valueText(place, after) }]
}

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const asRow = (value: unknown): Row =>
  isRow(value) ? value : value === undefined || value === null ? {} : { '': value }

const DAY = /^\d{4}-\d{2}-\d{2}$/
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/

/** A value as staff read it; null for nothing. */
function valueText({ kind, column, name, nameOf }: Place, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (typeof value === 'number') return /cents$/i.test(name) ? formatPrice(value) : formatNumber(value, 4)
  if (typeof value !== 'string') return shortened(JSON.stringify(value, withoutSecrets))
  if (DAY.test(value)) return formatDate(value)
  if (MOMENT.test(value) && !Number.isNaN(Date.parse(value))) return formatMoment(value)
  return shortened(maskSecrets(WORDS[`${kind}.${column}`]?.(value) ?? nameOf(value) ?? value))
}

const withoutSecrets = (name: string, value: unknown) => (SECRET_NAME.test(name) ? undefined : value)

const shortened = (text: string) => (text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text)

const labelled = (labels: Readonly<Record<string, { readonly label: string }>>) => (value: string) =>
  labels[value]?.label
/** What is kept as a word of the code, as staff read it elsewhere. */
const WORDS: Readonly<Record<string, (value: string) => string | undefined>> = {
  'orders.state': labelled(orderStateTexts),
  'order_lines.state': labelled(orderStateTexts),
  'outbox.state': labelled(mailStateTexts),
  'outbox.template': mailKindLabel,
  'price_requests.state': labelled(deskQuoteStateTexts),
  'price_request_messages.state': labelled(deskQuoteStateTexts),
  'operators.role': (value) => ({ ...officeTexts.roles } as Readonly<Record<string, string>>)[value],
}
