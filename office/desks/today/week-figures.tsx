import { useQuery } from '@tanstack/react-query'
import type { DeskFigures } from '#contract/office/figures.ts'
import { percentMore, shareOf, weekNumberOf } from '#domain/orders/week-figures.ts'
import { formatPercent } from '#texts/nl/format.ts'
import { formatWeekday } from '#texts/nl/format-date.ts'
import { weekFigureTexts as texts } from '#texts/nl/office/week-figures.ts'
import { BarChart } from '../../ui/bar-chart.tsx'
import { Loading } from '../../ui/loading.tsx'
import { deskFigures } from '../../work/figures.ts'
import styles from './today.module.css'

/** How the week goes beside the one before. */
export function WeekFigures() {
  const { data: figures } = useQuery(deskFigures)
  return (
    <>
      <section className="panel">
        <h2 className="type-20">{texts.revenueTitle}</h2>
        {figures ? <Revenue {...figures} /> : <Loading />}
      </section>
      <section className="panel">
        <h2 className="type-20">{texts.onTimeTitle}</h2>
        {figures ? <OnTime {...figures} /> : <Loading />}
      </section>
    </>
  )
}

function Revenue({ today, revenue, netInCents, weekBeforeInCents }: DeskFigures) {
  const most = Math.max(...revenue.flatMap((day) => [day.netInCents, day.weekBeforeInCents]))
  const highest = revenue.reduce((best, day) => (day.netInCents > best.netInCents ? day : best))
  const bars = revenue.map((day) => ({
    name: formatWeekday(day.date),
    value: day.netInCents,
    before: day.weekBeforeInCents,
    isNow: day.date === today,
    note:
      day.netInCents > 0 && (day === highest || day.date === today) ? texts.euros(day.netInCents) : undefined,
  }))
  return (
    <>
      <p className={styles.figure}>
        <b className="figures">{texts.euros(netInCents)}</b>
        <span>{texts.besideWeekBefore(percentMore(netInCents, weekBeforeInCents))}</span>
      </p>
      <BarChart bars={bars} most={most} inWords={texts.revenueInWords(revenue)} />
      <p className={styles.legend}>{texts.revenueLegend}</p>
    </>
  )
}

function OnTime({ promised }: DeskFigures) {
  const shares = promised.map((week) => ({ ...week, share: shareOf(week.onTimeCount, week.dueCount) }))
  const now = shares.at(-1)
  const due = promised.reduce((sum, { dueCount }) => sum + dueCount, 0)
  const onTime = promised.reduce((sum, { onTimeCount }) => sum + onTimeCount, 0)
  const bars = shares.map((week) => ({
    name: String(weekNumberOf(week.monday)),
    value: week.share ?? 0,
    isNow: week === now,
    note: week.share === null ? undefined : formatPercent(week.share),
  }))
  const share = shareOf(onTime, due)
  return (
    <>
      <p className={styles.figure}>
        <b className="figures">{share === null ? texts.none : formatPercent(share)}</b>
        <span>{texts.ofPromised(onTime, due)}</span>
      </p>
      <BarChart bars={bars} most={100} inWords={texts.onTimeInWords(shares)} />
      <p className={styles.legend}>{texts.onTimeLegend}</p>
    </>
  )
}
