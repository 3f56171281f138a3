import { catalogueSheetTexts as texts } from '#texts/nl/office/catalogue-sheets.ts'
import { cents, choice, day, milli, number, orNull, rate, usually, whole } from './codecs.ts'
import {
  cell,
  type Field,
  group,
  groupOrNull,
  part,
  type PartField,
  type SheetShape,
  union,
} from './sheet-shape.ts'

const { columns, words } = texts

type Names = { readonly prices: string; readonly tiers: string; readonly runs: string }

/** Prices with the days on which they hold, their tiers and what circulations cost. */
export function pricesPart({ prices, tiers, runs }: Names): PartField {
  const bands: SheetShape = {
    name: tiers,
    fields: [
      union(cell('kind', columns.bandKind, usually(choice(words.bands), 'amount')), {
        amount: [cell('fromMilli', columns.from, milli), cell('rateE4', columns.rate, rate)],
        percentOff: [cell('fromMilli', columns.from, milli), cell('percent', columns.percent, whole)],
      }),
    ],
  }
  const runPrices: SheetShape = {
    name: runs,
    fields: [cell('quantity', columns.quantity, whole), cell('cents', columns.amount, cents)],
  }
  const price: readonly Field[] = [
    cell('model', columns.model, usually(choice(words.models), 'piece')),
    cell('rateE4', columns.rate, orNull(rate)),
    groupOrNull('tiers', [
      cell('measure', columns.tierMeasure, choice(words.measures)),
      cell('scope', columns.tierScope, usually(choice(words.scopes, 26), 'line')),
      part('bands', () => bands),
    ]),
    cell('setupCents', columns.setup, usually(cents, 0)),
    cell('minAreaMm2', columns.minArea, orNull(whole)),
    cell('minimumLineCents', columns.minimumLine, orNull(cents)),
    cell('extraDesignFeeCents', columns.extraDesign, usually(cents, 0)),
    groupOrNull('runningMetre', [
      cell('measure', columns.runningMeasure, usually(choice(words.running), 'length')),
      cell('usableWidthMm', columns.usableWidth, orNull(number)),
      cell('lengthAllowanceMm', columns.lengthAllowance, usually(number, 0)),
      cell('minLengthMm', columns.minLength, usually(number, 0)),
    ]),
    part('runPrices', () => runPrices),
  ]
  const dated: SheetShape = {
    name: prices,
    fields: [
      cell('validFrom', columns.validFrom, day),
      cell('validTo', columns.validTo, orNull(day)),
      group('price', price),
    ],
  }
  return part('prices', () => dated)
}
