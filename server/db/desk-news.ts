import { type Desk, DESKS } from '#contract/office/news.ts'
import { gather } from './gather.ts'

/** Which desks show what is in a table. */
const DESKS_OF_TABLE: Readonly<Record<string, readonly Desk[]>> = {
  orders: ['orders', 'files'],
  order_lines: ['orders', 'files'],
  order_line_designs: ['orders', 'files'],
  file_approvals: ['orders', 'files'],
  file_proofs: ['orders', 'files'],
  file_questions: ['orders', 'files'],
  order_holds: ['orders', 'files'],
  dispatch_lines: ['orders'],
  dispatches: ['orders'],
  promise_moves: ['orders'],
  order_changes: ['orders'],
  handovers: ['orders'],
  order_notes: ['orders', 'quotes', 'studio', 'files'],
  order_note_mentions: ['orders'],
  designs: ['files', 'studio'],
  patchups: ['orders', 'files'],
  studio_jobs: ['orders', 'studio'],
  proofs: ['orders', 'studio'],
  studio_questions: ['studio'],
  carts: ['quotes'],
  price_requests: ['quotes'],
  account_requests: ['requests'],
  companies: ['companies', 'invoices', 'prices'],
  contacts: ['companies'],
  company_notes: ['companies', 'orders'],
  addresses: ['companies'],
  invoices: ['invoices', 'companies', 'orders'],
  invoice_reminders: ['invoices'],
  invoice_faults: ['orders'],
  payments: ['invoices', 'companies'],
  payment_parts: ['invoices', 'companies'],
  finance_settings: ['invoices'],
  outbox: ['mails'],
  mail_reports: ['mails'],
  mail_words: ['mails'],
  contact_messages: ['messages'],
  operators: ['operators'],
  operator_invitations: ['operators'],
  operator_second_factors: ['operators'],
  bank_files: ['invoices'],
  bank_entries: ['invoices'],
  open_desks: ['open'],
  job_decisions: ['system'],
  privacy_requests: ['system'],
  retention_runs: ['system'],
  backups: ['system'],
  products: ['products', 'prices', 'configurator'],
  product_drafts: ['products', 'configurator'],
  configurators: ['products', 'prices', 'configurator'],
  configurator_drafts: ['products', 'prices', 'configurator'],
  configurator_tests: ['configurator'],
  price_lists: ['prices'],
  prices: ['prices', 'configurator'],
  tier_prices: ['prices'],
  run_prices: ['prices'],
  category_discounts: ['prices'],
  catalogue_imports: ['products', 'configurator', 'catalogue', 'prices'],
  categories: ['catalogue', 'products', 'prices'],
  attributes: ['catalogue', 'products', 'configurator'],
  attribute_values: ['catalogue', 'products', 'configurator'],
  shop_settings: ['content'],
  pages: ['content'],
  redirects: ['content'],
  content_blocks: ['content'],
  content_menus: ['content'],
  content_menu_links: ['content'],
  countries: ['content'],
  shipping_classes: ['content'],
}

type Told = (stale: readonly Desk[]) => void

/** What this process has heard of changes that staff look at, and who in it wants to know. */
export type DeskNews = {
  /** A table changed; null where it is not known which. */
  hear(table: string | null): void
  /** Answers how to hear no more. */
  listen(told: Told): () => void
}

export function createDeskNews(): DeskNews {
  const listeners = new Set<Told>()
  const hear = gather<Desk>((stale) => {
    for (const told of listeners) told(stale)
  })
  return {
    hear(table) {
      if (listeners.size > 0) hear(table === null ? DESKS : (DESKS_OF_TABLE[table] ?? []))
    },
    listen(told) {
      listeners.add(told)
      return () => listeners.delete(told)
    },
  }
}
