// node scripts/check-ubl.ts <folder with rules> <folder with documents>: holds every invoice and credit note that the tests left
// (UBL_FOLDER) against the official rules of EN 16931 and Peppol BIS Billing 3, as XSLT, by Debian's Saxon.
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const SAXON = '/usr/share/java/Saxon-HE.jar'
const RULES = ['EN16931-UBL.xslt', 'PEPPOL-EN16931-UBL.xslt']
const BROKEN = 'broken.xml'
const WITHIN_MS = 300_000

type Document = { readonly name: string; readonly xml: string }

/** Of each kind so many must be judged: tests that leave nothing prove nothing. */
const KINDS: readonly (readonly [what: string, atLeast: number, is: (document: Document) => boolean])[] = [
  ['invoices', 60, ({ xml }) => xml.includes('<Invoice ')],
  ['credit notes', 40, ({ xml }) => xml.includes('<CreditNote ')],
  ['with the VAT shifted', 10, ({ xml }) => xml.includes('>VATEX-EU-AE<')],
  ['of goods to another member state', 2, ({ xml }) => xml.includes('>VATEX-EU-IC<')],
  ['with several rates', 10, ({ xml }) => xml.split('<cac:TaxSubtotal>').length > 2],
  ['with hostile words', 25, ({ name }) => name.startsWith('hostile-')],
]

/** Must be refused by both: a judge that never says no is none. */
const broken = (xml: string) =>
  xml
    .replace(/(PayableAmount currencyID="EUR">)[\d.]+/, '$11.23')
    .replace(/<cbc:EndpointID.*?<\/cbc:EndpointID>/, '')

const run = promisify(execFile)

/** The reports (SVRL) of one set of rules, by document; one JVM for all of them. */
async function reportsOf(rules: string, folder: string): Promise<ReadonlyMap<string, string>> {
  const output = await mkdtemp(join(tmpdir(), 'ubl-reports-'))
  try {
    const args = [`-s:${folder}`, `-xsl:${join(rulesFolder, rules)}`, `-o:${output}`]
    await run('java', ['-cp', SAXON, 'net.sf.saxon.Transform', ...args], { timeout: WITHIN_MS })
    const names = await readdir(output)
    return new Map(
      await Promise.all(
        names.map(async (name) => [name, await readFile(join(output, name), 'utf8')] as const),
      ),
    )
  } finally {
    await rm(output, { recursive: true })
  }
}

/** The rules that a report finds broken; a warning is no fault. */
const fatalIn = (report: string): string[] =>
  [...report.matchAll(/<svrl:failed-assert((?:\s+[\w:]+="[^"]*")*)/g)].flatMap(([, attributes = '']) =>
    /\bflag="warning"/.test(attributes)
      ? []
      : [/\bid="([^"]*)"/.exec(attributes)?.[1] ?? 'a rule without a name'],
  )

const [rulesFolder = '', documentFolder = ''] = process.argv.slice(2)
const names = (await readdir(documentFolder)).filter((name) => name.endsWith('.xml'))
const documents = await Promise.all(
  names.map(async (name) => ({ name, xml: await readFile(join(documentFolder, name), 'utf8') })),
)
const faults: string[] = []
for (const [what, atLeast, is] of KINDS) {
  const count = documents.filter(is).length
  console.log(`${count} ${what}`)
  if (count < atLeast) faults.push(`Only ${count} ${what}, where the tests leave ${atLeast}`)
}

/** Every rule that a document breaks, and every document that a set of rules left alone. */
async function judge(): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'ubl-documents-'))
  try {
    for (const { name, xml } of documents) await writeFile(join(folder, name), xml)
    await writeFile(join(folder, BROKEN), broken(documents[0]?.xml ?? ''))
    const found: string[] = []
    const reports = await Promise.all(RULES.map((rules) => reportsOf(rules, folder)))
    for (const [index, rules] of RULES.entries()) {
      for (const name of [...names, BROKEN]) {
        const report = reports[index]?.get(name) ?? ''
        const broke = fatalIn(report)
        if (!report.includes('<svrl:fired-rule')) found.push(`${name}: ${rules} judged nothing`)
        else if (name !== BROKEN) found.push(...broke.map((id) => `${name}: ${id}`))
        else if (broke.length === 0) found.push(`${rules} takes what is broken`)
      }
    }
    return found
  } finally {
    await rm(folder, { recursive: true })
  }
}

if (faults.length === 0) faults.push(...(await judge()))
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
