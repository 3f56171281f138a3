import { FOCUS_STEP } from '#domain/catalogue/picture-cut.ts'
import { pictureCutTexts as texts } from '#texts/nl/office/picture-cut-dialog.ts'
import { number, type Typed } from '../typed-values.ts'

const PER_PERCENT = 10
/** Where a rectangle of a picture begins, and how long its sides are: kept in thousandths of the picture. */
export const cropStart = number({ min: 0, max: 100, decimals: 1 }, PER_PERCENT)
export const cropLength = number({ min: 0.1, max: 100, decimals: 1 }, PER_PERCENT)

const wholePercent = number({ min: 0, max: 100 })

/** Where a picture can be focused. */
export const focusPercent: Typed<number> = {
  ...wholePercent,
  read(text) {
    const value = wholePercent.read(text)
    return value !== undefined && value % FOCUS_STEP === 0 ? value : undefined
  },
  fault: texts.focusFault,
}
