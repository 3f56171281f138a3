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
  } = sample
  const isLarge = version === 2
  const resolution =
    ppi && Buffer.concat([u32(ppi * 65_536), u16(1), u16(1), u32(ppi * 65_536), u16(1), u16(1)])
  const resource = resolution
    ? Buffer.concat([Buffer.from('8BIM'), u16(1005), u16(0), u32(resolution.length), resolution])
    : Buffer.alloc(0)
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
