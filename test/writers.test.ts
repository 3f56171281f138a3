import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const PROJECT = resolve(import.meta.dirname, '..')

/** Which room writes which tables: a folder of `server/modules/`, or `db`. */
const OWNERS: Readonly<Record<string, readonly string[]>> = {
  accounts: ['account_requests'],
  bank: ['bank_files', 'bank_entries'],
  bulk: ['bulk_runs', 'bulk_rows'],
  cart: ['carts', 'cart_groups', 'cart_lines', 'line_designs', 'cart_removals'],
  catalogue: [
    'configurator_components',
    'configurator_drafts',
    'configurator_revisions',
    'configurator_tests',
    'products',
    'product_drafts',
    'product_revisions',
    'product_categories',
    'product_attributes',
    'related_products',
    'custom_options',
    'prices',
    'tier_prices',
    'run_prices',
    'redirects',
    'attributes',
    'attribute_values',
    'categories',
    'configurators',
    'price_lists',
    'category_discounts',
    'product_files',
    'catalogue_imports',
    'catalogue_import_changes',
  ],
  content: [
    'shop_settings',
    'pages',
    'page_versions',
    'content_blocks',
    'content_menus',
    'content_menu_links',
    'countries',
    'shipping_classes',
  ],
  customer: ['companies', 'contacts', 'addresses', 'company_notes'],
  db: ['hourly_calls', 'idempotency_keys', 'number_sequences'],
  designs: ['designs'],
  documents: [
    'invoices',
    'payments',
    'payment_moves',
    'payment_parts',
    'invoice_reminders',
    'finance_settings',
    'invoice_faults',
  ],
  mail: ['outbox', 'mail_reports', 'mail_words', 'mail_server'],
  finding: ['saved_views'],
  messages: ['contact_messages', 'newsletter_exports', 'newsletter_subscriptions', 'newsletter_tokens'],
  operators: [
    'operators',
    'operator_sessions',
    'operator_login_steps',
    'operator_second_factors',
    'operator_recovery_codes',
    'operator_invitations',
    'open_desks',
  ],
  orders: [
    'orders',
    'order_groups',
    'order_lines',
    'order_line_designs',
    'order_events',
    'studio_jobs',
    'file_approvals',
    'file_proofs',
    'file_questions',
    'order_holds',
    'order_notes',
    'order_note_mentions',
    'dispatches',
    'dispatch_lines',
    'promise_moves',
    'order_changes',
    'handovers',
  ],
  pictures: ['images', 'product_images'],
  prepress: ['file_judgements'],
  prices: ['price_list_changes'],
  privacy: ['audit_events', 'retention_runs', 'retention_counts', 'privacy_requests'],
  quotes: ['price_requests', 'price_request_messages', 'quote_versions'],
  repairs: ['patchups', 'patchup_tokens'],
  search: ['catalogue_derived', 'search_documents'],
  session: ['customer_previews', 'sessions', 'login_failures', 'password_reset_tokens', 'upload_tokens'],
  studio: ['proofs', 'studio_questions'],
  system: ['backups', 'job_decisions'],
  vat: ['vat_checks'],
  versions: ['content_versions'],
}

/** Where a second room writes all the same. The list may only become shorter. */
const EXCEPTIONS: readonly { room: string; tables: readonly string[] | 'any'; why: string }[] = [
  { room: 'db', tables: 'any', why: 'fills an empty database with the rows of a backup' },
  { room: 'demo', tables: 'any', why: 'fills an empty database, and moves what it made into the past' },
  {
    room: 'privacy',
    tables: 'any',
    why: 'erases a person, and what is past its term, wherever that is kept',
  },
  {
    room: 'documents',
    tables: ['orders'],
    why: 'notes that an order is invoiced; orders show their invoices',
  },
  {
    room: 'session',
    tables: ['contacts'],
    why: 'sets the password, which opens an invited contact, and notes a login',
  },
  { room: 'vat', tables: ['companies'], why: 'notes what VIES said of their number' },
]

type Write = { readonly room: string; readonly table: string; readonly file: string }

const BY_BUILDER =
  /\.(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(\s*(?:'(\w+)(?: as \w+)?'|[^')])/g
const BY_STATEMENT =
  /\b(?:insert\s+into|delete\s+from|merge\s+into|truncate(?:\s+table)?|update(?=\s+\S+(?:\s+(?:as\s+)?\w+)?\s+set\b))\s+(?:only\s+)?(?:(\w+)|\$\{)/gi

/** Every table that a text of the server writes; one that only a variable names is 'any'. */
function tablesWritten(source: string): readonly string[] {
  const code = source.replaceAll(/\/\*\*?\s.*?\*\/|^\s*\/\/.*?$/gms, '')
  return [...code.matchAll(BY_BUILDER), ...code.matchAll(BY_STATEMENT)].map(([, table]) => table ?? 'any')
}

const roomOf = (file: string) => /^server\/(?:modules\/)?([^/]+)\//.exec(file)?.[1] ?? file

const writes: readonly Write[] = readdirSync(join(PROJECT, 'server'), { recursive: true, encoding: 'utf8' })
  .map((file) => `server/${file.replaceAll('\\', '/')}`)
  .filter((file) => /(?<![.]test)[.]ts$/.test(file) && !file.startsWith('server/db/migrations/'))
  .flatMap((file) =>
    tablesWritten(readFileSync(join(PROJECT, file), 'utf8')).map((table) => ({
      room: roomOf(file),
      table,
      file,
    })),
  )

const owns = ({ room, table }: Write) => OWNERS[room]?.includes(table) ?? false
const isException = ({ room, table }: Write) =>
  EXCEPTIONS.some((one) => one.room === room && (one.tables === 'any' || one.tables.includes(table)))

const isWritten = ({ room, table }: Pick<Write, 'room' | 'table'>) =>
  writes.some((write) => write.room === room && write.table === table)

describe('the writers of a table', () => {
  it('are one room', () => {
    const others = writes.filter((write) => !owns(write) && !isException(write))
    expect(others.map(({ room, table, file }) => `${table} is written by ${room}, in ${file}`)).toEqual([])
  })

  it('are named while they write, and one table has one owner', () => {
    const owned = Object.entries(OWNERS).flatMap(([room, tables]) => tables.map((table) => ({ room, table })))
    expect(owned.filter((one) => !isWritten(one))).toEqual([])
    expect(new Set(owned.map(({ table }) => table)).size).toBe(owned.length)
  })

  it('are excepted no longer than they must be', () => {
    const unused = EXCEPTIONS.flatMap(({ room, tables }) => {
      const others = writes.filter((write) => write.room === room && !owns(write)).map(({ table }) => table)
      if (tables === 'any') return others.length > 0 ? [] : [room]
      return tables.filter((table) => !others.includes(table)).map((table) => `${room}: ${table}`)
    })
    expect(unused).toEqual([])
  })
})

describe('tablesWritten', () => {
  it.each([
    ["trx.insertInto('carts').values(row)", ['carts']],
    ["trx\n  .updateTable(\n    'orders',\n  )", ['orders']],
    ["trx.deleteFrom('designs as d')", ['designs']],
    ['trx.insertInto(table).values(rows)', ['any']],
    ['sql`insert into carts (id) select 1 on conflict (id) do update set id = 1`', ['carts']],
    [
      'sql<Row>`with gone as (delete from carts returning id) update orders o set id = 1`',
      ['carts', 'orders'],
    ],
    ['sql<{ id: string }>`update only carts set id = ${id}`', ['carts']],
    ['sql`delete from ${sql.table(name)}`', ['any']],
    ['sql`select from orders o for update of o`', []],
    ['sql`select from orders for no key update`', []],
    ['sql`select ${sql`1`} from (insert into carts select) as x`', ['carts']],
    ['// update orders set nothing\n/** delete from carts */', []],
  ])('%s', (source, tables) => {
    expect(tablesWritten(source)).toEqual(tables)
  })
})
