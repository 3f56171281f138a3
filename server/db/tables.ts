// Written by `npm run db:types` from the migrated database; a test keeps it true.
import type { ColumnType, GeneratedAlways } from 'kysely'

type Json = ColumnType<unknown, string, string>
type Timestamp = ColumnType<Date, Date | string, Date | string>
/** A column with a default; of a column type too, which Kysely's own would take for a value. */
type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U>
    ? ColumnType<S, I | undefined, U>
    : ColumnType<T, T | undefined, T>

export type DB = {
  account_requests: {
    id: Generated<string>
    state: Generated<
      'submitted' | 'in_review' | 'approved' | 'invited' | 'activated' | 'rejected' | 'expired'
    >
    form: Json
    email: string
    submitted_at: Generated<Timestamp>
    decided_at: Timestamp | null
    network: string | null
    findings: Json | null
    taken_in_at: Timestamp | null
    reason: string | null
    company_id: string | null
    contact_id: string | null
    question: string | null
    asked_at: Timestamp | null
  }
  addresses: {
    id: Generated<string>
    company_id: string
    kind: Generated<'delivery' | 'invoice'>
    label: string | null
    company_name: string
    attention: string | null
    street: string
    house_number: string
    addition: string | null
    postcode: string
    city: string
    country: string
    phone: string | null
    delivery_notes: string | null
    is_default: Generated<boolean>
    removed_at: Timestamp | null
    created_at: Generated<Timestamp>
  }
  attribute_values: {
    attribute_code: string
    value: string
    position: Generated<number>
  }
  attributes: {
    code: string
    label: string
    is_filterable: Generated<boolean>
    position: Generated<number>
    kind: Generated<'text' | 'number' | 'choice' | 'choices'>
    unit: Generated<string>
  }
  audit_events: {
    id: GeneratedAlways<number>
    at: Generated<Timestamp>
    actor_kind: 'visitor' | 'contact' | 'client' | 'operator' | 'system'
    actor_id: string | null
    action: string
    entity: string
    entity_id: string | null
    before: Json | null
    after: Json | null
    actor_task: string | null
    in_name_of: string | null
  }
  backups: {
    id: string
    made_at: Timestamp
    made_by: string | null
    state: Generated<'making' | 'ready' | 'failed'>
    fault: string | null
    app_version: string
    newest_migration: string | null
    size_bytes: number | null
    row_count: number | null
    table_count: number | null
    sha256: string | null
    seconds: number | null
    trial: 'trying' | 'passed' | 'failed' | null
    trial_fault: string | null
    trial_seconds: number | null
    tried_at: Timestamp | null
    tried_by: string | null
    downloaded_at: Timestamp | null
    downloaded_by: string | null
    percent: Generated<number>
    moved_at: Generated<Timestamp>
  }
  bank_entries: {
    id: Generated<string>
    file_id: string
    fingerprint: Buffer
    fate: 'waits' | 'booked' | 'paid_back' | 'not_ours' | 'paid_out'
    booked_on: string
    cents: number
    payer_name: string
    payer_iban: string | null
    remittance: string
    payment_id: string | null
    rest_of: string | null
    company_id: string | null
  }
  bank_files: {
    id: Generated<string>
    sha256: Buffer
    name: string
    read_at: Timestamp
    read_by: string | null
  }
  bulk_rows: {
    run_id: string
    position: number
    subject_id: string
    number: string
    step: number | null
    mail_id: Generated<string>
    outcome: Generated<'waiting' | 'done' | 'refused'>
    fault: string | null
    is_begun: Generated<boolean>
    meant: Json | null
  }
  bulk_runs: {
    id: string
    operator_id: string
    list: string
    kind: string
    state: string | null
    created_at: Generated<Timestamp>
    stopped_at: Timestamp | null
    ended_at: Timestamp | null
    total: number
    done_count: Generated<number>
    refused_count: Generated<number>
    to_date: string | null
    reason: string | null
    brings_forward: boolean | null
    is_confirmed: boolean | null
  }
  cart_groups: {
    id: Generated<string>
    cart_id: string
    title: string
    configuration: Json | null
    position: number
    reference: string | null
  }
  cart_lines: {
    id: Generated<string>
    cart_id: string
    group_id: string
    product_id: string | null
    quantity: number
    width_mm: number | null
    height_mm: number | null
    length_mm: number | null
    options: Generated<Json>
    agreed_price: Json
    agreed_until: string | null
    delivery_kind: 'ship' | 'pickup'
    address_id: string | null
    delivery_date: string | null
    is_express: Generated<boolean>
    files_later: Generated<boolean>
    position: number
    created_at: Generated<Timestamp>
    part: string | null
    wants_check: Generated<boolean>
    free_goods: string | null
  }
  cart_removals: {
    id: Generated<string>
    cart_id: string
    removed_at: Timestamp
    restored_at: Timestamp | null
    kept: Json
    left_over: string | null
    design_ids: Generated<string[]>
  }
  carts: {
    id: Generated<string>
    company_id: string
    contact_id: string
    state: Generated<'active' | 'parked' | 'quoted' | 'ordered' | 'abandoned'>
    reference: string | null
    version: Generated<number>
    parked_at: Timestamp | null
    valid_until: string | null
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
    quote_number: string | null
    agreed_terms: Json | null
    quoted_net_cents: number | null
    quoted_total_cents: number | null
    quoted_item_count: number | null
    removed_at: Timestamp | null
    merged_into: string | null
  }
  catalogue_changes: {
    version: number
    kind: 'product' | 'assortment' | 'listing' | 'list' | 'tree' | 'terms' | 'content' | 'everything'
    id: string | null
  }
  catalogue_derived: {
    is_only: Generated<boolean>
    version: Generated<number>
  }
  catalogue_import_changes: {
    import_id: string
    number: number
    content: Buffer
  }
  catalogue_imports: {
    id: string
    name: string
    mode: 'add' | 'new' | 'replace' | 'takeBack'
    state: Generated<'reading' | 'ready' | 'faulty' | 'applying' | 'applied' | 'dropped' | 'failed'>
    failure: string | null
    size_bytes: number
    made_at: Timestamp
    made_by: string | null
    ended_at: Timestamp | null
    ended_by: string | null
    tried_on: string | null
    report: Json | null
    percent: Generated<number>
    moved_at: Generated<Timestamp>
    takes_back: string | null
  }
  catalogue_version: {
    is_only: Generated<boolean>
    version: Generated<number>
    raised_by: string | null
  }
  categories: {
    id: Generated<string>
    parent_id: string | null
    url_path: string
    title: string
    position: Generated<number>
    is_active: Generated<boolean>
    short_list_item_count: Generated<number>
    short_description: Generated<string>
    description: Generated<string>
    seo_title: Generated<string>
    seo_description: Generated<string>
    meta_title: Generated<string>
    meta_description: Generated<string>
    image_id: string | null
  }
  category_discounts: {
    price_list_id: string
    category_id: string
    percent_off: number
  }
  companies: {
    id: Generated<string>
    name: string
    kvk_number: string | null
    vat_id: string | null
    vat_id_status: Generated<'valid' | 'invalid' | 'unavailable' | 'unchecked'>
    invoice_email: string | null
    payment_term_days: Generated<number>
    credit_limit_cents: number | null
    purchase_order_required: Generated<boolean>
    group_price_list_id: string | null
    contract_price_list_id: string | null
    is_blocked: Generated<boolean>
    created_at: Generated<Timestamp>
    vat_check_id: string | null
    vat_check_due_at: Timestamp | null
    is_reminded: Generated<boolean>
    over_limit: Generated<'warn' | 'stop'>
    block_reason: string | null
    main_contact_id: string | null
  }
  company_notes: {
    id: string
    company_id: string
    text: string
    written_at: Timestamp
    written_by: string | null
    is_pinned: Generated<boolean>
  }
  configurator_components: {
    configurator_id: string
    product_id: string
  }
  configurator_drafts: {
    product_id: string
    key: string
    definition: Json
    seen: Json | null
    version: Generated<number>
    changed_at: Timestamp
    changed_by: string | null
    publish_at: Timestamp | null
    missed_at: Timestamp | null
  }
  configurator_revisions: {
    product_id: string
    number: number
    key: string
    definition: Json
    published_at: Timestamp
    published_by: string | null
    note: Generated<string>
  }
  configurator_tests: {
    id: Generated<string>
    product_id: string
    title: string
    choices: Json
    expected_cents: number
    created_at: Timestamp
  }
  configurators: {
    product_id: string
    key: string
    definition: Json
    updated_at: Generated<Timestamp>
  }
  contact_messages: {
    id: Generated<string>
    form: Json
    received_at: Generated<Timestamp>
    handled_at: Timestamp | null
    handled_by: string | null
  }
  contacts: {
    id: Generated<string>
    company_id: string
    email: string
    password_hash: string | null
    first_name: string
    last_name: string
    phone: string | null
    state: Generated<'invited' | 'active' | 'blocked'>
    created_at: Generated<Timestamp>
    erased_at: Timestamp | null
    roles: Generated<string[]>
    order_limit_cents: number | null
    last_login_at: Timestamp | null
    invited_until: Timestamp | null
  }
  content_blocks: {
    id: string
    type: 'html' | 'text'
    content: string
    updated_at: Generated<Timestamp>
  }
  content_menu_links: {
    menu_id: string
    position: number
    label: string
    url: string
  }
  content_menus: {
    id: string
    label: string
  }
  content_versions: {
    kind: 'block' | 'menu' | 'category' | 'mail' | 'settings' | 'shippingClass' | 'countries'
    thing: string
    version: number
    document: Json
    saved_at: Timestamp
    saved_by: string | null
  }
  countries: {
    code: string
    name: string
    ships: Generated<boolean>
    position: Generated<number>
  }
  custom_options: {
    id: Generated<string>
    product_id: string
    option_id: string
    kind: 'input_mm' | 'select' | 'radio'
    code: string
    label: string
    min_mm: number | null
    max_mm: number | null
    step_mm: number | null
    default_mm: number | null
    is_required: Generated<boolean>
    position: Generated<number>
  }
  customer_previews: {
    id: Generated<string>
    company_id: string
    operator_session: Buffer
    begun_at: Timestamp
    expires_at: Timestamp
  }
  demo_goods: {
    kind: 'product' | 'category' | 'attribute'
    key: string
    mark: string
  }
  designs: {
    id: Generated<string>
    company_id: string
    contact_id: string | null
    process_id: string
    file_name: string
    storage_key: string | null
    size_bytes: number | null
    sha256: Buffer | null
    status: 'announced' | 'receiving' | 'processing' | 'valid' | 'fixable' | 'invalid' | 'error'
    facts: Json | null
    findings: Generated<Json>
    width_mm: number | null
    height_mm: number | null
    pages: number | null
    is_patchup: Generated<boolean>
    source_design_id: string | null
    soft_deleted_at: Timestamp | null
    created_at: Generated<Timestamp>
    uploaded_at: Timestamp | null
    updated_at: Generated<Timestamp>
    upload_id: string | null
    upload_token_hash: Buffer | null
    session_id_hash: Buffer | null
    received_bytes: Generated<number>
    moved_at: Generated<Timestamp>
    previews: Generated<Json>
    untold_since: Timestamp | null
    unlinked: Generated<Json>
  }
  dispatch_lines: {
    id: Generated<string>
    dispatch_id: string
    order_line_id: string
    quantity: number
    tracking_url: string | null
  }
  dispatches: {
    id: Generated<string>
    order_id: string
    number: number
    carrier: 'postnl' | 'dhl' | 'dpd' | 'ups' | 'gls' | 'own' | 'other' | null
    tracking_code: string | null
    sent_at: Timestamp
  }
  file_approvals: {
    id: Generated<string>
    order_line_id: string
    side: 'front' | 'back'
    design_id: string | null
    file_name: string
    reason: Generated<string>
    operator_id: string | null
    approved_at: Timestamp
    proof_id: string | null
  }
  file_judgements: {
    line_design_id: string
    design_id: string
    judged_of: Timestamp
    rank: number
  }
  file_proofs: {
    id: Generated<string>
    order_line_id: string
    side: 'front' | 'back'
    design_id: string | null
    file_name: string
    sha256: Buffer | null
    copies: number
    note: Generated<string>
    was_held: boolean
    operator_id: string | null
    sent_at: Timestamp
    token_hash: Buffer
    expires_at: Timestamp
    ended_at: Timestamp | null
    ending: 'approved' | 'returned' | 'replaced' | 'withdrawn' | null
    remarks: Generated<string>
    contact_id: string | null
    is_by_link: Generated<boolean>
    noted_by: string | null
  }
  file_questions: {
    id: Generated<string>
    order_line_id: string
    side: 'front' | 'back'
    design_id: string | null
    file_name: string
    text: string
    page: number
    mark_left: number
    mark_top: number
    mark_width: number
    mark_height: number
    was_held: boolean
    operator_id: string | null
    asked_at: Timestamp
    ended_at: Timestamp | null
    ending: 'replaced' | 'withdrawn' | null
  }
  finance_settings: {
    key: string
    value: string
  }
  handovers: {
    id: Generated<string>
    order_id: string
    collected_by: string
    signature: string | null
    collected_at: Timestamp
  }
  hourly_calls: {
    call: string
    network: string
    since: Timestamp
    calls: number
  }
  idempotency_keys: {
    contact_id: string
    key: string
    call: string
    request_hash: Buffer
    reply: Json | null
    created_at: Generated<Timestamp>
  }
  images: {
    id: Generated<string>
    content_hash: string
    mime_type: 'image/svg+xml' | 'image/webp' | 'image/avif' | 'image/png' | 'image/jpeg'
    width: number
    height: number
    alt: Generated<string>
    content: Buffer | null
    widths: number[] | null
    focus_x: Generated<number>
    focus_y: Generated<number>
    crop_of: string | null
    crop_x: number | null
    crop_y: number | null
    crop_width: number | null
    crop_height: number | null
  }
  invoice_faults: {
    order_id: string
    code: string | null
    tried_at: Timestamp
  }
  invoice_reminders: {
    invoice_id: string
    step: number
    sent_on: string
    sent_at: Timestamp
    sent_by: string | null
  }
  invoices: {
    id: Generated<string>
    kind: 'invoice' | 'credit_note'
    number: string
    company_id: string
    order_id: string
    credits_id: string | null
    is_credited: Generated<boolean>
    issued_on: string
    due_on: string | null
    net_cents: number
    vat_cents: number
    total_cents: number
    content: Json
    created_at: Timestamp
    pdf_key: string | null
    pdf_bytes: number | null
    pdf_sha256: Buffer | null
    ubl_key: string | null
    ubl_bytes: number | null
    ubl_sha256: Buffer | null
    paid_cents: Generated<number>
    credited_cents: Generated<number>
    dispute: string | null
  }
  job_decisions: {
    id: Generated<string>
    job_id: string
    task: string
    error: string
    decision: 'retried' | 'dropped'
    decided_at: Timestamp
    decided_by: string | null
  }
  last_orders: {
    company_id: string
    placed_at: Timestamp | null
  }
  line_designs: {
    id: Generated<string>
    line_id: string
    cart_id: string
    company_id: string
    design_id: string | null
    is_studio: Generated<boolean>
    side: 'front' | 'back'
    quantity: number
    approved_at: Timestamp | null
    position: Generated<number>
  }
  login_failures: {
    subject: string
    failed_at: Timestamp
  }
  mail_reports: {
    id: Generated<string>
    mail_id: string
    sent_as: string
    report_key: string
    recipient: string
    action: 'failed' | 'delayed' | 'delivered' | 'relayed' | 'expanded'
    status: string
    diagnostic: string
    read_at: Timestamp
    read_by: string | null
  }
  mail_server: {
    id: Generated<string>
    is_only: Generated<boolean>
    host: string
    port: number
    security: 'starttls' | 'tls' | 'none'
    username: string | null
    sealed_password: Buffer | null
    sender_name: string
    sender_address: string
    changed_at: Timestamp
  }
  mail_words: {
    template: string
    subject: string | null
    title: string | null
    intro: string | null
  }
  newsletter_exports: {
    id: Generated<string>
    exported_at: Timestamp
    exported_by: string | null
    queue: 'confirmed' | 'pending' | 'ended' | 'all'
    row_count: number
  }
  newsletter_subscriptions: {
    email: string
    state: 'pending' | 'confirmed' | 'unsubscribed' | 'bounced'
    proof: Generated<Json>
    changed_at: Generated<Timestamp>
  }
  newsletter_tokens: {
    token_hash: Buffer
    email: string
    created_at: Timestamp
    expires_at: Timestamp
    used_at: Timestamp | null
  }
  number_sequences: {
    series: string
    year: number
    last_number: Generated<number>
  }
  open_desks: {
    operator_id: string
    kind: 'file' | 'order' | 'quote' | 'product'
    subject_id: string
    seen_at: Timestamp
  }
  operator_invitations: {
    operator_id: string
    token_hash: Buffer
    created_at: Timestamp
    expires_at: Timestamp
  }
  operator_login_steps: {
    token_hash: Buffer
    operator_id: string
    sealed_key: Buffer | null
    expires_at: Timestamp
  }
  operator_recovery_codes: {
    operator_id: string
    code_hash: Buffer
    used_at: Timestamp | null
  }
  operator_second_factors: {
    operator_id: string
    sealed_key: Buffer
    last_step: number
    created_at: Timestamp
  }
  operator_sessions: {
    id_hash: Buffer
    operator_id: string
    created_at: Timestamp
    last_seen_at: Timestamp
    expires_at: Timestamp
    id: Generated<string>
    browser: Generated<string>
  }
  operators: {
    id: Generated<string>
    email: string
    password_hash: string | null
    name: string
    role: Generated<'owner' | 'sales' | 'prepress' | 'production' | 'finance' | 'content'>
    created_at: Generated<Timestamp>
    blocked_at: Timestamp | null
    version: Generated<number>
    last_login_at: Timestamp | null
  }
  order_changes: {
    id: string
    order_id: string
    changed_at: Timestamp
    changed_by: string | null
    reason: string
    differences: Json
    request_hash: Buffer
  }
  order_events: {
    id: GeneratedAlways<number>
    order_id: string
    order_line_id: string | null
    state: string
    at: Timestamp
    actor: Generated<Json | null>
    reason: string | null
    pieces: number | null
    dispatch_number: number | null
  }
  order_groups: {
    id: Generated<string>
    order_id: string
    title: string
    configuration: Json | null
    position: number
    reference: string | null
  }
  order_holds: {
    id: Generated<string>
    order_id: string
    order_line_id: string | null
    reason: string
    held_at: Timestamp
    held_by: string | null
    released_at: Timestamp | null
    released_by: string | null
    is_for_credit: Generated<boolean>
  }
  order_line_designs: {
    id: Generated<string>
    order_line_id: string
    company_id: string
    design_id: string | null
    is_studio: boolean
    side: 'front' | 'back'
    quantity: number
    file_name: Generated<string>
    sha256: Buffer | null
    approved_at: Timestamp | null
    position: number
  }
  order_lines: {
    id: Generated<string>
    order_id: string
    group_id: string
    cart_line_id: string | null
    product_id: string | null
    sku: string
    title: string
    url_path: string | null
    image_url: string | null
    quantity: number
    width_mm: number | null
    height_mm: number | null
    length_mm: number | null
    options: Generated<Json>
    option_texts: Generated<string[]>
    unit_cents: number
    line_cents: number
    express_cents: Generated<number>
    vat_percent: number
    breakdown: Generated<Json>
    state:
      | 'placed'
      | 'awaiting_files'
      | 'in_studio'
      | 'awaiting_approval'
      | 'released'
      | 'in_production'
      | 'ready'
      | 'shipped'
      | 'ready_for_pickup'
      | 'delivered'
      | 'closed'
      | 'on_hold'
      | 'cancelled'
    design_status: string | null
    delivery_kind: 'ship' | 'pickup'
    delivery_date: string
    is_express: boolean
    address: Json | null
    tracking_url: string | null
    position: number
    part: string | null
    wants_check: Generated<boolean>
    print: Json | null
    back_side: Generated<'none' | 'optional' | 'required'>
    first_date: string | null
    extra_design_fee_cents: Generated<number>
    dispatch_id: string | null
    handover_id: string | null
    agreed_price: Json | null
  }
  order_note_mentions: {
    note_id: string
    operator_id: string
    read_at: Timestamp | null
  }
  order_notes: {
    id: string
    order_id: string | null
    text: string
    written_at: Timestamp
    written_by: string | null
    cart_id: string | null
    studio_job_id: string | null
    order_line_id: string | null
    side: 'front' | 'back' | null
    file_name: string | null
  }
  orders: {
    id: Generated<string>
    number: string
    cart_id: string | null
    company_id: string
    contact_id: string
    reference: string | null
    purchase_order_number: string | null
    remarks: string | null
    state:
      | 'placed'
      | 'awaiting_files'
      | 'in_studio'
      | 'awaiting_approval'
      | 'released'
      | 'in_production'
      | 'ready'
      | 'partially_shipped'
      | 'shipped'
      | 'ready_for_pickup'
      | 'partially_delivered'
      | 'delivered'
      | 'closed'
      | 'on_hold'
      | 'cancelled'
    currency: Generated<string>
    subtotal_cents: number
    express_cents: Generated<number>
    shipping_cents: Generated<number>
    net_cents: number
    vat_cents: number
    total_cents: number
    vat: Json
    invoice_address: Json | null
    confirmation_email: string
    terms_version: number | null
    terms_accepted_at: Timestamp | null
    placed_at: Timestamp
    invoiced_at: Timestamp | null
    erased_at: Timestamp | null
    delivery_contact: Json | null
    vat_treatment: 'taxed' | 'reverse_charged' | 'exported' | null
    vat_reason: string | null
    shifted_to_vat_id: string | null
    vat_check_id: string | null
    version: Generated<number>
  }
  outbox: {
    id: Generated<string>
    dedupe_key: string
    template: string
    recipient: string
    payload: Json
    state: Generated<'waiting' | 'sent' | 'failed'>
    attempts: Generated<number>
    last_error: string | null
    created_at: Generated<Timestamp>
    sent_at: Timestamp | null
    attachments: Generated<Json>
    copy_of: string | null
    bounced_at: Timestamp | null
    sent_as: string | null
  }
  page_versions: {
    page_id: string
    version: number
    title: string
    content: string
    saved_at: Timestamp
    saved_by: string | null
    meta_title: string | null
    meta_description: string | null
  }
  pages: {
    id: Generated<string>
    url_path: string
    title: string
    meta_title: Generated<string>
    meta_description: Generated<string>
    content: string
    is_published: Generated<boolean>
    version: Generated<number>
    updated_at: Generated<Timestamp>
  }
  password_reset_tokens: {
    token_hash: Buffer
    contact_id: string
    created_at: Timestamp
    expires_at: Timestamp
    used_at: Timestamp | null
  }
  patchup_tokens: {
    token_hash: Buffer
    batch_id: string
    line_id: string | null
    contact_id: string
    decision: 'confirm' | 'reject'
    created_at: Timestamp
    expires_at: Timestamp
    used_at: Timestamp | null
    order_line_id: string | null
  }
  patchups: {
    id: Generated<string>
    batch_id: string
    line_id: string | null
    company_id: string
    contact_id: string | null
    side: 'front' | 'back'
    source_design_id: string
    result_design_id: string
    plan: Json
    options: Json
    state: Generated<'proposed' | 'previewed' | 'confirmed' | 'rejected' | 'failed'>
    created_at: Timestamp
    decided_at: Timestamp | null
    order_line_id: string | null
  }
  payment_moves: {
    id: Generated<string>
    payment_id: string
    from_id: string
    to_id: string
    cents: number
    moved_at: Timestamp
  }
  payment_parts: {
    payment_id: string
    invoice_id: string
    cents: number
  }
  payments: {
    id: string
    company_id: string
    cents: number
    paid_on: string
    reference: Generated<string>
    booked_at: Timestamp
    booked_by: string | null
    reversed_at: Timestamp | null
    reversed_by: string | null
    reason: string | null
  }
  price_list_changes: {
    id: Generated<string>
    price_list_id: string
    version: number
    way: 'edit' | 'import' | 'takeBack'
    made_at: Timestamp
    made_by: string | null
    price_count: number
    discount_count: number
    differences: Json
  }
  price_lists: {
    id: Generated<string>
    code: string
    kind: 'base' | 'group' | 'contract'
    title: string
    valid_from: Generated<string>
    valid_to: string | null
    version: Generated<number>
  }
  price_request_messages: {
    id: GeneratedAlways<number>
    cart_id: string
    author: 'customer' | 'shop'
    contact_id: string | null
    body: string
    state: string
    sent_at: Timestamp
  }
  price_requests: {
    cart_id: string
    contact_id: string
    state:
      | 'requested'
      | 'in_review'
      | 'offered'
      | 'counter'
      | 'accepted'
      | 'ordered'
      | 'declined_by_customer'
      | 'declined_by_shop'
      | 'withdrawn'
      | 'expired'
    created_at: Timestamp
    changed_at: Timestamp
  }
  prices: {
    id: Generated<string>
    price_list_id: string
    product_id: string
    model: 'piece' | 'm2' | 'runningMetre' | 'run'
    rate_e4: number | null
    setup_cents: Generated<number>
    min_area_mm2: number | null
    minimum_line_cents: number | null
    extra_design_fee_cents: Generated<number>
    running_metre: Json | null
    tier_measure: 'piece' | 'm2' | 'metre' | null
    tier_scope: 'line' | 'product' | null
    valid_from: Generated<string>
    valid_to: string | null
  }
  privacy_requests: {
    id: Generated<string>
    kind: 'access' | 'erasure'
    channel: 'site' | 'mail' | 'phone' | 'letter'
    state: Generated<'open' | 'done' | 'refused'>
    email: string
    received_on: string
    due_on: string
    note: Generated<string>
    answer: Generated<string>
    made_by: string | null
    closed_at: Timestamp | null
    closed_by: string | null
  }
  product_attributes: {
    product_id: string
    attribute_code: string
    value: string
    position: Generated<number>
  }
  product_categories: {
    product_id: string
    category_id: string
    position: Generated<number>
  }
  product_drafts: {
    product_id: string
    edit: Json
    version: Generated<number>
    changed_at: Timestamp
    changed_by: string | null
    publish_at: Timestamp | null
    missed_at: Timestamp | null
  }
  product_files: {
    id: Generated<string>
    product_id: string
    kind: 'specification' | 'template' | 'certificate' | 'manual'
    name: string
    storage_key: string
    size_bytes: number
    position: Generated<number>
  }
  product_images: {
    product_id: string
    image_id: string
    position: number
  }
  product_revisions: {
    product_id: string
    number: number
    content: Json
    published_at: Timestamp
    published_by: string | null
    note: Generated<string>
  }
  products: {
    id: Generated<string>
    sku: string
    type: 'simple' | 'bundle'
    status: Generated<'draft' | 'active' | 'discontinued'>
    replacement_sku: string | null
    url_path: string | null
    title: string
    short_description: Generated<string>
    medium_description: Generated<string>
    description: Generated<string>
    meta_title: Generated<string>
    meta_description: Generated<string>
    price_type: 'dynamic' | 'fixed'
    is_orderable_without_bundle: Generated<boolean>
    needs_print_files: Generated<boolean>
    vat_percent: number
    fixed_width_mm: number | null
    fixed_height_mm: number | null
    production: Generated<Json>
    material: Generated<Json>
    delivery_kinds: string[]
    delivery_classes: Generated<string[]>
    is_foldable: Generated<boolean>
    is_rollable: Generated<boolean>
    production_days: number
    express_days: number | null
    express_percent: number | null
    express_minimum_cents: number | null
    popularity: Generated<number>
    search_synonyms: Generated<string[]>
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
    pack: Json | null
    cost_per: 'piece' | 'm2' | 'metre' | null
    cost_rate_e4: number | null
  }
  promise_moves: {
    id: Generated<string>
    order_id: string
    order_line_id: string
    from_date: string
    to_date: string
    reason: string
    moved_at: Timestamp
    moved_by: string | null
  }
  proofs: {
    id: Generated<string>
    job_id: string
    design_id: string
    sha256: Buffer | null
    sent_at: Timestamp
    decision: 'approved' | 'returned' | null
    decided_by: string | null
    decided_at: Timestamp | null
    remarks: Generated<string>
    token_hash: Buffer | null
    expires_at: Timestamp | null
    is_by_link: Generated<boolean>
    noted_by: string | null
  }
  quote_versions: {
    quote_number: string
    number: number
    cart_id: string
    kind: 'saved' | 'offered' | 'extended'
    content: Json
    cart_version: number
    sent_at: Timestamp
    sent_by: string | null
  }
  redirects: {
    from_path: string
    to_path: string
    origin: 'hand' | 'move' | 'import' | null
  }
  related_products: {
    product_id: string
    related_id: string
    position: number
  }
  replaced_files: {
    id: Generated<string>
    order_line_id: string
    line_design_id: string | null
    side: 'front' | 'back'
    design_id: string | null
    file_name: string
    by_design_id: string | null
    actor: Generated<Json | null>
    replaced_at: Generated<Timestamp>
  }
  retention_counts: {
    run_id: string
    rule: string
    row_count: number
  }
  retention_runs: {
    id: Generated<string>
    ran_at: Timestamp
    ran_by: string | null
  }
  run_prices: {
    price_id: string
    quantity: number
    cents: number
  }
  saved_views: {
    id: Generated<string>
    operator_id: string
    list:
      | 'orders'
      | 'files'
      | 'studio'
      | 'quotes'
      | 'invoices'
      | 'companies'
      | 'invitations'
      | 'messages'
      | 'newsletter'
      | 'products'
      | 'redirects'
      | 'price_lists'
      | 'mails'
      | 'audit'
    name: string
    query: string
    is_shared: boolean
  }
  search_documents: {
    path: string
    kind: 'product' | 'category' | 'page'
    entity_id: string
    sku: string | null
    title: string
    description: Generated<string>
    keywords: Generated<string>
    popularity: Generated<number>
    words: string
    trigrams: string
  }
  sessions: {
    id_hash: Buffer
    contact_id: string
    created_at: Timestamp
    last_seen_at: Timestamp
    expires_at: Timestamp
    operator_session: Buffer | null
  }
  shipping_classes: {
    code: string
    title: string
    position: number
    limits: Json
    cents_by_country: Json
  }
  shop_settings: {
    key: 'theme' | 'prices' | 'calendar' | 'delivery' | 'quotes' | 'setup' | 'lines'
    value: Json
    updated_at: Generated<Timestamp>
  }
  studio_jobs: {
    id: Generated<string>
    line_design_id: string
    brief: Generated<string>
    price_cents: number
    state: Generated<
      | 'ordered'
      | 'briefed'
      | 'in_progress'
      | 'proof_sent'
      | 'changes_requested'
      | 'approved'
      | 'delivered'
      | 'cancelled'
    >
    created_at: Timestamp
    updated_at: Timestamp
    taken_by: string | null
    taken_at: Timestamp | null
  }
  studio_questions: {
    id: string
    job_id: string
    text: string
    asked_by: string | null
    asked_at: Timestamp
    answer: Generated<string>
    answered_by: string | null
    ended_at: Timestamp | null
    ending: 'answered' | 'withdrawn' | null
  }
  tier_prices: {
    price_id: string
    from_milli: number
    rate_e4: number | null
    percent_off: number | null
  }
  upload_tokens: {
    token_hash: Buffer
    session_id_hash: Buffer
    contact_id: string
    expires_at: Timestamp
  }
  vat_checks: {
    id: Generated<string>
    vat_id: string
    asked_by: string | null
    status: 'valid' | 'invalid' | 'unavailable'
    fault: string | null
    name: string | null
    address: string | null
    consultation_number: string | null
    answer: string | null
    asked_at: Timestamp
    answered_at: Timestamp
  }
}
