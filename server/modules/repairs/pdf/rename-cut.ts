import { PDFArray, PDFDict, type PDFDocument, PDFName, type PDFObject } from '@cantoo/pdf-lib'
import type { RepairOperation } from '#domain/designs/plan-repair.ts'
import { structureOf } from '#domain/designs/spot-names.ts'
import type { LineNames } from '#domain/designs/structures.ts'
import { forgetColourSpace } from './colour-spaces.ts'
import { contentHolders } from './content-holders.ts'
import { visitReachable } from './reachable.ts'
import { entryOf, rewriteContent } from './rewrite-content.ts'
import { nameOf } from './stream-content.ts'

const key = (name: string) => PDFName.of(name)
const [OVERPRINTS, KNOCKS_OUT] = ['CutOverprint', 'CutNoOverprint']

/** Gives cut spots the names that a cutter knows, and lets their lines overprint, so that nothing is left out below them. */
export function renameCut(
  document: PDFDocument,
  { names, ownLines }: Extract<RepairOperation, { kind: 'renameCut' }>,
): void {
  // Names are bytes, in UTF-8.
  const nameFor = new Map(names.map(({ from, to }) => [from, key(Buffer.from(to).toString('latin1'))]))
  const renamed = (object: PDFObject | undefined) => nameFor.get(nameOf(object) ?? '')
  visitReachable(document, [document.context.trailerInfo.Root], (object) => {
    if (object instanceof PDFDict) renameKeys(object, nameFor)
    if (!(object instanceof PDFArray) || object.size() < 4) return
    forgetColourSpace(object)
    const family = nameOf(object.lookup(0))
    const exact = family === 'Separation' ? renamed(object.lookup(1)) : null
    if (exact) object.set(1, exact)
    const several = family === 'DeviceN' ? object.lookup(1) : null
    if (!(several instanceof PDFArray)) return
    for (let at = 0; at < several.size(); at += 1) {
      const one = renamed(several.lookup(at))
      if (one) several.set(at, one)
    }
  })
  overprintCut(document, ownLines)
}

/** The colorants of a DeviceN are told by name too. */
function renameKeys(dict: PDFDict, nameFor: ReadonlyMap<string, PDFName>): void {
  const colorants = entryOf(dict, 'Colorants')
  for (const [name, value] of colorants?.entries() ?? []) {
    const exact = nameFor.get(name.decodeText())
    if (!exact) continue
    colorants?.delete(name)
    colorants?.set(exact, value)
  }
}

/** Overprint goes on with the colour of the cut line, and back to what it was with the next. */
function overprintCut(document: PDFDocument, own: LineNames | undefined): void {
  for (const holder of contentHolders(document)) {
    let isOn = false
    const states: boolean[] = []
    const changed = rewriteContent(
      holder.bytes,
      holder.resources,
      ({ operator }, { before, after }, source) => {
        if (operator === 'q') states.push(isOn)
        if (operator === 'Q') isOn = states.pop() ?? false
        if (!['CS', 'G', 'RG', 'K'].includes(operator)) return null
        const isCut = after.stroke.spots.some((name) => structureOf(name, own) !== null)
        if (isCut === isOn || (!isCut && before.overprints)) {
          isOn = isCut
          return null
        }
        isOn = isCut
        return `/${isCut ? OVERPRINTS : KNOCKS_OUT} gs ${source()}`
      },
    )
    if (!changed) continue
    holder.replace(changed)
    const { context } = document
    const looks = entryOf(holder.resources, 'ExtGState') ?? context.obj({})
    looks.set(key(OVERPRINTS), context.obj({ Type: 'ExtGState', OP: true, op: false, OPM: 1 }))
    looks.set(key(KNOCKS_OUT), context.obj({ Type: 'ExtGState', OP: false, op: false }))
    holder.resources?.set(key('ExtGState'), looks)
  }
}
