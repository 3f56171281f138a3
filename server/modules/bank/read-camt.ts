import { createHash } from 'node:crypto'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import type { CamtEntry, CamtFault, CamtStatement } from './camt-report.ts'

/** A file that is no account statement that we can read. */
export class UnreadableCamt extends Error {
  readonly fault: CamtFault
  constructor(fault: CamtFault, options?: ErrorOptions) {
    super(fault.kind, options)
    this.fault = fault
  }
}

type Node = { readonly [name: string]: unknown }

const VERSION = /["']urn:iso:std:iso:20022:tech:xsd:camt\.053\.001\.(\d{2})["']/
const OLDEST_VERSION = 2
const NEWEST_VERSION = 8
const LONGEST_TEXT = 1000
const LONGEST_NAME = 140
const ATTRIBUTE = '@'

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: ATTRIBUTE,
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  textNodeName: 'text',
})

/**
 * The statements of a CAMT.053 file (ISO 20022, camt.053.001.02 to .08), with what was booked on them. Throws
 * `UnreadableCamt`, with the place, for anything else; a file that brings entities of its own is not opened.
 */
export function readCamt(xml: string): readonly CamtStatement[] {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new UnreadableCamt({ kind: 'doctype' })
  const valid = XMLValidator.validate(xml)
  if (valid !== true) {
    const { line, col } = valid.err
    throw new UnreadableCamt({ kind: 'not_xml', line, column: col })
  }
  checkVersion(xml)
  const document = child(parse(xml), 'Document')
  const statements = children(child(document, 'BkToCstmrStmt'), 'Stmt')
  if (statements.length === 0) throw new UnreadableCamt({ kind: 'no_statement' })
  return statements.map((statement, index) => readStatement(statement, index + 1))
}

/** The parser refuses names that reach for a prototype, and what nests too deep: neither stands in a statement. */
function parse(xml: string): Node {
  try {
    return parser.parse(xml)
  } catch (cause) {
    throw new UnreadableCamt({ kind: 'not_camt' }, { cause })
  }
}

/** The namespace of the root names the version, whatever prefix it has; the parser leaves it out. */
function checkVersion(xml: string): void {
  const [root = ''] = /<(?:[\w.-]+:)?Document\b[^<>]*>/.exec(xml) ?? []
  const found = VERSION.exec(root)?.[1]
  if (found === undefined) throw new UnreadableCamt({ kind: 'not_camt' })
  const version = Number(found)
  if (version < OLDEST_VERSION || version > NEWEST_VERSION)
    throw new UnreadableCamt({ kind: 'version', found: `camt.053.001.${found}` })
}

type Place = { readonly statement: number; readonly entry: number | null }

function readStatement(node: Node, statement: number): CamtStatement {
  const iban = textAt(node, 'Acct', 'Id', 'IBAN').replaceAll(/\s/g, '').toUpperCase()
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{8,30}$/.test(iban)) fail('account', { statement, entry: null })
  const seen = new Map<string, number>()
  const entries = children(node, 'Ntry').flatMap((entry, index) =>
    isBooked(entry) ? readEntry(entry, { statement, entry: index + 1 }) : [],
  )
  return {
    iban,
    entries: entries.map((entry) => {
      // Two payments on one day may be alike in all; they are told apart by their order.
      const count = seen.get(entry.fingerprint) ?? 0
      seen.set(entry.fingerprint, count + 1)
      return { ...entry, fingerprint: hash([iban, entry.fingerprint, String(count)]) }
    }),
  }
}

/** What is only announced may never come. A version says it in the state itself, a later one in a code below it. */
function isBooked(entry: Node): boolean {
  const state = textAt(entry, 'Sts') || textAt(entry, 'Sts', 'Cd')
  return state === '' || state === 'BOOK'
}

function readEntry(entry: Node, place: Place): readonly CamtEntry[] {
  const whole = {
    cents: readAmount(entry['Amt'], place),
    direction: readDirection(entry, place),
    bookedOn: readDate(entry, place),
    reference: textAt(entry, 'AcctSvcrRef'),
  }
  const details = children(entry, 'NtryDtls').flatMap((one) => children(one, 'TxDtls'))
  const parts = details.map((one) => ({ one, cents: detailCents(one, place) }))
  const sum = parts.reduce((cents, part) => cents + (part.cents ?? Number.NaN), 0)
  // A line in which the bank gathered payments is as many entries, where their amounts are known.
  if (details.length > 1 && sum === whole.cents && parts.every(({ one }) => isAlong(one, entry)))
    return parts.map(({ one, cents }) => entryOf({ ...whole, cents: cents ?? 0 }, [one], one))
  return [entryOf(whole, details, entry)]
}

const isAlong = (detail: Node, entry: Node) =>
  ['', textAt(entry, 'CdtDbtInd')].includes(textAt(detail, 'CdtDbtInd'))

type Whole = {
  readonly cents: number
  readonly direction: CamtEntry['direction']
  readonly bookedOn: string
  readonly reference: string
}

function entryOf(
  { cents, direction, bookedOn, reference }: Whole,
  details: readonly Node[],
  from: Node,
): CamtEntry {
  const [first = {}] = details
  const parties = child(first, 'RltdPties')
  const [who, account] = direction === 'in' ? ['Dbtr', 'DbtrAcct'] : ['Cdtr', 'CdtrAcct']
  const payerName = textAt(parties, who, 'Nm') || textAt(parties, who, 'Pty', 'Nm')
  const payerIban = textAt(parties, account, 'Id', 'IBAN').replaceAll(/\s/g, '').toUpperCase()
  const told = details.flatMap(remittanceOf)
  const remittance = (told.length > 0 ? told : [textAt(from, 'AddtlNtryInf')]).join(' ').trim()
  const own = details.map(
    (one) => `${textAt(one, 'Refs', 'AcctSvcrRef')} ${textAt(one, 'Refs', 'EndToEndId')}`,
  )
  return {
    fingerprint: hash([bookedOn, direction, String(cents), payerIban, remittance, reference, ...own]),
    direction,
    bookedOn,
    cents,
    payerName: payerName.slice(0, LONGEST_NAME),
    payerIban: /^[A-Z]{2}\d{2}[A-Z\d]{8,30}$/.test(payerIban) ? payerIban : null,
    remittance: remittance.slice(0, LONGEST_TEXT),
  }
}

/** What the payer wrote, free and in fields, and the reference that goes along with a payment; 'NOTPROVIDED' is none. */
function remittanceOf(detail: Node): readonly string[] {
  const information = child(detail, 'RmtInf')
  const fields = children(information, 'Strd').flatMap((one) => [
    textAt(one, 'CdtrRefInf', 'Ref'),
    ...children(one, 'RfrdDocInf').map((document) => textAt(document, 'Nb')),
    ...texts(one['AddtlRmtInf']),
  ])
  const endToEnd = textAt(detail, 'Refs', 'EndToEndId')
  const all = [
    ...texts(information['Ustrd']),
    ...fields,
    ...(endToEnd === 'NOTPROVIDED' ? [] : [endToEnd]),
    textAt(detail, 'AddtlTxInf'),
  ]
  return [...new Set(all.filter((text) => text !== ''))]
}

/** A part of a gathered line has an amount of its own, in later versions directly. */
function detailCents(detail: Node, place: Place): number | null {
  const amount = detail['Amt'] ?? child(child(detail, 'AmtDtls'), 'TxAmt')['Amt']
  return amount === undefined ? null : readAmount(amount, place)
}

function readAmount(node: unknown, place: Place): number {
  const amount = texts(node)[0] ?? ''
  const currency = isNode(node) ? texts(node[`${ATTRIBUTE}Ccy`])[0] : undefined
  const [, euros = '', decimals = ''] = /^\s*(\d{1,10})(?:\.(\d{1,2})0*)?\s*$/.exec(amount) ?? []
  const cents = euros === '' ? 0 : Number(euros) * 100 + Number(decimals.padEnd(2, '0'))
  if (cents === 0) return fail('amount', place)
  if (currency !== 'EUR') return fail('currency', place)
  return cents
}

function readDirection(entry: Node, place: Place): CamtEntry['direction'] {
  const written = textAt(entry, 'CdtDbtInd')
  if (written !== 'CRDT' && written !== 'DBIT') return fail('direction', place)
  return written === 'CRDT' ? 'in' : 'out'
}

function readDate(entry: Node, place: Place): string {
  const on = (name: string) => textAt(entry, name, 'Dt') || textAt(entry, name, 'DtTm')
  const day = (on('BookgDt') || on('ValDt')).slice(0, 10)
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day)
  return isDay ? day : fail('date', place)
}

function fail(field: Extract<CamtFault, { kind: 'field' }>['field'], place: Place): never {
  throw new UnreadableCamt({ kind: 'field', field, ...place })
}

const hash = (parts: readonly string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex')

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What stands there once or more often, or not at all. */
function children(node: Node, name: string): readonly Node[] {
  const value = Object.hasOwn(node, name) ? node[name] : undefined
  const all: readonly unknown[] = Array.isArray(value) ? value : [value]
  // What holds no other elements comes as its text.
  return all.flatMap((one) => (isNode(one) ? [one] : typeof one === 'string' ? [{ text: one }] : []))
}

const child = (node: Node, name: string): Node => children(node, name)[0] ?? {}

function texts(value: unknown): readonly string[] {
  const all: readonly unknown[] = Array.isArray(value) ? value : [value]
  return all.flatMap((one) => {
    const text = isNode(one) ? one['text'] : one
    return typeof text === 'string' ? [text.replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ').trim()] : []
  })
}

/** The text at the end of a path, or none. */
function textAt(node: Node, ...path: readonly string[]): string {
  const name = path.at(-1) ?? ''
  const parent = path.slice(0, -1).reduce<Node>(child, node)
  return Object.hasOwn(parent, name) ? (texts(parent[name])[0] ?? '') : ''
}
