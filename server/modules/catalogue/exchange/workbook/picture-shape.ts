import { MIDDLE } from '#domain/catalogue/picture-cut.ts'
import { catalogueSheetTexts as texts } from '#texts/nl/office/catalogue-sheets.ts'
import { list, orNull, text, usually, whole } from './codecs.ts'
import { cell, type Field, group, groupOrNull, type SheetShape } from './sheet-shape.ts'

const { columns, sheets } = texts

/** A picture as something shows it. */
export const pictureFields: readonly Field[] = [
  cell('hash', columns.picture, { ...text(40), read: (written) => written.trim() }),
  cell('alt', columns.alt, text(40)),
  group('focus', [
    cell('x', columns.focusX, usually(whole, MIDDLE.x)),
    cell('y', columns.focusY, usually(whole, MIDDLE.y)),
  ]),
]

export const pictures: SheetShape = {
  name: sheets.pictures,
  fields: [
    ...pictureFields,
    cell('width', columns.pixelWidth, whole),
    cell('height', columns.pixelHeight, whole),
    cell('widths', columns.widths, orNull(list(whole))),
    groupOrNull('crop', [
      cell('of', columns.cropOf, text(40)),
      cell('x', columns.cropX, whole),
      cell('y', columns.cropY, whole),
      cell('width', columns.cropWidth, whole),
      cell('height', columns.cropHeight, whole),
    ]),
  ],
}
