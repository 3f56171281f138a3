import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib'
import { cmykTable, type Inks, type ToInks } from '../cmyk.ts'
import { colourSpaceOf } from './colour-spaces.ts'
import { contentHolders } from './content-holders.ts'
import { convertImages } from './convert-images.ts'
import { visitReachable } from './reachable.ts'
import { type Rewrite, rewriteContent } from './rewrite-content.ts'
import { numbersIn } from './strip-active.ts'
import { nameOf } from './stream-content.ts'

const key = (name: string) => PDFName.of(name)

/** Everything in RGB becomes CMYK: lines, areas, text, gradients and pictures. Grey and black stay in black ink alone. */
export async function toCmyk(document: PDFDocument): Promise<void> {
  const toInks = await cmykTable()
  for (const holder of contentHolders(document)) {
    if (holder.isMask) continue
    const changed = rewriteContent(holder.bytes, holder.resources, colourRewrite(toInks))
    if (changed) holder.replace(changed)
  }
  convertShadings(document, toInks)
  await convertImages(document, toInks)
  convertGroups(document)
}

function colourRewrite(toInks: ToInks): Rewrite {
  return ({ operator, operands }, { before, after }) => {
    const inks = () => written(toInks(numberAt(operands, 0), numberAt(operands, 1), numberAt(operands, 2)))
    if (operator === 'rg') return `${inks()} k`
    if (operator === 'RG') return `${inks()} K`
    // A colour space begins with black; its own colour follows by the next operator.
    if (operator === 'cs' && after.fill.kind === 'rgb') return '0 0 0 1 k'
    if (operator === 'CS' && after.stroke.kind === 'rgb') return '0 0 0 1 K'
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

/** Gradients between two or more colours; each of them by itself, the way between them in inks. */
function convertShadings(document: PDFDocument, toInks: ToInks): void {
  const done = new Set<PDFDict>()
  visitReachable(document, [document.context.trailerInfo.Root], (object) => {
    const shading = object instanceof PDFStream ? object.dict : object
    if (!(shading instanceof PDFDict) || !shading.has(key('ShadingType'))) return
    const type = shading.lookup(key('ShadingType'))
    const isGradient = type instanceof PDFNumber && [2, 3].includes(type.asNumber())
    if (!isGradient || colourSpaceOf(shading.lookup(key('ColorSpace')), null).kind !== 'rgb') return
    const gradient = shading.lookup(key('Function'))
    if (!(gradient instanceof PDFDict) || !endsInColours(gradient)) return
    convertFunction(document, gradient, toInks, done)
    shading.set(key('ColorSpace'), key('DeviceCMYK'))
    shading.delete(key('Background'))
  })
}

const stepsOf = (gradient: PDFDict): readonly (PDFObject | undefined)[] => {
  const steps = gradient.lookup(key('Functions'))
  return steps instanceof PDFArray ? Array.from({ length: steps.size() }, (_, at) => steps.lookup(at)) : []
}
const typeOf = (gradient: PDFDict) => {
  const type = gradient.lookup(key('FunctionType'))
  return type instanceof PDFNumber ? type.asNumber() : -1
}

/** From colour to colour, or a row of such; a gradient that is sampled or computed stays as it is. */
function endsInColours(gradient: PDFDict): boolean {
  if (typeOf(gradient) === 2) return true
  return (
    typeOf(gradient) === 3 &&
    stepsOf(gradient).every((step) => step instanceof PDFDict && endsInColours(step))
  )
}

function convertFunction(document: PDFDocument, gradient: PDFDict, toInks: ToInks, done: Set<PDFDict>): void {
  if (done.has(gradient)) return
  done.add(gradient)
  gradient.delete(key('Range'))
  for (const step of stepsOf(gradient))
    if (step instanceof PDFDict) convertFunction(document, step, toInks, done)
  if (typeOf(gradient) !== 2) return
  for (const [end, otherwise] of [
    ['C0', [0, 0, 0]],
    ['C1', [1, 1, 1]],
  ] as const) {
    const [red = 0, green = 0, blue = 0] = numbersIn(gradient.lookup(key(end))) ?? otherwise
    gradient.set(key(end), document.context.obj([...toInks(red, green, blue)]))
  }
}

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
