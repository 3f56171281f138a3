import { PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'
import { colourSpaceOf } from './colour-spaces.ts'

const { context } = await PDFDocument.create()
const key = (name: string) => PDFName.of(name)

describe('a name', () => {
  const spot = ['Separation', 'Huisrood', 'DeviceCMYK', {}]
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
