import type { PdfFile } from './pdf-file.ts'
import { textOf } from './text.ts'
import { type Dict, isDict, isList, nameOf, Ref, type Value } from './values.ts'

/** The layers of a file (optional content), and which of them are switched off as it is delivered. */
export type Layers = {
  readonly names: readonly string[]
  readonly hiddenNames: readonly string[]
  /** Whether what belongs to this layer, or to this membership of layers, is not drawn. */
  readonly isHidden: (layer: Value | undefined) => boolean
}

export function layersOf(pdf: PdfFile): Layers {
  const properties = pdf.dict(pdf.root, 'OCProperties') ?? new Map<string, Value>()
  const settings = pdf.dict(properties, 'D') ?? new Map<string, Value>()
  const refs = (dict: Dict, key: string) =>
    pdf.list(dict, key).flatMap((one) => (one instanceof Ref ? [one.number] : []))
  const all = refs(properties, 'OCGs')
  const off = new Set(nameOf(pdf.get(settings, 'BaseState')) === 'OFF' ? all : [])
  for (const number of refs(settings, 'ON')) off.delete(number)
  for (const number of refs(settings, 'OFF')) off.add(number)
  const named = (number: number) => {
    const layer = pdf.resolve(new Ref(number, 0))
    return isDict(layer) ? textOf(pdf.get(layer, 'Name')) : ''
  }
  const known = all.map((number) => ({ name: named(number), isOff: off.has(number) }))
  const isOff = (one: Value | undefined) => one instanceof Ref && off.has(one.number)
  return {
    names: [...new Set(known.map(({ name }) => name))],
    hiddenNames: [...new Set(known.filter((one) => one.isOff).map(({ name }) => name))],
    isHidden: (layer) => {
      if (isOff(layer)) return true
      const membership = pdf.resolve(layer)
      if (!isDict(membership) || nameOf(pdf.get(membership, 'Type')) !== 'OCMD') return false
      const told = membership.get('OCGs')
      const listed = pdf.resolve(told)
      const members = isList(listed) ? listed : told === undefined ? [] : [told]
      if (members.length === 0) return false
      switch (nameOf(pdf.get(membership, 'P')) ?? 'AnyOn') {
        case 'AllOn':
          return members.some(isOff)
        case 'AnyOff':
          return !members.some(isOff)
        case 'AllOff':
          return !members.every(isOff)
        default:
          return members.every(isOff)
      }
    },
  }
}
