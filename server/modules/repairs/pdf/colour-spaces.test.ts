import { type PDFArray, PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { describe, expect, it, vi } from 'vitest'
import { colourSpaceOf } from './colour-spaces.ts'
import { renameCut } from './rename-cut.ts'

const { context } = await PDFDocument.create()
const key = (name: string) => PDFName.of(name)

async function withSpace(definition: unknown[]) {
  const document = await PDFDocument.create()
  const space = document.context.obj(definition as never) as unknown as PDFArray
  document.catalog.set(key('Ruimte'), space)
  return { document, space }
}

describe('a name', () => {
  const spot = ['Separation', 'Huisrood', 'DeviceCMYK', 'Identity']
  const own = context.obj({
    ColorSpace: { DeviceGray: spot, DeviceRGB: spot, DeviceCMYK: spot, Pattern: spot, RGB: spot, Huis: spot },
  })

  it.each([
    ['DeviceGray', 'gray'],
    ['DeviceRGB', 'rgb'],
    ['DeviceCMYK', 'cmyk'],
    ['Pattern', 'pattern'],
    ['RGB', 'spot'],
    ['Huis', 'spot'],
    ['Elders', 'other'],
  ])('%s is %s beside resources that have other spaces for it', (name, kind) => {
    expect(colourSpaceOf(key(name), own).kind).toBe(kind)
  })
})

describe('an array', () => {
  it('is read once, however often it is chosen', async () => {
    const { space } = await withSpace(['Indexed', 'DeviceRGB', 1, 'een palet'])
    const resources = context.obj({})
    resources.set(key('ColorSpace'), context.obj({ Palet: space }))
    const asArray = vi.spyOn(space, 'asArray')
    for (let time = 0; time < 3; time += 1) {
      expect(colourSpaceOf(key('Palet'), resources)).toEqual({
        kind: 'indexed',
        spots: [],
        definition: space,
      })
    }
    expect(asArray).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['one spot', 'Separation', 'snijlijn', ['CutContour']],
    ['several', 'DeviceN', ['snijlijn', 'White'], ['CutContour', 'White']],
  ])('of %s has their names, also when they become others', async (_what, family, names, renamed) => {
    const { document, space } = await withSpace([family, names, 'DeviceCMYK', {}])
    expect(colourSpaceOf(space, null).spots).toEqual([names].flat())
    const to = [{ from: 'snijlijn', to: 'CutContour' }] as const
    renameCut(document, { kind: 'renameCut', names: to })
    expect(colourSpaceOf(space, null).spots).toEqual(renamed)
  })
})
