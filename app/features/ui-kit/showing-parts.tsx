import { packageIcon } from '#app/ui/icons/package.ts'
import { printerIcon } from '#app/ui/icons/printer.ts'
import { shoppingCartIcon } from '#app/ui/icons/shopping-cart.ts'
import { userIcon } from '#app/ui/icons/user.ts'
import { useState } from 'react'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Button } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { Price } from '#app/ui/price.tsx'
import { StepsBar } from '#app/ui/steps-bar.tsx'
import { Table, type Column } from '#app/ui/table.tsx'
import { Timeline } from '#app/ui/timeline.tsx'
import { TopProgress } from '#app/ui/top-progress.tsx'
import { TotalsList } from '#app/ui/totals-list.tsx'
import { uiKitTexts } from '#texts/nl/ui-kit.ts'
import { Part } from './part.tsx'

const { disclosure, navigation, parts, prices, progress, tables, type } = uiKitTexts

export function TypePart() {
  return (
    <Part name={parts.type}>
      <p className="type-64">{type.large}</p>
      <p className="type-40">{type.page}</p>
      <p className="lead">{type.lead}</p>
      <p className="small muted">{type.small}</p>
    </Part>
  )
}

export function PricePart() {
  return (
    <Part name={parts.prices} inside="columns">
      <Price amount={prices.amount} />
      <Price amount={prices.amount} before={prices.from} after={prices.perPiece} size="large" />
      <Price amount={prices.amount} after={prices.perPiece} alignEnd />
      <TotalsList
        amounts={[
          { id: 'subtotal', label: prices.subtotal, amount: prices.amount },
          { id: 'vat', label: prices.vat, amount: prices.vatAmount },
        ]}
        total={{ label: prices.total, amount: prices.totalAmount }}
      />
    </Part>
  )
}

const columns: readonly Column<string>[] = [
  { id: 'size', header: tables.size, cell: (size) => size, inBlock: 'lead' },
  { id: 'price', header: tables.price, cell: () => prices.amount, figures: true },
]

export function TablePart() {
  const shared = { columns, rowKey: (size: string) => size, isChosen: (size: string) => size === 'A3' }
  return (
    <Part name={parts.tables} inside="columns">
      <Table {...shared} caption={tables.blocks} rows={tables.sizes.slice(0, 3)} />
      <Table {...shared} caption={tables.rows} rows={tables.sizes.slice(0, 3)} keepRows />
      <Table {...shared} caption={tables.scrolls} rows={tables.sizes} keepRows scrolls />
    </Part>
  )
}

const TIMELINE_ICONS = {
  done: shoppingCartIcon,
  current: printerIcon,
  waiting: userIcon,
  next: packageIcon,
} as const

export function ProgressPart() {
  const [isBusy, setIsBusy] = useState(false)
  return (
    <Part name={parts.progress}>
      <StepsBar
        label={progress.steps}
        doneText={progress.done}
        current={1}
        steps={progress.stepNames.map((label) => ({ label, to: '/' }))}
      />
      <Timeline
        stateTexts={progress.states}
        items={(['done', 'current', 'waiting', 'next'] as const).map((state) => ({
          id: state,
          title: progress.items[state],
          text: progress.time,
          state,
          icon: TIMELINE_ICONS[state],
        }))}
      />
      <div>
        <Button look="secondary" onClick={() => setIsBusy(!isBusy)}>
          {isBusy ? progress.stop : progress.start}
        </Button>
      </div>
      <TopProgress active={isBusy} />
    </Part>
  )
}

export function NavigationPart() {
  return (
    <Part name={parts.navigation}>
      <Breadcrumbs
        label={navigation.crumbs}
        crumbs={[
          { label: navigation.home, to: '/' },
          { label: navigation.category, to: '/vlaggen-en-masten' },
          { label: uiKitTexts.title },
        ]}
      />
      <Pagination
        page={5}
        pageCount={9}
        toPage={(page) => `?pagina=${page}`}
        label={navigation.pages}
        previousLabel={navigation.previous}
        nextLabel={navigation.next}
        pageLabel={navigation.page}
      />
    </Part>
  )
}

export function DisclosurePart() {
  return (
    <Part name={parts.disclosure}>
      <Disclosure summary={disclosure.closed} aside={disclosure.aside}>
        <p>{disclosure.text}</p>
      </Disclosure>
      <Disclosure summary={disclosure.open} open>
        <p>{disclosure.text}</p>
      </Disclosure>
    </Part>
  )
}
