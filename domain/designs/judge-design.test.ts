import { describe, expect, it } from 'vitest'
import { findingText } from '#texts/nl/preflight.ts'
import { judgeDesign } from './judge-design.ts'
import { sampleDocument, samplePrint, sampleSpot } from './sample-facts.ts'

describe('a repaired file', () => {
  const file = {
    status: 'valid',
    facts: sampleDocument({ spots: [sampleSpot('Huisrood', { use: 'fill' })], totalInkPercent: 310 }),
    findings: [],
    fileName: 'doek.pdf',
  } as const
  const told = (isPatchup: boolean) =>
    judgeDesign({ ...file, isPatchup }, samplePrint()).findings.map((found) => [
      found.repair,
      findingText(found),
    ])

  it('asks for consent to what could not be mended, and promises it no more', () => {
    expect(told(false)).toEqual([
      ['spotsToCmyk', 'Steunkleur Huisrood wordt omgezet naar CMYK.'],
      ['limitInk', 'De inktdekking is 310%; het maximum is 300%. We passen dit aan.'],
    ])
    expect(told(true)).toEqual([
      [
        null,
        'Steunkleur Huisrood konden we niet omzetten naar CMYK; de kleur kan anders uitvallen. Akkoord?',
      ],
      [
        null,
        'De inktdekking is 310%; het maximum is 300%. Dat konden we niet verlagen; de druk kan vlekken. Akkoord?',
      ],
    ])
  })
})
