import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { todayTexts as texts } from '#texts/nl/office/today.ts'
import { formatLongDate } from '#texts/nl/format-date.ts'
import { useMay, useOperator } from '../../lib/operator.ts'
import { KeyedRows } from '../../ui/keyed-rows.tsx'
import { Loading, LoadFault } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { whatWaits } from '../../work/today.ts'
import { Mentions } from './mentions.tsx'
import { SetupReminder } from './setup-reminder.tsx'
import styles from './today.module.css'
import { WaitingBlocks } from './waiting-blocks.tsx'
import { WaitingNumbers } from './waiting-numbers.tsx'
import { WeekFigures } from './week-figures.tsx'

/** What waits for who is logged in, what waits the longest first, and how the week goes for who may see orders; j and k go through all that waits. */
export function TodayPage() {
  const may = useMay()
  const [today] = useState(() => formatLongDate(new Date()))
  const { data: waiting, error, refetch } = useQuery(whatWaits)
  const isFault = error !== null && waiting === undefined
  return (
    <Page title={texts.title} note={today}>
      {may('changeShop') && <SetupReminder />}
      {isFault && <LoadFault error={error} onAgain={() => void refetch()} />}
      {!isFault && !waiting && <Loading />}
      {waiting && <WaitingNumbers waiting={waiting} />}
      <KeyedRows>
        {may('seeOrders') && (
          <div className={styles.week}>
            <Mentions />
            <WeekFigures />
          </div>
        )}
        {waiting &&
          (waiting.some(({ count }) => count > 0) ? <WaitingBlocks waiting={waiting} /> : <NothingWaits />)}
      </KeyedRows>
    </Page>
  )
}

/** Why there is no work here. */
function NothingWaits() {
  const { role } = useOperator()
  return (
    <section className="panel">
      <EmptyState
        title={texts.nothing}
        text={role === 'content' ? texts.nothingOfContent : texts.nothingText}
      />
    </section>
  )
}
