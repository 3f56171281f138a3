import { weekNumberOf } from '#domain/orders/week-figures.ts'
import { formatNumber, formatPrice, SPACE } from '../format.ts'
import { formatPromisedDate } from '../format-date.ts'

/** Whole euros, as cents say nothing in a chart. */
const euros = (cents: number) => `€${SPACE}${formatNumber(Math.round(cents / 100), 0)}`

type Day = { readonly date: string; readonly netInCents: number; readonly weekBeforeInCents: number }
type Week = { readonly monday: string; readonly dueCount: number; readonly onTimeCount: number }

/** How the week goes, on the page with which staff begin. */
export const weekFigureTexts = {
  revenueTitle: 'Omzet deze week',
  onTimeTitle: 'Op tijd klaar',
  none: 'Nog niets',
  euros,
  besideWeekBefore: (percent: number | null) => {
    if (percent === null) return 'Vorige week was er toen nog niets.'
    if (percent === 0) return 'Evenveel als vorige week'
    return percent > 0
      ? `${formatNumber(percent)}% meer dan vorige week`
      : `${formatNumber(-percent)}% minder dan vorige week`
  },
  revenueLegend: 'Streep: dezelfde dag vorige week. Excl. btw, zonder geannuleerde orders.',
  revenueInWords: (days: readonly Day[]) =>
    days
      .map(
        ({ date, netInCents, weekBeforeInCents }) =>
          `${formatPromisedDate(date)}: ${formatPrice(netInCents)}, vorige week ${formatPrice(weekBeforeInCents)}`,
      )
      .join('; '),
  ofPromised: (onTime: number, due: number) =>
    due === 0
      ? 'In acht weken was nog niets beloofd.'
      : `${formatNumber(onTime)} van ${formatNumber(due)} ${due === 1 ? 'regel' : 'regels'} in acht weken`,
  onTimeLegend: 'Per week van de beloofde dag: verzonden of klaar om af te halen, uiterlijk op die dag.',
  onTimeInWords: (weeks: readonly Week[]) =>
    weeks
      .map(
        ({ monday, dueCount, onTimeCount }) =>
          `week ${weekNumberOf(monday)}: ${formatNumber(onTimeCount)} van ${formatNumber(dueCount)} op tijd`,
      )
      .join('; '),
} as const
