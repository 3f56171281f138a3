import { chosenOptions } from '#domain/configurator/evaluate.ts'
import type {
  Drawing,
  DrawingKind,
  DrawnPart,
  EdgeFinish,
  Extra,
  Fixing,
  Outline,
  Surface,
} from '#domain/configurator/drawing.ts'
import type { Evaluation } from '#domain/configurator/view.ts'
import type { Edge } from '#domain/pricing/model.ts'
import type { Rings } from './ring-spots.ts'

/** What the picture shows, worked out from the choices. */
export type Pictured = {
  readonly kind: DrawingKind | 'sheet'
  readonly widthMm: number
  readonly heightMm: number
  /** Whether that is the size as it was chosen, so that dimension lines may say it. */
  readonly isMeasured: boolean
  readonly surface: Surface
  readonly ink: string
  readonly thicknessMm: number
  readonly outline: Outline
  readonly radiusMm: number
  readonly edges: readonly { readonly finish: EdgeFinish; readonly edges: readonly Edge[] }[]
  readonly rings: readonly Rings[]
  readonly fixings: readonly {
    readonly fixing: Fixing
    readonly count: number
    readonly diameterMm: number
  }[]
  /** How far fixings lie from the edge; null is as usual. */
  readonly insetMm: number | null
  readonly extras: ReadonlyMap<Extra, number>
  readonly printSides: 1 | 2
}

const ALL_EDGES: readonly Edge[] = ['top', 'right', 'bottom', 'left']
const UNKNOWN_SIZE = { widthMm: 1200, heightMm: 900 }

type Chosen = { readonly part: DrawnPart; readonly quantity: number }

/** Works out what the picture shows; a later choice stands over an earlier one. */
export function pictured(drawing: Drawing | undefined, evaluation: Evaluation): Pictured {
  const chosen = chosenParts(drawing, evaluation)
  const parts = [...(drawing?.always ?? []).map((part) => ({ part, quantity: 1 })), ...chosen]
  const last = <Part extends DrawnPart['part']>(name: Part) => {
    const of = (from: readonly Chosen[]) =>
      from.flatMap(({ part }) => (isPart(part, name) ? [part] : [])).at(-1)
    return of(chosen) ?? of(parts)
  }
  const every = <Part extends DrawnPart['part']>(name: Part) =>
    parts.flatMap(({ part }) => (isPart(part, name) ? [part] : []))
  const outline = last('outline')
  const insetField = last('inset')
  return {
    kind: drawing?.kind ?? 'sheet',
    ...shownSize(drawing, chosen, evaluation),
    surface: last('surface')?.surface ?? 'paper',
    ink: last('ink')?.colour ?? '#11141b',
    thicknessMm: last('thickness')?.mm ?? 0,
    outline: outline?.outline ?? 'straight',
    radiusMm: outline?.radiusMm ?? 0,
    edges: every('edge'),
    rings: [
      ...every('rings'),
      ...every('cornerRings').map(() => ({ spacingMm: null, edges: ALL_EDGES })),
      ...chosenOptions(evaluation.leaves).flatMap(({ effect }) =>
        effect.kind === 'eyelets' ? [{ spacingMm: effect.spacingMm, edges: effect.edges }] : [],
      ),
    ],
    fixings: every('fixing'),
    insetMm: insetField ? millimetresIn(evaluation, insetField.fieldId) : null,
    extras: new Map(
      parts.flatMap(({ part, quantity }) => (isPart(part, 'extra') ? [[part.extra, quantity] as const] : [])),
    ),
    printSides: chosenOptions(evaluation.leaves).some(({ printSides }) => printSides === 2) ? 2 : 1,
  }
}

const isPart = <Part extends DrawnPart['part']>(
  part: DrawnPart,
  name: Part,
): part is Extract<DrawnPart, { part: Part }> => part.part === name

/** What the chosen options and values of fields show, in page order. */
function chosenParts(drawing: Drawing | undefined, { leaves }: Evaluation): readonly Chosen[] {
  if (!drawing) return []
  return leaves.flatMap((leaf) => {
    if (!leaf.isVisible) return []
    const ids =
      'fields' in leaf
        ? leaf.fields.flatMap(({ field, text }) => (field.type === 'input_mm' ? [] : [text]))
        : [leaf.selected?.id ?? '']
    const quantity = 'selected' in leaf ? (leaf.selected?.quantity ?? 1) : 1
    return ids.flatMap((id) =>
      Object.hasOwn(drawing.parts, id) ? (drawing.parts[id] ?? []).map((part) => ({ part, quantity })) : [],
    )
  })
}

function millimetresIn({ leaves }: Evaluation, fieldId: string): number | null {
  for (const leaf of leaves) {
    if (!('fields' in leaf)) continue
    const view = leaf.fields.find(({ field }) => field.optionId === fieldId)
    if (view?.fault === null) return Number(view.text)
  }
  return null
}

/** The size that was entered or chosen; while there is none, the one that it starts with. */
function shownSize(drawing: Drawing | undefined, chosen: readonly Chosen[], evaluation: Evaluation) {
  const { widthMm, heightMm } = evaluation.size
  if (widthMm !== null && heightMm !== null) return { widthMm, heightMm, isMeasured: true }
  const always = drawing?.always ?? []
  const ofChoices = chosen.map(({ part }) => part)
  const chosenSize = sizeIn(ofChoices, 'size') ?? printSize(evaluation) ?? sizeIn(always, 'size')
  if (chosenSize) {
    return { widthMm: chosenSize.widthMm, heightMm: chosenSize.heightMm, isMeasured: true }
  }
  const start = sizeIn(always, 'startSize') ?? UNKNOWN_SIZE
  return {
    widthMm: widthMm ?? defaultOf(evaluation, 'width') ?? start.widthMm,
    heightMm: heightMm ?? defaultOf(evaluation, 'height') ?? start.heightMm,
    isMeasured: false,
  }
}

const sizeIn = (parts: readonly DrawnPart[], name: 'size' | 'startSize') =>
  parts.flatMap((part) => (isPart(part, name) ? [part] : [])).at(-1)

function printSize({ leaves }: Evaluation) {
  const [size] = chosenOptions(leaves).flatMap(({ printSizeMm }) => (printSizeMm ? [printSizeMm] : []))
  return size ? { widthMm: size[0], heightMm: size[1] } : null
}

function defaultOf({ leaves }: Evaluation, side: 'width' | 'height'): number | null {
  for (const leaf of leaves) {
    if (!('fields' in leaf)) continue
    for (const { field } of leaf.fields) {
      if (field.type === 'input_mm' && field.measures === side) return field.defaultMm
    }
  }
  return null
}
