import { AUDITED_KINDS, type AuditedKind } from '#domain/access/audited.ts'

/**
 * The columns of which the log shows what was in them. What is not listed stays hidden, also a column that comes later:
 * hashes, tokens, keys and places of files never come here, which a test holds against the schema.
 */
const SHOWN = {
  account_requests:
    'state form email submitted_at decided_at taken_in_at reason company_id contact_id question asked_at',
  addresses:
    'company_id kind label company_name attention street house_number addition postcode city country phone delivery_notes is_default removed_at created_at',
  attribute_values: 'attribute_code value position',
  attributes: 'code label is_filterable position kind unit',
  backups:
    'made_at made_by state fault app_version newest_migration size_bytes row_count table_count seconds trial trial_fault trial_seconds tried_at tried_by downloaded_at downloaded_by',
  bank_entries: 'file_id fate booked_on cents payer_name payer_iban remittance payment_id rest_of company_id',
  bank_files: 'name read_at read_by',
  cart_lines:
    'cart_id product_id free_goods quantity width_mm height_mm length_mm options agreed_price agreed_until delivery_kind address_id delivery_date is_express files_later position created_at part wants_check',
  carts:
    'company_id contact_id state reference parked_at valid_until created_at quote_number agreed_terms quoted_net_cents quoted_total_cents quoted_item_count removed_at merged_into',
  categories:
    'parent_id url_path title position is_active short_list_item_count short_description description seo_title seo_description meta_title meta_description image_id',
  catalogue_imports: 'name mode state failure size_bytes made_at made_by ended_at ended_by takes_back',
  category_discounts: 'price_list_id category_id percent_off',
  companies:
    'name kvk_number vat_id vat_id_status invoice_email payment_term_days credit_limit_cents over_limit purchase_order_required group_price_list_id contract_price_list_id is_blocked created_at block_reason main_contact_id',
  company_notes: 'company_id text written_at written_by is_pinned',
  configurator_drafts: 'product_id key changed_at changed_by publish_at missed_at',
  configurator_tests: 'product_id title choices expected_cents created_at',
  configurators: 'product_id key definition',
  contact_messages: 'form received_at handled_at handled_by',
  content_blocks: 'content',
  content_menu_links: 'label url position',
  countries: 'code name ships position',
  customer_previews: 'company_id begun_at expires_at',
  content_menus: 'label',
  contacts:
    'company_id email first_name last_name phone state created_at erased_at roles order_limit_cents invited_until',
  designs:
    'company_id contact_id file_name size_bytes status width_mm height_mm pages is_patchup source_design_id soft_deleted_at created_at uploaded_at',
  dispatch_lines: 'dispatch_id order_line_id quantity tracking_url',
  dispatches: 'order_id number carrier tracking_code sent_at',
  file_approvals: 'order_line_id side design_id file_name reason operator_id approved_at proof_id',
  file_proofs:
    'order_line_id side design_id file_name copies note was_held operator_id sent_at expires_at ended_at ending remarks contact_id is_by_link noted_by',
  file_questions:
    'order_line_id side design_id file_name text page mark_left mark_top mark_width mark_height was_held operator_id asked_at ended_at ending',
  finance_settings: 'key value',
  handovers: 'order_id collected_by collected_at',
  images: 'mime_type width height alt focus_x focus_y crop_x crop_y crop_width crop_height',
  invoice_reminders: 'invoice_id step sent_on sent_at sent_by',
  invoices:
    'kind number company_id order_id credits_id is_credited issued_on due_on net_cents vat_cents total_cents created_at paid_cents credited_cents dispute',
  job_decisions: 'task error decision decided_at decided_by',
  mail_server: 'host port security username sender_name sender_address changed_at',
  mail_words: 'template subject title intro',
  newsletter_exports: 'exported_at exported_by queue row_count',
  operator_invitations: 'operator_id created_at expires_at',
  operator_recovery_codes: 'operator_id used_at',
  operator_second_factors: 'operator_id created_at',
  operators: 'email name role created_at blocked_at',
  order_changes: 'order_id changed_at changed_by reason differences',
  order_holds: 'order_id order_line_id reason is_for_credit held_at held_by released_at released_by',
  order_line_designs:
    'order_line_id company_id design_id is_studio side quantity file_name approved_at position',
  order_lines:
    'order_id product_id sku title url_path image_url quantity width_mm height_mm length_mm options option_texts agreed_price unit_cents line_cents express_cents vat_percent state design_status delivery_kind delivery_date is_express address tracking_url dispatch_id handover_id position part wants_check first_date extra_design_fee_cents',
  order_note_mentions: 'note_id operator_id read_at',
  order_notes: 'order_id cart_id text written_at written_by studio_job_id order_line_id side file_name',
  orders:
    'number cart_id company_id contact_id reference purchase_order_number remarks state currency subtotal_cents express_cents shipping_cents net_cents vat_cents total_cents vat invoice_address confirmation_email terms_version terms_accepted_at placed_at invoiced_at erased_at delivery_contact vat_treatment vat_reason shifted_to_vat_id',
  outbox: 'template recipient state attempts last_error created_at sent_at bounced_at',
  pages: 'url_path title meta_title meta_description content is_published',
  patchups:
    'line_id company_id contact_id side source_design_id result_design_id options state created_at decided_at order_line_id',
  payment_moves: 'payment_id from_id to_id cents moved_at',
  payment_parts: 'payment_id invoice_id cents',
  payments: 'company_id cents paid_on reference booked_at booked_by reversed_at reversed_by reason',
  price_lists: 'code kind title valid_from valid_to',
  price_request_messages: 'cart_id state sent_at',
  price_requests: 'cart_id contact_id state created_at changed_at',
  prices:
    'price_list_id product_id model rate_e4 setup_cents min_area_mm2 minimum_line_cents extra_design_fee_cents running_metre tier_measure tier_scope valid_from valid_to',
  privacy_requests: 'kind channel state received_on due_on answer made_by closed_at closed_by',
  product_drafts: 'edit changed_at changed_by publish_at missed_at',
  products:
    'sku type status replacement_sku url_path title short_description medium_description description meta_title meta_description price_type is_orderable_without_bundle needs_print_files vat_percent fixed_width_mm fixed_height_mm production material delivery_kinds delivery_classes is_foldable is_rollable production_days express_days express_percent express_minimum_cents popularity search_synonyms created_at pack cost_per cost_rate_e4',
  promise_moves: 'order_id order_line_id from_date to_date reason moved_at moved_by',
  proofs: 'job_id design_id sent_at decision decided_by decided_at remarks expires_at is_by_link noted_by',
  redirects: 'from_path to_path origin',
  retention_runs: 'ran_at ran_by',
  run_prices: 'price_id quantity cents',
  sessions: 'contact_id created_at expires_at',
  shipping_classes: 'code title position limits cents_by_country',
  shop_settings: 'key value',
  studio_jobs: 'line_design_id brief price_cents state created_at taken_by taken_at',
  studio_questions: 'job_id text asked_by asked_at answer answered_by ended_at ending',
  tier_prices: 'price_id from_milli rate_e4 percent_off',
} as const satisfies Record<AuditedKind, string>

const COLUMNS = new Map<string, ReadonlySet<string>>(
  AUDITED_KINDS.map((kind) => [kind, new Set(SHOWN[kind].split(' '))]),
)

/** The columns of a table that the log shows. */
export const shownColumns = (kind: string): ReadonlySet<string> => COLUMNS.get(kind) ?? new Set()

/** What in a document inside a column is taken for a secret by its name. */
export const SECRET_NAME = /hash|token|secret|sealed|passw|passphrase|credential|.key$/i
