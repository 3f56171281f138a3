import type { ComponentType } from 'react'
import type { BulkList, BulkOrder, BulkRun } from '#contract/office/bulk.ts'
import type { Desk } from '#contract/office/news.ts'
import type { ShortKey } from '../lib/short-keys.ts'

/** Which rows: those that were chosen, or all that the list holds. */
export type BulkRows =
  | { readonly ids: string[] }
  | ({ readonly queue: string; readonly search: string } & Readonly<
      Record<string, string | number | undefined>
    >)

type WithoutRows<Order> = Order extends unknown ? Omit<Order, 'rows'> : never

/** What is done, without the rows that it is done with. */
export type BulkParameters = WithoutRows<BulkOrder>

/** What a dialog is about that asks for what an action needs. */
export type BulkQuestion = {
  /** How many rows are meant, in words. */
  readonly told: string
  readonly count: number
  readonly isPending: boolean
  /** Why it could not be begun; null for nothing. */
  readonly refusal: Error | null
  readonly onStart: (order: BulkParameters) => void
  readonly onClose: () => void
}

/** What is done with each of the chosen rows, by its button or its letter. */
export type BulkAction = { readonly id: string; readonly of: ShortKey } & (
  | {
      /** What it means, where it is asked once more. */
      readonly intro: string
      /** What is asked there, where that says with how many; else what it does. */
      readonly question?: (count: number) => string
      /** Its parameters, as the call takes them. */
      readonly order: BulkParameters
    }
  | {
      /** What it means, where it is asked why. */
      readonly intro: string
      readonly hint: string
      readonly maxLength: number
      readonly reasoned: (reason: string) => BulkParameters
    }
  | { readonly Dialog: ComponentType<BulkQuestion> }
)

/** A file about the chosen rows, which opens in a tab of its own. */
export type BulkPaper = {
  readonly id: string
  readonly of: ShortKey
  readonly address: (ids: readonly string[]) => string
}

/** What a row is called by: its number, and which reminder it is. */
export type BulkNamed = Pick<BulkRun['rows'][number], 'number' | 'step'>

/** What can be done with several rows of a list. */
export type Bulk<Row> = {
  readonly list: BulkList
  readonly actions: readonly BulkAction[]
  readonly papers?: readonly BulkPaper[]
  readonly nameOf: (row: Row | BulkNamed) => string
  /** Where a row is looked at by its id. */
  readonly pathOf?: (id: string) => string
  /** What of the list is looked at, for who means all of it. */
  readonly view: Exclude<BulkRows, { readonly ids: string[] }>
  /** Of the button that chooses all rows that are shown, where it stands above the list from the start. */
  readonly chooseAll?: string
}

/** What is out of date once something was done. */
export const DESK_OF_LIST = {
  orders: 'orders',
  toInvoice: 'orders',
  invoices: 'invoices',
  reminders: 'invoices',
  invitations: 'companies',
  products: 'products',
  mails: 'mails',
  companies: 'companies',
  quotes: 'quotes',
  jobs: 'system',
  files: 'files',
} as const satisfies Record<BulkList, Desk>
