import {
  type Crop,
  type CropFault,
  type Focus,
  isMiddle,
  LEAST_CROP_PX,
  MOST_RATIO,
} from '#domain/catalogue/picture-cut.ts'
import { formatNumber } from '../format.ts'

/** What is wrong with a rectangle of a picture. */
export const cropFaultTexts = {
  outside: 'Dit valt buiten de foto',
  tooSmall: `De uitsnede moet minstens ${LEAST_CROP_PX} pixels breed en hoog zijn`,
  tooNarrow: `De uitsnede is te langgerekt: hoogstens ${MOST_RATIO} keer zo lang als breed`,
} as const satisfies Record<CropFault['fault'], string>

const NO_WORDS = 'Een afbeelding zonder beschrijving'

/** Thousandths as percent. */
const percent = (perMille: number) => `${formatNumber(perMille / 10, 1)}%`

/** What of a picture is shown, in thousandths. */
export const cropText = ({ x, y, width, height }: Crop) =>
  `uitsnede van ${percent(width)} × ${percent(height)}, vanaf ${percent(x)} van links en ${percent(y)} van boven`

/** What of it stays in sight, in percent. */
export const focusText = ({ x, y }: Focus) => `focuspunt op ${x}% van links en ${y}% van boven`

/** What a picture is called where its cut tells it from others: by its words, and how it is cut. */
export function withCut(
  words: string,
  { crop, focus }: { readonly crop: Crop | null; readonly focus: Focus },
): string {
  const cut = [...(crop ? [cropText(crop)] : []), ...(isMiddle(focus) ? [] : [focusText(focus)])]
  return cut.length === 0 ? words : `${words || NO_WORDS} (${cut.join('; ')})`
}
