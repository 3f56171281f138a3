import { PDFDict, type PDFDocument, PDFName, PDFRef, PDFStream } from '@cantoo/pdf-lib'
import { type Inks, inkTable, type ToInks } from '../cmyk.ts'
import { colourSpaceOf, RGB } from './colour-spaces.ts'
import { contentHolders } from './content-holders.ts'
import { convertImages } from './convert-images.ts'
import { convertShadings } from './convert-shadings.ts'
import { inheritedStates } from './inherited-states.ts'
import { visitReachable } from './reachable.ts'
import { AT_START, type GraphicsState, type Rewrite, rewriteContent } from './rewrite-content.ts'
import { nameOf } from './stream-content.ts'

const key = (name: string) => PDFName.of(name)

/** Everything in RGB becomes CMYK: lines, areas, text, gradients and pictures. Grey and black stay in black ink alone. */
export async function toCmyk(document: PDFDocument): Promise<void> {
  const { ofColour: toInks, ofGradient } = await inkTable()
  const inherited = inheritedStates(document)
  for (const holder of contentHolders(document)) {
    if (holder.isMask) continue
    const states = (holder.stream && inherited.get(holder.stream)) ?? []
    const changed = rewriteContent(holder.bytes, holder.resources, colourRewrite(toInks), startOf(states))
    if (changed) holder.replace(changed)
  }
  convertShadings(document, ofGradient)
  await convertImages(document, toInks)
  convertGroups(document)
}

/** A form that is drawn in several states: what is written in RGB in one of them has the three values that only RGB has. */
const startOf = (states: readonly GraphicsState[]): GraphicsState => ({
  fill: states.some(({ fill }) => fill.kind === 'rgb') ? RGB : (states[0] ?? AT_START).fill,
  stroke: states.some(({ stroke }) => stroke.kind === 'rgb') ? RGB : (states[0] ?? AT_START).stroke,
  overprints: (states[0] ?? AT_START).overprints,
})

function colourRewrite(toInks: ToInks): Rewrite {
  return ({ operator, operands }, { before, after }) => {
    const inks = () => written(toInks(numberAt(operands, 0), numberAt(operands, 1), numberAt(operands, 2)))
    if (operator === 'rg') return `${inks()} k`
    if (operator === 'RG') return `${inks()} K`
    // A colour space begins with black; its own colour follows by the next operator.
    if (operator === 'cs' && after.fill.kind === 'rgb') return '0 0 0 1 k'
    if (operator === 'CS' && after.stroke.kind === 'rgb') return '0 0 0 1 K'
    if (operands.length !== 3) return null
    const isFill = operator === 'sc' || operator === 'scn'
    const isStroke = operator === 'SC' || operator === 'SCN'
    if (isFill && before.fill.kind === 'rgb') return `${inks()} k`
    if (isStroke && before.stroke.kind === 'rgb') return `${inks()} K`
    return null
  }
}

const numberAt = (operands: readonly unknown[], at: number) => {
  const operand = operands[at]
  return typeof operand === 'number' ? operand : 0
}
const written = (inks: Inks) => inks.map((ink) => Number(ink.toFixed(4))).join(' ')

/** What is blended in RGB would come back to it: pages and forms blend in CMYK from here on; masks keep their own. */
function convertGroups(document: PDFDocument): void {
  const masks = new Set<PDFDict>()
  const groups = new Set<PDFDict>()
  visitReachable(document, [document.context.trailerInfo.Root], (object) => {
    const dict = object instanceof PDFStream ? object.dict : object
    if (!(dict instanceof PDFDict)) return
    const mask = nameOf(dict.lookup(key('S'))) === 'Luminosity' ? dict.lookup(key('G')) : null
    const maskGroup = mask instanceof PDFStream ? mask.dict.lookup(key('Group')) : null
    if (maskGroup instanceof PDFDict) masks.add(maskGroup)
    const group = dict.lookup(key('Group'))
    if (group instanceof PDFDict) groups.add(group)
  })
  for (const group of groups) {
    if (masks.has(group)) continue
    const space = group.get(key('CS'))
    const found = space instanceof PDFRef ? document.context.lookup(space) : space
    if (found && colourSpaceOf(found, null).kind === 'rgb') group.set(key('CS'), key('DeviceCMYK'))
  }
}
