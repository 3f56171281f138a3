import { describe, expect, it } from 'vitest'
import { type SampleEntry, sampleCamt } from '#test/support/camt.ts'
import { readCamt, UnreadableCamt } from './read-camt.ts'

const entry: SampleEntry = {
  cents: 12_100,
  text: 'FAC-2026-00012',
  iban: 'NL91ABNA0417164300',
  name: 'Bakkerij & Zn',
}
const entriesOf = (xml: string) => readCamt(xml).flatMap(({ entries }) => entries)

const part = (cents: string, text: string) =>
  `<TxDtls><AmtDtls><TxAmt><Amt Ccy="EUR">${cents}</Amt></TxAmt></AmtDtls><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls>`

const gathered = (parts: string) =>
  sampleCamt([entry]).replace(/<NtryDtls>.*<\/NtryDtls>/s, `<NtryDtls>${parts}</NtryDtls>`)

const prints = (entries: readonly SampleEntry[], iban?: string) =>
  entriesOf(sampleCamt(entries, iban ? { iban } : {})).map(({ fingerprint }) => fingerprint)

const field = (name: string) => ({ kind: 'field', field: name, statement: 1, entry: 2 })

function faultOf(xml: string) {
  try {
    readCamt(xml)
    return null
  } catch (error) {
    if (error instanceof UnreadableCamt) return error.fault
    throw error
  }
}

describe('a bank file', () => {
  it.each(['02', '04', '06', '08'])('of version %s tells what came in, from whom and why', (version) => {
    const [statement] = readCamt(sampleCamt([entry], { version }))
    expect(statement?.iban).toBe('NL24PSKR0123456789')
    expect(statement?.entries).toMatchObject([
      {
        direction: 'in',
        bookedOn: '2026-11-17',
        cents: 12_100,
        payerName: 'Bakkerij & Zn',
        payerIban: 'NL91ABNA0417164300',
        remittance: 'FAC-2026-00012',
      },
    ])
  })

  it('has what went out beside what came in, and nothing that was only announced', () => {
    const out = { ...entry, isOut: true, cents: 500 }
    const entries = entriesOf(sampleCamt([entry, out, { ...entry, isPending: true }]))
    expect(entries.map(({ direction, cents }) => [direction, cents])).toEqual([
      ['in', 12_100],
      ['out', 500],
    ])
  })

  it('may have a prefix for its names, its state in a code, and fields for what the payer wrote', () => {
    const xml = `<n:Document xmlns:n="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><n:BkToCstmrStmt><n:Stmt>
      <n:Acct><n:Id><n:IBAN>NL24 PSKR 0123 4567 89</n:IBAN></n:Id></n:Acct>
      <n:Ntry><n:Amt Ccy="EUR">7.5</n:Amt><n:CdtDbtInd>CRDT</n:CdtDbtInd><n:Sts><n:Cd>BOOK</n:Cd></n:Sts>
      <n:BookgDt><n:DtTm>2026-11-17T09:00:00+01:00</n:DtTm></n:BookgDt><n:NtryDtls><n:TxDtls>
      <n:Refs><n:EndToEndId>E2E-7</n:EndToEndId></n:Refs>
      <n:RltdPties><n:Dbtr><n:Pty><n:Nm>Bakker</n:Nm></n:Pty></n:Dbtr></n:RltdPties>
      <n:RmtInf><n:Strd><n:RfrdDocInf><n:Nb>FAC-2026-00012</n:Nb></n:RfrdDocInf>
        <n:CdtrRefInf><n:Ref>RF18539007547034</n:Ref></n:CdtrRefInf></n:Strd></n:RmtInf>
      </n:TxDtls></n:NtryDtls></n:Ntry></n:Stmt></n:BkToCstmrStmt></n:Document>`
    expect(entriesOf(xml)).toMatchObject([
      {
        cents: 750,
        bookedOn: '2026-11-17',
        payerName: 'Bakker',
        payerIban: null,
        remittance: 'RF18539007547034 FAC-2026-00012 E2E-7',
      },
    ])
  })

  it('has a payment for each part of a gathered line whose amounts are known', () => {
    const two = entriesOf(gathered(part('100.00', 'A') + part('21.00', 'B')))
    expect(two.map(({ cents, remittance }) => [cents, remittance])).toEqual([
      [10_000, 'A'],
      [2100, 'B'],
    ])
    const unclear = entriesOf(gathered(part('100.00', 'A') + part('20.00', 'B')))
    expect(unclear.map(({ cents, remittance }) => [cents, remittance])).toEqual([[12_100, 'A B']])
  })

  it('tells each entry from all others, the same in whichever file it comes', () => {
    const other = { ...entry, on: '2026-11-16' }
    const [one, two, three] = prints([entry, entry, other])
    expect(new Set([one, two, three]).size).toBe(3)
    expect(prints([other, entry])).toEqual([three, one])
    expect(prints([{ ...entry, reference: 'A1' }])).not.toEqual([one])
    expect(prints([entry], 'NL91ABNA0417164300')).not.toEqual([one])
  })

  it('keeps what a payer wrote as text', () => {
    const text = '=HYPERLINK("x") <script>alert(1)</script>'
    expect(entriesOf(sampleCamt([{ ...entry, text }]))[0]?.remittance).toBe(text)
  })
})

describe('a file that is no account statement is refused, with the place', () => {
  const good = sampleCamt([entry, entry])
  const second = (from: string, to: string) => {
    const at = good.lastIndexOf(from)
    return good.slice(0, at) + to + good.slice(at + from.length)
  }
  it.each([
    ['is cut off', good.slice(0, 700), { kind: 'not_xml' }],
    ['is no XML', ':20:MT940\n:25:NL24PSKR0123456789', { kind: 'not_xml' }],
    ['is empty', '', { kind: 'not_xml' }],
    ['brings entities', `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>${good}`, { kind: 'doctype' }],
    [
      'has an empty entry',
      good.replace('<Ntry>', '<Ntry/><Ntry>'),
      { kind: 'field', field: 'amount', entry: 1 },
    ],
    ['is another message', good.replaceAll('camt.053', 'camt.054'), { kind: 'not_camt' }],
    ['is a web page', '<html><body>x</body></html>', { kind: 'not_camt' }],
    ['reaches for a prototype', good.replaceAll('GrpHdr', '__proto__'), { kind: 'not_camt' }],
    [
      'is of a version to come',
      sampleCamt([], { version: '14' }),
      { kind: 'version', found: 'camt.053.001.14' },
    ],
    ['has no statement', good.replace(/<Stmt>.*<\/Stmt>/s, ''), { kind: 'no_statement' }],
    ['has no account', good.replace(/<Acct>.*?<\/Acct>/s, ''), { ...field('account'), entry: null }],
    ['has an amount that is none', second('121.00', '121,00'), field('amount')],
    ['has an amount of nothing', second('121.00', '0.00'), field('amount')],
    ['has an amount in parts of a cent', second('121.00', '121.005'), field('amount')],
    ['has another currency', second('Ccy="EUR"', 'Ccy="USD"'), field('currency')],
    ['has no direction', second('<CdtDbtInd>CRDT</CdtDbtInd>', ''), field('direction')],
    ['has a day that is none', second('2026-11-17', '2026-02-30'), field('date')],
  ])('%s', (_case, xml, fault) => {
    expect(faultOf(xml)).toMatchObject(fault)
  })

  it('tells the line where it breaks', () => {
    expect(faultOf('<a>\n<b>\n</c>\n</a>')).toEqual({ kind: 'not_xml', line: 3, column: 1 })
  })
})
