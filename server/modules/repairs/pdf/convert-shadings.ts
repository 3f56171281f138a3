import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFStream,
} from '@cantoo/pdf-lib'
import type { Inks } from '../cmyk.ts'
import { colourSpaceOf } from './colour-spaces.ts'
import type { Converter, ConverterOf } from './converters.ts'
import { functionType, type OneInput, partsOf, readFunction, sampleCount } from './functions.ts'
import { visitReachable } from './reachable.ts'

const key = (name: string) => PDFName.of(name)
/** Between two of so many samples no colour of a gradient is seen to step. */
const STEPS = 128
const MOST_SAMPLES = 4096
const TOP = 65_535

/** The inks of the values that a gradient has somewhere on its way. */
type ToInks = (values: readonly number[]) => Inks

/**
 * Gradients along a line or a circle, converted to inks in every step of their way: a mixture of the inks of their ends alone
 * would be brown in the middle. What they share with others stays as it is; a gradient that cannot be read does too.
 */
export function convertShadings(
  document: PDFDocument,
  converterOf: ConverterOf,
  isMeant: (gradient: OneInput) => boolean = () => true,
): void {
  const converted = new Map<Converter, Map<PDFObject, PDFObject | null>>()
  visitReachable(document, [document.context.trailerInfo.Root], (object) => {
    const shading = object instanceof PDFStream ? object.dict : object
    if (!(shading instanceof PDFDict)) return
    const type = shading.lookup(key('ShadingType'))
    if (!(type instanceof PDFNumber) || ![2, 3].includes(type.asNumber())) return
    const converter = converterOf(colourSpaceOf(shading.lookup(key('ColorSpace')), null))
    const gradient = shading.lookup(key('Function'))
    const read = converter && readFunction(gradient)
    if (!gradient || !read || !isMeant(read)) return
    const known = converted.get(converter) ?? new Map<PDFObject, PDFObject | null>()
    converted.set(converter, known)
    const inInks = known.get(gradient) ?? convertFunction(document, gradient, converter)
    known.set(gradient, inInks)
    if (!inInks) return
    shading.set(key('Function'), inInks)
    shading.set(key('ColorSpace'), key('DeviceCMYK'))
    shading.delete(key('Background'))
  })
}

/** A new function with the same ends and stops. */
function convertFunction(document: PDFDocument, gradient: PDFObject, converter: Converter): PDFObject | null {
  const read = readFunction(gradient)
  if (!read || read.at(read.domain[0]).length < converter.ranges.length) return null
  const dict = gradient instanceof PDFStream ? gradient.dict : gradient
  if (dict instanceof PDFDict && functionType(dict) === 3) return convertStops(document, dict, converter)
  return sampledAnew(document, read, stepsOf(dict), converter.inksBetween)
}

/** Each part by itself, so that a colour that changes at once does so still. */
function convertStops(document: PDFDocument, dict: PDFDict, converter: Converter): PDFObject | null {
  const functions = dict.lookup(key('Functions'))
  const parts = functions instanceof PDFArray ? partsOf(functions) : []
  const inInks = parts.map((part) => part && convertFunction(document, part, converter))
  if (inInks.some((part) => !part)) return null
  const made = dict.clone(document.context)
  made.set(key('Functions'), document.context.obj(inInks.flatMap((part) => part ?? [])))
  made.delete(key('Range'))
  return document.context.register(made)
}

/** Samples lie where those of the source do, and between them. */
function stepsOf(dict: PDFObject): number {
  const own = dict instanceof PDFDict ? sampleCount(dict) - 1 : 0
  if (own < 1) return dict instanceof PDFDict && functionType(dict) === 2 ? STEPS : STEPS * 8
  return Math.min(MOST_SAMPLES, own * Math.ceil(STEPS / own))
}

function sampledAnew(
  { context }: PDFDocument,
  { domain: [from, to], at }: OneInput,
  steps: number,
  toInks: ToInks,
): PDFObject {
  const samples = Buffer.alloc((steps + 1) * 8)
  for (let step = 0; step <= steps; step += 1) {
    for (const [ink, amount] of toInks(at(from + (step / steps) * (to - from))).entries()) {
      samples.writeUInt16BE(Math.round(Math.min(1, Math.max(0, amount)) * TOP), step * 8 + ink * 2)
    }
  }
  return context.register(
    context.flateStream(samples, {
      FunctionType: 0,
      Domain: [from, to],
      Range: [0, 1, 0, 1, 0, 1, 0, 1],
      Size: [steps + 1],
      BitsPerSample: 16,
    }),
  )
}
