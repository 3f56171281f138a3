// node scripts/mutate-print-files.ts [how many] [seed]: damages good print files at random and has each inspected. Each must end in
// time with an answer, and the process that asks must not grow.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { samplePdf, samplePhotoshop, sampleStream } from '#test/support/sample-files.ts'
import { mutant, seededRandom } from './corpus/mutant.ts'
import { inspectPrintFile } from '#server/modules/preflight/inspect-print-file.ts'
import { openAsShopDoes } from './corpus/open-as-shop-does.ts'

const WITHIN_MS = 75_000
const MAX_GROWTH_BYTES = 64 * 1024 * 1024
const WARM_AFTER = 20

const plane = (value: number) => Buffer.alloc(90 * 60, value)

openAsShopDoes()
const [count = '10000', seed = '1'] = process.argv.slice(2)
const random = seededRandom(Number(seed))
const folder = await mkdtemp(join(tmpdir(), 'mutants-'))
const good = await goodFiles()
const endings = new Map<string, number>()
const faults: string[] = []
let begun = 0
let slowestMs = 0
let memoryBytes = 0

async function goodFiles(): Promise<readonly (readonly [name: string, content: Buffer])[]> {
  const picture = sharp({ create: { width: 90, height: 60, channels: 3, background: '#c03020' } })
  const content =
    'q 0.2 w /Cut CS 1 SCN 5 5 80 40 re S Q BT /F 9 Tf (tekst) Tj ET /T gs 1 0 0 0 k 9 9 50 50 re f /X Do'
  const resources =
    '/Font << /F 100 0 R >> /ExtGState << /T << /ca 0.5 /OP true >> >> /XObject << /X 101 0 R >> /ColorSpace << /Cut [/Separation /CutContour /DeviceCMYK 102 0 R] >>'
  const objects = [
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    sampleStream(
      '/Type /XObject /Subtype /Image /Width 30 /Height 20 /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /FlateDecode',
      deflateSync(Buffer.alloc(1800, 90)),
    ),
    '<< /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [0 1 0 0] /N 1 >>',
  ]
  const entries = '/TrimBox [10 10 190 90] /BleedBox [5 5 195 95] /Rotate 90'
  return [
    [
      'a.pdf',
      samplePdf({ pages: [{ entries, resources, content }, { content: '0 g 9 9 9 9 re f' }], objects }),
    ],
    ['a.ai', samplePdf({ pages: [{ resources, content }], objects })],
    ['a.jpg', await picture.clone().withMetadata({ density: 150 }).jpeg().toBuffer()],
    ['b.jpg', await picture.clone().jpeg({ progressive: true }).toBuffer()],
    ['a.tif', await picture.clone().tiff({ compression: 'lzw' }).toBuffer()],
    [
      'b.tif',
      await picture.clone().toColourspace('cmyk').tiff({ compression: 'none', bigtiff: true }).toBuffer(),
    ],
    [
      'a.psb',
      samplePhotoshop({ mode: 'cmyk', widthPx: 90, heightPx: 60, planes: [1, 2, 3, 4].map(plane), ppi: 100 }),
    ],
    [
      'b.psb',
      samplePhotoshop({
        mode: 'rgb',
        widthPx: 90,
        heightPx: 60,
        planes: [1, 2, 3].map(plane),
        isPacked: true,
      }),
    ],
  ]
}

async function inspectAhead(lane: number): Promise<void> {
  const path = join(folder, `file-${lane}`)
  while (begun < Number(count)) {
    begun += 1
    const number = begun
    const [name, content] = good[Math.floor(random() * good.length)] ?? ['', Buffer.alloc(0)]
    await writeFile(path, mutant(content, random))
    const from = performance.now()
    const ending = await inspectPrintFile({ path, name }, join(folder, `previews-${lane}`)).then(
      ({ facts }) => (facts.kind === 'unusable' ? facts.reason : facts.kind),
      (error: Error) => {
        faults.push(`mutant ${number} of ${name}: ${error.message}`)
        return 'failed'
      },
    )
    const tookMs = performance.now() - from
    if (tookMs > WITHIN_MS) faults.push(`mutant ${number} of ${name} took ${Math.round(tookMs / 1000)} s`)
    slowestMs = Math.max(slowestMs, tookMs)
    endings.set(ending, (endings.get(ending) ?? 0) + 1)
    if (number === WARM_AFTER) memoryBytes = process.memoryUsage.rss()
  }
}

try {
  await mkdir(folder, { recursive: true })
  await Promise.all(Array.from({ length: availableParallelism() }, (_, lane) => inspectAhead(lane)))
} finally {
  await rm(folder, { recursive: true })
}
const grownBytes = process.memoryUsage.rss() - memoryBytes
if (memoryBytes > 0 && grownBytes > MAX_GROWTH_BYTES)
  faults.push(`grown by ${Math.round(grownBytes / 1e6)} MB`)
const ended = [...endings].map(([ending, times]) => `${ending} ${times}`).join(', ')
console.log(`${begun} mutants, seed ${seed}: ${ended}; the slowest ${(slowestMs / 1000).toFixed(1)} s`)
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
