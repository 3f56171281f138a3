/** An entry of a CAMT.053 file of a test; money comes in unless it says otherwise. */
export type SampleEntry = {
  readonly cents: number
  readonly text?: string
  readonly on?: string
  readonly iban?: string
  readonly name?: string
  readonly isOut?: boolean
  readonly isPending?: boolean
  readonly reference?: string
}

const SHOP_IBAN = 'NL24PSKR0123456789'
const euros = (cents: number) => (cents / 100).toFixed(2)
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function detailXml({ text = '', iban, name, isOut = false }: SampleEntry): string {
  const who = isOut ? 'Cdtr' : 'Dbtr'
  return `<TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>
    <RltdPties>${name ? `<${who}><Nm>${escape(name)}</Nm></${who}>` : ''}
      ${iban ? `<${who}Acct><Id><IBAN>${iban}</IBAN></Id></${who}Acct>` : ''}</RltdPties>
    <RmtInf><Ustrd>${escape(text)}</Ustrd></RmtInf></TxDtls>`
}

const entryXml = (entry: SampleEntry) => `<Ntry><Amt Ccy="EUR">${euros(entry.cents)}</Amt>
  <CdtDbtInd>${entry.isOut ? 'DBIT' : 'CRDT'}</CdtDbtInd><Sts>${entry.isPending ? 'PDNG' : 'BOOK'}</Sts>
  <BookgDt><Dt>${entry.on ?? '2026-11-17'}</Dt></BookgDt>
  ${entry.reference ? `<AcctSvcrRef>${entry.reference}</AcctSvcrRef>` : ''}
  <NtryDtls>${detailXml(entry)}</NtryDtls></Ntry>`

/** A file of one statement, as a Dutch bank gives it. */
export const sampleCamt = (
  entries: readonly SampleEntry[],
  { iban = SHOP_IBAN, version = '02', more = '' }: { iban?: string; version?: string; more?: string } = {},
): string => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt>
<GrpHdr><MsgId>1</MsgId><CreDtTm>2026-11-17T20:00:00</CreDtTm></GrpHdr>
<Stmt><Id>1</Id><Acct><Id><IBAN>${iban}</IBAN></Id></Acct>${entries.map(entryXml).join('\n')}</Stmt>${more}
</BkToCstmrStmt></Document>`
