import { describe, expect, it } from 'vitest'
import { type Candidates, matchEntry, type PayableInvoice, writtenNumbers } from './match-entry.ts'

describe('the numbers that a payer wrote', () => {
  it.each([
    ['FAC-2026-00012', ['FAC-2026-00012']],
    ['Betaling factuur fac 2026 00012, dank', ['FAC-2026-00012']],
    ['FAC202600012', ['FAC-2026-00012']],
    ['2026-00012', ['FAC-2026-00012']],
    ['FAC-2026-00012 en FAC-2026-00013', ['FAC-2026-00012', 'FAC-2026-00013']],
    ['FAC-2026-00012/FAC-2026-00012', ['FAC-2026-00012']],
    ['factuur FAC-20 26-00012', ['FAC-2026-00012']],
    ['FAC-2026-0 0012', ['FAC-2026-00012']],
    ['FAC-2026-123456', ['FAC-2026-123456']],
    ['CRE-2026-00012', []],
    ['CRE 2026-00012', []],
    ['klant 12026-00012', []],
    ['op 18-11-2026', []],
    ['', []],
  ])('in %j', (text, numbers) => {
    expect(writtenNumbers(text)).toEqual(numbers)
  })
})

const invoice = (id: string, openCents: number, companyId = 'bakker'): PayableInvoice => ({
  id,
  number: `FAC-2026-${id}`,
  companyId,
  openCents,
})
const match = (cents: number, companyId: string | null, more: Partial<Candidates>) => {
  const candidates = {
    numbersWritten: more.named?.length ?? 0,
    named: [],
    ofPayer: [],
    ofAmount: [],
    ...more,
  }
  const { parts, doubt } = matchEntry({ cents, companyId, isRest: false }, candidates)
  return [parts.map((part) => [part.invoice.id, part.cents]), doubt]
}

const rest = (cents: number, more: Partial<Candidates>) => {
  const { parts, doubt } = matchEntry(
    { cents, companyId: 'bakker', isRest: true },
    { numbersWritten: 1, named: [], ofPayer: [], ofAmount: [], ...more },
  )
  return [parts.map((part) => [part.invoice.id, part.cents]), doubt]
}

describe('what was left of an entry', () => {
  it.each([
    ['of nothing that fits', {}, []],
    ['beside the invoice that it names, which is paid', { named: [invoice('A', 0)] }, []],
    ['as much as one invoice of who paid', { ofPayer: [invoice('B', 50)] }, [['B', 50]]],
    ['as much as two of them', { ofPayer: [invoice('B', 50), invoice('C', 50)] }, []],
  ])('%s is asked', (_case, more, parts) => {
    expect(rest(50, more)).toEqual([parts, 'rest'])
  })
})

describe('what an entry pays', () => {
  const [a, b] = [invoice('A', 100), invoice('B', 50)]
  it.each([
    ['one invoice to the cent', 100, null, { named: [a] }, [['A', 100]], null],
    [
      'two invoices to the cent',
      150,
      null,
      { named: [a, b] },
      [
        ['A', 100],
        ['B', 50],
      ],
      null,
    ],
    ['one of two, as the other was paid', 100, null, { named: [a, invoice('B', 0)] }, [['A', 100]], null],
    [
      'less than it names',
      120,
      null,
      { named: [a, b] },
      [
        ['A', 100],
        ['B', 20],
      ],
      'less',
    ],
    [
      'more than it names',
      160,
      null,
      { named: [a, b] },
      [
        ['A', 100],
        ['B', 50],
      ],
      'more',
    ],
    ['what was paid already', 100, null, { named: [invoice('A', 0)] }, [], 'settled'],
    [
      'an invoice from the account of another company',
      100,
      'slager',
      { named: [a] },
      [['A', 100]],
      'other_payer',
    ],
    [
      'invoices of two companies',
      150,
      null,
      { named: [a, invoice('B', 50, 'slager')] },
      [],
      'several_companies',
    ],
    [
      'a number that does not exist',
      100,
      'bakker',
      { numbersWritten: 1, ofPayer: [a] },
      [['A', 100]],
      'number_unknown',
    ],
    [
      'the only amount of a payer that is known',
      100,
      'bakker',
      { ofPayer: [a, b], ofAmount: [a] },
      [['A', 100]],
      null,
    ],
    [
      'one of two equal amounts of a payer',
      100,
      'bakker',
      { ofPayer: [a, invoice('C', 100)] },
      [],
      'nothing_found',
    ],
    ['the amount of an invoice of anybody', 100, null, { ofAmount: [a] }, [['A', 100]], 'only_amount'],
    [
      'the amount of somebody else than who paid before',
      100,
      'slager',
      { ofPayer: [invoice('D', 7, 'slager')], ofAmount: [a] },
      [['A', 100]],
      'only_amount',
    ],
    ['nothing that is known', 100, null, {}, [], 'nothing_found'],
  ])('%s', (_case, cents, companyId, candidates, parts, doubt) => {
    expect(match(cents, companyId, candidates)).toEqual([parts, doubt])
  })
})
