import { ShippingClassForm } from '#contract/office/delivery.ts'
import { classFaults, type ClassRow, classRow, type Limit, LIMITS } from '#domain/delivery/class-fields.ts'
import { readEuros } from '#texts/nl/euros.ts'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import { readNumber } from '#texts/nl/typed-number.ts'
import type { Faults } from '../../ui/edit-dialog.tsx'
import { fieldText } from '../../lib/field-text.ts'
import { faultText } from '../../lib/read-form.ts'

/** Kilograms are typed with as many decimals, and kept in grams. */
const KG_DECIMALS = 3

/** What is filled in of a class, or what is wrong with it by field; a country has a field by its code. */
export function typedClass(
  form: HTMLFormElement,
  countries: readonly string[],
): { readonly row: ClassRow } | { readonly faults: Faults<ClassRow> } {
  const typed = {
    title: fieldText(form, 'title').trim(),
    ...(Object.fromEntries(
      LIMITS.map((limit) => [limit, readLimit(limit, fieldText(form, limit).trim())]),
    ) as Record<Limit, number | null>),
    centsByCountry: Object.fromEntries(
      countries.map((code) => [code, readRate(fieldText(form, code).trim())]),
    ),
  }
  const read = ShippingClassForm.safeParse(typed)
  const faults = {
    ...Object.fromEntries(
      (read.error?.issues ?? []).map(({ path, message }) => [String(path.at(-1)), faultText(message)]),
    ),
    ...Object.fromEntries(
      classFaults(typed, countries).map(({ field, fault }) => [field, fieldFaultTexts[fault]]),
    ),
  }
  return read.success && Object.keys(faults).length === 0
    ? { row: classRow(read.data, countries) }
    : { faults }
}

/** Nothing is no limit; what cannot be read is what no schema takes. */
const readLimit = (limit: Limit, text: string): number | null =>
  text === '' ? null : (readNumber(text, limit === 'maxGrams' ? KG_DECIMALS : 0) ?? NaN)

const readRate = (text: string): number | null => (text === '' ? null : (readEuros(text) ?? NaN))
