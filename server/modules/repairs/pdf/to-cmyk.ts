import { type PDFArray, PDFDict, type PDFDocument, PDFName, PDFRef, PDFStream } from '@cantoo/pdf-lib'
import { inkTable, type Scratch } from '../cmyk.ts'
import { type ColourSpace, colourSpaceOf, RGB } from './colour-spaces.ts'
import { contentHolders } from './content-holders.ts'
import { contentOperations } from './content-operations.ts'
import { profileConverters } from './profile-converters.ts'
import { type Converter, type ConverterOf, labConverter, rgbConverter, spotConverter } from './converters.ts'
import { written } from './written-inks.ts'
import { convertImages } from './convert-images.ts'
import { convertShadings } from './convert-shadings.ts'
import { liftInlinePictures } from './inline-pictures.ts'
import { inheritedStates } from './inherited-states.ts'
import { visitReachable } from './reachable.ts'
import { AT_START, entryOf, type GraphicsState, type Rewrite, rewriteContent } from './rewrite-content.ts'
import { nameOf } from './stream-content.ts'

const key = (name: string) => PDFName.of(name)

/** Everything in RGB and Lab becomes CMYK: lines, areas, text, gradients and pictures. Grey and black stay in black ink alone. */
export async function toCmyk(document: PDFDocument, within: Scratch): Promise<void> {
  const table = await inkTable()
  const ofRgb = rgbConverter(table)
  const ofProfiles = await profileConverters(document)
  await convertColours(document, within, (space) => {
    if (space.kind === 'rgb') return ofProfiles.get(space.definition?.lookup(1)) ?? ofRgb
    return space.kind === 'lab' ? labConverter(space, table) : null
  })
  convertGroups(document)
}

/** What a colour space of several spots may hold beside those that are converted. */
const PROCESS = new Set(['Cyan', 'Magenta', 'Yellow', 'Black', 'None'])

/** Spot colours of these names become CMYK, by the alternate that the file itself gives. */
export async function spotsToCmyk(
  document: PDFDocument,
  names: readonly string[],
  within: Scratch,
): Promise<void> {
  const table = await inkTable()
  await convertColours(document, within, (space) =>
    space.spots.some((name) => names.includes(name)) &&
    space.spots.every((name) => names.includes(name) || PROCESS.has(name))
      ? spotConverter(space, table)
      : null,
  )
}

async function convertColours(document: PDFDocument, within: Scratch, find: ConverterOf): Promise<void> {
  const found = new Map<ColourSpace['definition'], Converter | null>()
  function converterOf(space: ColourSpace): Converter | null {
    if (space.definition === null) return find(space)
    const converter = found.has(space.definition) ? found.get(space.definition) : find(space)
    found.set(space.definition, converter ?? null)
    return converter ?? null
  }
  liftInlinePictures(document, converterOf)
  const inherited = inheritedStates(document)
  const patterns = new Set<PDFArray>()
  for (const holder of contentHolders(document)) {
    if (holder.isMask) continue
    const states = (holder.stream && inherited.get(holder.stream)) ?? []
    const start = startOf(states, converterOf)
    const rewrite = colourRewrite(converterOf, patterns)
    const changed = rewriteContent(holder.bytes, holder.resources, rewrite, start)
    if (changed) holder.replace(changed)
  }
  for (const space of patterns) space.set(1, key('DeviceCMYK'))
  convertShadings(document, converterOf)
  await convertImages(document, converterOf, within)
  dropUnused(document, converterOf)
}

/** Converted spaces that no content names any more: a spot that stood in a list only would still be taken for a plate. */
function dropUnused(document: PDFDocument, converterOf: ConverterOf): void {
  const holders = contentHolders(document)
  const used = new Set<unknown>()
  for (const { bytes } of holders) {
    for (const { operator, operands } of contentOperations(bytes)) {
      // A picture within the content may name one too.
      if (operator === 'BI') return
      if (operator === 'cs' || operator === 'CS') used.add(operands[0])
    }
  }
  for (const { resources } of holders) {
    const spaces = entryOf(resources, 'ColorSpace')
    for (const [name] of spaces?.entries() ?? []) {
      const isDropped = converterOf(colourSpaceOf(spaces?.lookup(name), null)) !== null
      if (isDropped && !used.has(name.decodeText())) spaces?.delete(name)
    }
  }
}

/** A form that is drawn in several states: what is converted in one of them has as many values as only that has. */
function startOf(states: readonly GraphicsState[], converterOf: ConverterOf): GraphicsState {
  const [first = AT_START] = states
  return {
    ...first,
    fill: states.find(({ fill }) => converterOf(fill))?.fill ?? first.fill,
    stroke: states.find(({ stroke }) => converterOf(stroke))?.stroke ?? first.stroke,
  }
}

/** `patterns` gets the spaces of patterns without colours of their own, whose colours are inks from here on. */
function colourRewrite(converterOf: ConverterOf, patterns: Set<PDFArray>): Rewrite {
  return ({ operator, operands }, { before, after }) => {
    const isFill = operator === operator.toLowerCase()
    const inInks = ({ inks }: Converter, values: readonly number[]) =>
      `${written(inks(values))} ${isFill ? 'k' : 'K'}`
    if (operator === 'rg' || operator === 'RG') {
      const converter = converterOf(RGB)
      return converter && inInks(converter, numbersOf(operands))
    }
    if (operator === 'cs' || operator === 'CS') {
      const converter = converterOf(isFill ? after.fill : after.stroke)
      // A colour space begins with a colour; its own follows by the next operator.
      return converter && inInks(converter, converter.initial)
    }
    if (!CHOOSES_COLOUR.has(operator)) return null
    const space = isFill ? before.fill : before.stroke
    const name = operands.at(-1)
    if (space.kind === 'pattern' && space.definition && typeof name === 'string') {
      const below = converterOf(colourSpaceOf(space.definition.lookup(1), null))
      if (below?.ranges.length !== operands.length - 1) return null
      patterns.add(space.definition)
      return `${written(below.inks(numbersOf(operands)))} ${key(name).toString()} ${operator}`
    }
    const converter = converterOf(space)
    return converter?.ranges.length === operands.length ? inInks(converter, numbersOf(operands)) : null
  }
}

const CHOOSES_COLOUR = new Set(['sc', 'scn', 'SC', 'SCN'])

const numbersOf = (operands: readonly unknown[]) =>
  operands.map((operand) => (typeof operand === 'number' ? operand : 0))

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
