import { deflateSync } from 'node:zlib'

/** A PDF written byte by byte: objects in words, and pages over them. */
export type SamplePage = {
  /** Entries of the page beside its type and parent; a MediaBox of 200 by 100 points where none is given. */
  readonly entries?: string
  readonly resources?: string
  readonly content?: string
}

type SampleDocument = {
  readonly pages?: readonly SamplePage[]
  /** Entries of the catalogue. */
  readonly catalogue?: string
  /** Objects from number 100 on, each without its `obj` and `endobj`. */
  readonly objects?: readonly (string | Buffer)[]
  readonly version?: string
  readonly trailer?: string
}

/** A stream object with its length. */
export const sampleStream = (entries: string, content: string | Buffer): Buffer => {
  const bytes = Buffer.from(content as string, 'latin1')
  return Buffer.concat([
    Buffer.from(`<< ${entries} /Length ${bytes.length} >>\nstream\n`, 'latin1'),
    bytes,
    Buffer.from('\nendstream', 'latin1'),
  ])
}

/** A whole PDF with an index that is right. */
export function samplePdf({
  pages = [{}],
  catalogue = '',
  objects = [],
  version = '1.6',
  trailer = '',
}: SampleDocument = {}): Buffer {
  const numbered = new Map<number, string | Buffer>()
  const kids = pages.map((_, index) => `${10 + index * 2} 0 R`).join(' ')
  numbered.set(1, `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`)
  numbered.set(2, `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`)
  for (const [index, { entries = '', resources = '', content = '' }] of pages.entries()) {
    const number = 10 + index * 2
    const media = entries.includes('/MediaBox') ? '' : '/MediaBox [0 0 200 100]'
    numbered.set(
      number,
      `<< /Type /Page /Parent 2 0 R ${media} ${entries} /Resources << ${resources} >> /Contents ${number + 1} 0 R >>`,
    )
    numbered.set(number + 1, sampleStream('', content))
  }
  for (const [index, object] of objects.entries()) numbered.set(100 + index, object)
  const parts = [Buffer.from(`%PDF-${version}\n`, 'latin1')]
  const lengthOf = () => parts.reduce((sum, part) => sum + part.length, 0)
  const places = new Map<number, number>()
  for (const [number, object] of numbered) {
    places.set(number, lengthOf())
    parts.push(
      Buffer.concat([
        Buffer.from(`${number} 0 obj\n`),
        Buffer.from(object as string, 'latin1'),
        Buffer.from('\nendobj\n'),
      ]),
    )
  }
  const indexAt = lengthOf()
  const rows = [...places].map(([number, at]) => `${number} 1\n${String(at).padStart(10, '0')} 00000 n \n`)
  parts.push(
    Buffer.from(
      `xref\n0 1\n0000000000 65535 f \n${rows.join('')}trailer\n<< /Root 1 0 R /Size 1000 ${trailer} >>\nstartxref\n${indexAt}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}

type SamplePhotoshop = {
  readonly version?: 1 | 2
  readonly mode: 'gray' | 'rgb' | 'cmyk' | 'lab' | 'indexed' | 'bitmap'
  readonly widthPx: number
  readonly heightPx: number
  readonly bits?: 1 | 8 | 16 | 32
  /** One byte sequence per channel: the rows of the merged picture. */
  readonly planes: readonly Buffer[]
  readonly isPacked?: boolean
  readonly ppi?: number
  readonly palette?: Buffer
  readonly hasMergedAlpha?: boolean
  /** What Photoshop notes of its merged picture: false when it kept layers only. */
  readonly hasRealPicture?: boolean
}

const MODES = { bitmap: 0, gray: 1, indexed: 2, rgb: 3, cmyk: 4, lab: 9 } as const

const u16 = (value: number) => Buffer.from([value >> 8, value & 255])
const u32 = (value: number) => {
  const out = Buffer.alloc(4)
  out.writeUInt32BE(value)
  return out
}

/** A PSB (or with version 1 a PSD) of a merged picture without layers. */
export function samplePhotoshop(sample: SamplePhotoshop): Buffer {
  const {
    version = 2,
    mode,
    widthPx,
    heightPx,
    bits = 8,
    planes,
    isPacked = false,
    ppi,
    palette,
    hasMergedAlpha,
    hasRealPicture,
  } = sample
  const isLarge = version === 2
  const resolution =
    ppi && Buffer.concat([u32(ppi * 65_536), u16(1), u16(1), u32(ppi * 65_536), u16(1), u16(1)])
  const versionInfo =
    hasRealPicture !== undefined &&
    Buffer.concat([u32(1), Buffer.from([hasRealPicture ? 1 : 0]), u32(0), u32(0), u32(1), Buffer.alloc(1)])
  const resourceOf = (id: number, content: Buffer | false | 0 | undefined) =>
    content
      ? Buffer.concat([Buffer.from('8BIM'), u16(id), u16(0), u32(content.length), content])
      : Buffer.alloc(0)
  const resource = Buffer.concat([resourceOf(1005, resolution), resourceOf(1057, versionInfo)])
  const layerInfo = hasMergedAlpha
    ? Buffer.concat([Buffer.alloc(isLarge ? 4 : 0), u32(2), Buffer.from([0xff, 0xff])])
    : Buffer.alloc(0)
  return Buffer.concat([
    Buffer.from('8BPS'),
    u16(version),
    Buffer.alloc(6),
    u16(planes.length),
    u32(heightPx),
    u32(widthPx),
    u16(bits),
    u16(MODES[mode]),
    u32(palette?.length ?? 0),
    palette ?? Buffer.alloc(0),
    u32(resource.length),
    resource,
    Buffer.alloc(isLarge ? 4 : 0),
    u32(layerInfo.length),
    layerInfo,
    u16(isPacked ? 1 : 0),
    isPacked ? packed(planes, heightPx, isLarge) : Buffer.concat([...planes]),
  ])
}

/** Rows as runs of at most 128 bytes that are no runs, the simplest that the format allows. */
function packed(planes: readonly Buffer[], heightPx: number, isLarge: boolean): Buffer {
  const rows = planes.flatMap((plane) => {
    const rowBytes = plane.length / heightPx
    return Array.from({ length: heightPx }, (_, y) => {
      const row = plane.subarray(y * rowBytes, (y + 1) * rowBytes)
      const pieces = Array.from({ length: Math.ceil(rowBytes / 128) }, (__, piece) => {
        const bytes = row.subarray(piece * 128, piece * 128 + 128)
        return Buffer.concat([Buffer.from([bytes.length - 1]), bytes])
      })
      return Buffer.concat(pieces)
    })
  })
  const lengths = rows.map(({ length }) => (isLarge ? u32(length) : u16(length)))
  return Buffer.concat([...lengths, ...rows])
}

type SampleTiff = {
  readonly photometric: 'whiteIsZero' | 'gray' | 'rgb' | 'cmyk' | 'lab' | 'iccLab'
  readonly widthPx: number
  readonly heightPx: number
  readonly bits?: 8 | 16 | 32
  /** What each pixel is, in the numbers of the file; a channel beyond its colours is what `extraSamples` says. */
  readonly pixel: readonly number[]
  readonly extraSamples?: readonly number[]
  readonly compression?: 'none' | 'zip' | 'oldJpeg'
  readonly isBigEndian?: boolean
  readonly isPlanar?: boolean
  readonly orientation?: number
  readonly profile?: Buffer
}

const PHOTOMETRICS = { whiteIsZero: 0, gray: 1, rgb: 2, cmyk: 5, lab: 8, iccLab: 9 } as const
const COMPRESSIONS = { none: 1, oldJpeg: 6, zip: 8 } as const

/** A TIFF of one strip per plane in which every pixel is the same. */
export function sampleTiff(sample: SampleTiff): Buffer {
  const { photometric, widthPx, heightPx, bits = 8, pixel, extraSamples = [], compression = 'none' } = sample
  const { isBigEndian = false, isPlanar = false, orientation = 1, profile } = sample
  const u = (value: number, bytes: number) => {
    const out = Buffer.alloc(bytes)
    if (isBigEndian) out.writeUIntBE(value, 0, bytes)
    else out.writeUIntLE(value, 0, bytes)
    return out
  }
  const sampleOf = (value: number) => {
    if (bits !== 32) return u(value < 0 ? value + 2 ** bits : value, bits / 8)
    const out = Buffer.alloc(4)
    if (isBigEndian) out.writeFloatBE(value)
    else out.writeFloatLE(value)
    return out
  }
  const samples = pixel.map(sampleOf)
  const pixels = widthPx * heightPx
  const repeated = (content: Buffer) => Buffer.alloc(content.length * pixels, content)
  const planes = isPlanar ? samples.map(repeated) : [repeated(Buffer.concat(samples))]
  const strips = planes.map((plane) => (compression === 'zip' ? deflateSync(plane) : plane))
  const placed = strips.map((_, at) => 8 + strips.slice(0, at).reduce((sum, { length }) => sum + length, 0))
  const pixelEnd = 8 + strips.reduce((sum, { length }) => sum + length, 0)
  const padding = Buffer.alloc(pixelEnd % 2)
  const directoryAt = pixelEnd + padding.length
  const short = (...values: readonly number[]) => ({
    type: 3,
    count: values.length,
    bytes: Buffer.concat(values.map((value) => u(value, 2))),
  })
  const long = (...values: readonly number[]) => ({
    type: 4,
    count: values.length,
    bytes: Buffer.concat(values.map((value) => u(value, 4))),
  })
  const entries = [
    [256, long(widthPx)],
    [257, long(heightPx)],
    [258, short(...pixel.map(() => bits))],
    [259, short(COMPRESSIONS[compression])],
    [262, short(PHOTOMETRICS[photometric])],
    [273, long(...placed)],
    [274, short(orientation)],
    [277, short(pixel.length)],
    [278, long(heightPx)],
    [279, long(...strips.map(({ length }) => length))],
    [284, short(isPlanar ? 2 : 1)],
    ...(extraSamples.length > 0 ? [[338, short(...extraSamples)] as const] : []),
    [339, short(...pixel.map(() => (bits === 32 ? 3 : 1)))],
    ...(profile ? [[34_675, { type: 7, count: profile.length, bytes: profile }] as const] : []),
  ] as const
  let tailAt = directoryAt + 2 + entries.length * 12 + 4
  const tail: Buffer[] = []
  const rows = entries.map(([tag, { type, count, bytes }]) => {
    const head = Buffer.concat([u(tag, 2), u(type, 2), u(count, 4)])
    if (bytes.length <= 4) return Buffer.concat([head, bytes, Buffer.alloc(4 - bytes.length)])
    const row = Buffer.concat([head, u(tailAt, 4)])
    tail.push(bytes, Buffer.alloc(bytes.length % 2))
    tailAt += bytes.length + (bytes.length % 2)
    return row
  })
  const head = isBigEndian ? Buffer.from('MM\0*', 'latin1') : Buffer.from('II*\0', 'latin1')
  return Buffer.concat([
    head,
    u(directoryAt, 4),
    ...strips,
    padding,
    u(entries.length, 2),
    ...rows,
    u(0, 4),
    ...tail,
  ])
}
