import { describe, expect, it } from 'vitest'
import { orderedLine, orderedWhole, sampleInvoice } from '#test/support/invoices.ts'
import { readXml, textsAt } from '#test/support/read-xml.ts'
import { leftForRules } from '#test/support/ubl-documents.ts'
import { writeUbl } from './write-ubl.ts'

/** A VAT number of each member state and of some neighbours, and how Peppol knows who has it. */
const reached = [
  ['ATU12345678', '9914', 'ATU12345678'],
  ['BE0123456749', '0208', '0123456749'],
  ['BG123456789', '9926', 'BG123456789'],
  ['CY12345678L', '9928', 'CY12345678L'],
  ['CZ12345678', '9929', 'CZ12345678'],
  ['DE136695976', '9930', 'DE136695976'],
  ['DK12345678', '0198', 'DK12345678'],
  ['EE123456789', '9931', 'EE123456789'],
  ['EL123456789', '9933', 'EL123456789'],
  ['ESX1234567X', '9920', 'ESX1234567X'],
  ['FI12345671', '0216', '003712345671'],
  ['FR83404833048', '9957', 'FR83404833048'],
  ['HR12345678901', '9934', 'HR12345678901'],
  ['HU12345678', '9910', 'HU12345678'],
  ['IE1234567WA', '9935', 'IE1234567WA'],
  ['IT12345670785', '0211', 'IT12345670785'],
  ['LT123456789', '9937', 'LT123456789'],
  ['LU10000356', '9938', 'LU10000356'],
  ['LV12345678901', '9939', 'LV12345678901'],
  ['MT12345678', '9943', 'MT12345678'],
  ['NL002455799B11', '9944', 'NL002455799B11'],
  ['PL1234567890', '9945', 'PL1234567890'],
  ['PT123456789', '9946', 'PT123456789'],
  ['RO1234567897', '9947', 'RO1234567897'],
  ['SE556036079301', '0007', '5560360793'],
  ['SI12345678', '9949', 'SI12345678'],
  ['SK1234567890', '9950', 'SK1234567890'],
  ['CHE123456788', '9927', 'CHE123456788'],
  ['GB980780684', '9932', 'GB980780684'],
  ['XI980780684', '9932', 'GB980780684'],
] as const

describe('the address at which Peppol reaches a buyer', () => {
  const order = orderedWhole([orderedLine()])
  const { buyer } = sampleInvoice(order)
  const addressed = (numbers: { readonly kvkNumber: string | null; readonly vatId: string | null }) => {
    const written = writeUbl(sampleInvoice(order, { buyer: { ...buyer, ...numbers } }))
    // Who has neither is not in Peppol, and its rules would say so.
    const xml = numbers.kvkNumber || numbers.vatId ? leftForRules(written) : written
    const [id = ''] = textsAt(readXml(xml), 'cac:AccountingCustomerParty/cac:Party/cbc:EndpointID')
    return { id, scheme: new RegExp(`schemeID="(\\w+)">${id}</cbc:EndpointID>`).exec(xml)?.[1] }
  }

  it('is the KvK number of who has one', () => {
    expect(addressed({ kvkNumber: '30174826', vatId: 'BE0123456749' })).toEqual({
      scheme: '0106',
      id: '30174826',
    })
  })

  it.each(reached)('follows from VAT number %s for who has none: %s %s', (vatId, scheme, id) => {
    expect(addressed({ kvkNumber: null, vatId })).toEqual({ scheme, id })
  })

  it('is an e-mail address for who has neither, outside of Peppol', () => {
    expect(addressed({ kvkNumber: null, vatId: null })).toEqual({ scheme: 'EM', id: 'facturen@demo.example' })
  })
})
