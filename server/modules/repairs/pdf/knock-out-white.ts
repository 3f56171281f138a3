import { type PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { contentHolders } from './content-holders.ts'
import { inheritedStates } from './inherited-states.ts'
import { AT_START, entryOf, type GraphicsState, rewriteContent } from './rewrite-content.ts'

const key = (name: string) => PDFName.of(name)
const COLOURS = new Set(['g', 'G', 'rg', 'RG', 'k', 'K', 'cs', 'CS', 'sc', 'SC', 'scn', 'SCN'])

/** White that overprints leaves what lies below it: it covers that from here on, and all else overprints as it did. */
export function knockOutWhite(document: PDFDocument): void {
  const inherited = inheritedStates(document)
  for (const holder of contentHolders(document)) {
    if (holder.isMask) continue
    const states = (holder.stream && inherited.get(holder.stream)) ?? []
    const start = states.find((state) => state.overprints || state.overprintsFill) ?? states[0] ?? AT_START
    const used = new Set<string>()
    const changed = rewriteContent(
      holder.bytes,
      holder.resources,
      ({ operator }, { before, after }, source) => {
        if (operator !== 'gs' && !COLOURS.has(operator)) return null
        const wanted = lookFor(after)
        const isSo = operator === 'gs' ? wanted === ownLook(after) : wanted === lookFor(before)
        if (isSo) return null
        used.add(wanted)
        return `${source()} /${wanted} gs`
      },
      start,
    )
    if (!changed) continue
    holder.replace(changed)
    const { context } = document
    const looks = entryOf(holder.resources, 'ExtGState') ?? context.obj({})
    for (const look of used) looks.set(key(look), context.obj({ Type: 'ExtGState', ...LOOKS[look] }))
    holder.resources?.set(key('ExtGState'), looks)
  }
}

const nameOf = (OP: boolean, op: boolean) => `PaskruisOverprint${Number(OP)}${Number(op)}`
const LOOKS: Readonly<Record<string, { OP: boolean; op: boolean }>> = Object.fromEntries(
  [false, true].flatMap((OP) => [false, true].map((op) => [nameOf(OP, op), { OP, op }])),
)

/** What overprints as the file says. */
const ownLook = ({ overprints, overprintsFill }: GraphicsState) => nameOf(overprints, overprintsFill)
/** The same, but for white. */
const lookFor = ({ overprints, overprintsFill, isWhiteFill, isWhiteStroke }: GraphicsState) =>
  nameOf(overprints && !isWhiteStroke, overprintsFill && !isWhiteFill)
