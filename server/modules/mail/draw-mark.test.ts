import sharp from 'sharp'
import { expect, it } from 'vitest'
import { drawMark } from './draw-mark.ts'

const MARK = { page: 1, left: 0.25, top: 0.5, width: 0.5, height: 0.25 }
const grey = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888888' } })
    .webp()
    .toBuffer()

const isRed = ([red = 0, green = 0, blue = 0]: readonly number[]) => red > 140 && green < 90 && blue < 90

it('draws a line round the place that is meant, and leaves what is in it', async () => {
  const drawn = await drawMark(await grey(800, 400), MARK, 1072)
  const { data, info } = await sharp(drawn!).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
  ]
  expect([info.width, info.height]).toEqual([800, 400])
  expect(isRed(at(400, 200))).toBe(true)
  expect(isRed(at(200, 250))).toBe(true)
  for (const [x, y] of [
    [400, 250],
    [100, 100],
  ] as const)
    expect(isRed(at(x, y))).toBe(false)
})

it('makes nothing of what is no picture', async () => {
  expect(await drawMark(Buffer.from('geen beeld'), MARK, 1072)).toBeNull()
})
