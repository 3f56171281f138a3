import { describe, expect, it } from 'vitest'
import { downloadsOf } from './downloads.ts'
import { products } from './products.ts'

const textOf = (content: Uint8Array) => Buffer.from(content).toString('latin1')
const wordsIn = (pdf: string) =>
  [...pdf.matchAll(/<([0-9a-f]+)> Tj/g)].map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
const boxIn = (pdf: string, name: string) => new RegExp(`/${name} (\\[[^\\]]+\\])`).exec(pdf)?.[1]

const downloads = (sku: string) => downloadsOf(products.find((product) => product.sku === sku) ?? never(sku))
const never = (sku: string): never => {
  throw new Error(`No product ${sku}`)
}

describe('a print template', () => {
  it('is drawn at its true size, with bleed and trim box', () => {
    // 85 x 55 mm with 3 mm of bleed around it; a mm is 72 / 25.4 points.
    const pdf = textOf(downloads('VIS-DIGI')[0]?.content ?? new Uint8Array())
    expect(boxIn(pdf, 'MediaBox')).toBe('[0 0 257.953 172.913]')
    expect(boxIn(pdf, 'BleedBox')).toBe('[0 0 257.953 172.913]')
    expect(boxIn(pdf, 'TrimBox')).toBe('[8.504 8.504 249.449 164.409]')
    expect(pdf.match(/\/Type \/Page /g)).toHaveLength(2)
    expect(wordsIn(pdf)).toEqual(
      expect.arrayContaining([
        'Voorzijde',
        'Achterzijde',
        'Netto formaat: 85 × 55 mm (roze lijn: hier snijden we)',
        'Met afloop: 91 × 61 mm (laat de achtergrond tot hier doorlopen)',
        'Veilige zone: 4 mm binnen de snijlijn (groene stippellijn)',
      ]),
    )
  })
})

describe('every file', () => {
  const all = products.flatMap((product) => downloadsOf(product))

  it('is small, and has a name of its own', () => {
    expect(all.length).toBeGreaterThan(150)
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
    expect(Math.max(...all.map(({ content }) => content.byteLength))).toBeLessThan(10_000)
  })

  it('is the same whenever it is made', () => {
    expect(downloads('PST-A1')).toEqual(downloads('PST-A1'))
  })

  it('finds each of its parts where its table says', () => {
    for (const { name, content } of all) {
      const pdf = textOf(content)
      const startsAt = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(pdf)?.[1])
      expect(pdf.slice(startsAt, startsAt + 5), name).toBe('xref\n')
      const offsets = [...pdf.slice(startsAt).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) =>
        Number(offset),
      )
      offsets.forEach((offset, index) => {
        expect(pdf.slice(offset, offset + 12), name).toMatch(new RegExp(`^${index + 1} 0 obj\n`))
      })
      for (const [, length, stream] of pdf.matchAll(/\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/g)) {
        expect(stream).toHaveLength(Number(length))
      }
    }
  })
})
