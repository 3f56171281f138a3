import { drawInvoice } from '#server/modules/documents/papers/draw-invoice.ts'
import { writeUbl } from '#server/modules/documents/ubl/write-ubl.ts'
import { orderedLine, orderedWhole, sampleInvoice } from '#test/support/invoices.ts'
import { type Bench, figure, median } from './support/figure.ts'

const ROUNDS = 15
const MOST_MS = 150
const LINES = [5, 50]

/** CPU time of this process, in ms. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

async function drawMs(lines: number): Promise<number> {
  const ordered = Array.from({ length: lines }, (_, index) =>
    orderedLine({ groupId: `g${index}`, quantity: 4, unitCents: 2390, lineCents: 9560 }),
  )
  const invoice = sampleInvoice(orderedWhole(ordered, { shippingCents: 1250 }))
  const rounds: number[] = []
  while (rounds.length < ROUNDS) {
    const before = cpuMs()
    await drawInvoice({
      invoice,
      shop: { shopName: 'Paskruis', logo: 'house mark' },
      madeAt: new Date(),
      ubl: writeUbl(invoice),
    })
    rounds.push(cpuMs() - before)
  }
  return median(rounds)
}

/** What an invoice costs: drawn with its fonts, and its UBL within. */
export const papers: Bench = {
  name: 'papers',
  async run() {
    const figures = []
    for (const lines of LINES) {
      const value = await drawMs(lines)
      const target = lines === LINES[0] ? { atMost: MOST_MS } : null
      figures.push(
        figure({ what: `CPU of an invoice of ${lines} lines`, value, digits: 0, unit: ' ms' }, target),
      )
    }
    return figures
  },
}
