import { describe, expect, it } from 'vitest'
import { type ListFilter, readFilter, wordsOf, writeFilter } from './list-filter.ts'

const COMPANY: ListFilter = {
  kind: 'found',
  among: 'companies',
  word: 'bedrijf',
  label: 'Bedrijf',
  param: 'company',
}
const EXPRESS: ListFilter = {
  kind: 'choice',
  word: 'spoed',
  label: 'Spoed',
  param: 'express',
  choices: [
    { word: 'ja', value: 'yes', label: 'Ja' },
    { word: 'nee', value: 'no', label: 'Nee' },
  ],
}
const PLACED: ListFilter = {
  kind: 'days',
  word: 'besteld',
  label: 'Besteld',
  from: 'placedFrom',
  until: 'placedUntil',
}
const AMOUNT: ListFilter = {
  kind: 'amount',
  word: 'bedrag',
  label: 'Bedrag',
  from: 'netFrom',
  until: 'netUntil',
}
const ID = 'c0a8012e-0000-4000-8000-00000000000a'

const read = (filter: ListFilter, address: string) => readFilter(filter, new URLSearchParams(address))

describe('a filter in the address', () => {
  it.each([
    [COMPANY, `bedrijf=${ID}`, { company: ID }],
    [EXPRESS, 'spoed=ja', { express: 'yes' }],
    [EXPRESS, 'zoek=ja&spoed=nee', { express: 'no' }],
    [PLACED, 'besteld-van=2026-11-01', { placedFrom: '2026-11-01' }],
    [PLACED, 'besteld-tot=2026-11-30', { placedUntil: '2026-11-30' }],
    [
      PLACED,
      'besteld-van=2026-11-01&besteld-tot=2026-11-30',
      { placedFrom: '2026-11-01', placedUntil: '2026-11-30' },
    ],
    [AMOUNT, 'bedrag-van=1250', { netFrom: '125000' }],
    [AMOUNT, 'bedrag-van=0&bedrag-tot=12%2C50', { netFrom: '0', netUntil: '1250' }],
    [AMOUNT, 'bedrag-tot=0%2C05', { netUntil: '5' }],
  ])('is read and written alike: %o %s', (filter, address, value) => {
    expect(read(filter, address)).toEqual(value)
    expect(read(filter, String(writeFilter(filter, value, new URLSearchParams())))).toEqual(value)
  })

  it.each([
    [COMPANY, ''],
    [COMPANY, 'bedrijf='],
    [COMPANY, 'bedrijf=korenaar'],
    [COMPANY, `bedrijf=${ID}0`],
    [COMPANY, `bedrijf=${ID}%0A`],
    [EXPRESS, 'spoed=yes'],
    [EXPRESS, 'spoed=JA'],
    [EXPRESS, 'spoed=constructor'],
    [PLACED, 'besteld=2026-11-01'],
    [PLACED, 'besteld-van=2026-02-30'],
    [PLACED, 'besteld-van=1-11-2026'],
    [PLACED, 'besteld-van=infinity&besteld-tot=<script>'],
    [AMOUNT, 'bedrag-van=-1'],
    [AMOUNT, 'bedrag-van=12.50'],
    [AMOUNT, 'bedrag-van=1e3'],
    [AMOUNT, 'bedrag-van=99999999999'],
  ])('is off where it names nothing that it can be set to: %o %s', (filter, address) => {
    expect(read(filter, address)).toEqual({})
  })

  it('is taken away without what else stands there', () => {
    const address = new URLSearchParams('wachtrij=open&besteld-van=2026-11-01&besteld-tot=x&zoek=gevel')
    expect(String(writeFilter(PLACED, {}, address))).toBe('wachtrij=open&zoek=gevel')
    expect(String(writeFilter(PLACED, { placedUntil: '2026-12-01' }, address))).toBe(
      'wachtrij=open&besteld-tot=2026-12-01&zoek=gevel',
    )
  })

  it('is kept by a link where it is on', () => {
    const address = new URLSearchParams('wachtrij=open&spoed=ja&besteld-van=ooit&bedrag-tot=1.000')
    expect(wordsOf([EXPRESS, PLACED, AMOUNT], address)).toEqual({ spoed: 'ja', 'bedrag-tot': '1000' })
  })
})
