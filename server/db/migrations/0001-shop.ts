import { type Kysely, sql } from 'kysely'

/** The whole shop. Money is in whole cents, rates in 1/100 cent, sizes in mm, weights in grams, moments in UTC. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [
    extensions,
    catalogue,
    content,
    people,
    carts,
    orders,
    designs,
    mail,
    search,
    catalogueSignal,
  ]) {
    await sql.raw(part).execute(db)
  }
}

const extensions = `
create extension if not exists pg_trgm;
create extension if not exists unaccent;
`

const catalogue = `
create table categories (
  id uuid primary key default gen_random_uuid(),
  parent_id uuid references categories on delete restrict,
  url_path text not null unique check (url_path ~ '^/[a-z0-9][a-z0-9/-]*$'),
  title text not null check (title <> ''),
  position int not null default 0,
  is_active boolean not null default true,
  short_list_item_count int not null default 0 check (short_list_item_count >= 0),
  short_description text not null default '',
  description text not null default '',
  seo_title text not null default '',
  seo_description text not null default '',
  meta_title text not null default '',
  meta_description text not null default '',
  image_id uuid
);
create index categories_parent on categories (parent_id, position);

create table attributes (
  code text primary key,
  label text not null,
  is_filterable boolean not null default false,
  position int not null default 0
);

create table images (
  id uuid primary key default gen_random_uuid(),
  content_hash text not null unique,
  mime_type text not null check (mime_type in ('image/svg+xml', 'image/webp', 'image/avif', 'image/png', 'image/jpeg')),
  width int not null check (width > 0),
  height int not null check (height > 0),
  alt text not null default '',
  content bytea not null
);
alter table categories add foreign key (image_id) references images on delete set null;

create table products (
  id uuid primary key default gen_random_uuid(),
  sku text not null unique check (sku ~ '^[A-Z0-9][A-Z0-9-]{0,63}$'),
  type text not null check (type in ('simple', 'bundle')),
  status text not null default 'active' check (status in ('draft', 'active', 'discontinued')),
  replacement_sku text references products (sku) on update cascade,
  url_path text unique check (url_path ~ '^/[a-z0-9][a-z0-9/-]*$'),
  title text not null check (title <> ''),
  short_description text not null default '',
  medium_description text not null default '',
  description text not null default '',
  meta_title text not null default '',
  meta_description text not null default '',
  price_type text not null check (price_type in ('dynamic', 'fixed')),
  is_orderable_without_bundle boolean not null default false,
  needs_print_files boolean not null default false,
  vat_percent int not null check (vat_percent in (0, 9, 21)),
  fixed_width_mm int check (fixed_width_mm > 0),
  fixed_height_mm int check (fixed_height_mm > 0),
  production jsonb not null default '{}',
  material jsonb not null default '{}',
  delivery_kinds text[] not null check (delivery_kinds <> '{}' and delivery_kinds <@ array['ship', 'pickup']),
  delivery_classes text[] not null default '{}',
  is_foldable boolean not null default false,
  is_rollable boolean not null default false,
  production_days int not null check (production_days between 0 and 60),
  express_days int check (express_days between 0 and 60),
  express_percent int check (express_percent between 0 and 500),
  express_minimum_cents int check (express_minimum_cents >= 0),
  popularity int not null default 0,
  search_synonyms text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((express_days is null) = (express_percent is null) and (express_days is null) = (express_minimum_cents is null))
);

create table product_categories (
  product_id uuid not null references products on delete cascade,
  category_id uuid not null references categories on delete cascade,
  position int not null default 0,
  primary key (product_id, category_id)
);
create index product_categories_category on product_categories (category_id, position);

create table product_attributes (
  product_id uuid not null references products on delete cascade,
  attribute_code text not null references attributes on update cascade,
  value text not null,
  position int not null default 0,
  primary key (product_id, attribute_code, value)
);

create table product_images (
  product_id uuid not null references products on delete cascade,
  image_id uuid not null references images on delete restrict,
  position int not null,
  primary key (product_id, position)
);

create table product_files (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references products on delete cascade,
  kind text not null check (kind in ('specification', 'template', 'certificate', 'manual')),
  name text not null,
  storage_key text not null,
  size_bytes bigint not null check (size_bytes >= 0),
  position int not null default 0
);

create table related_products (
  product_id uuid not null references products on delete cascade,
  related_id uuid not null references products on delete cascade,
  position int not null,
  primary key (product_id, related_id),
  check (product_id <> related_id)
);

create table custom_options (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references products on delete cascade,
  option_id text not null,
  kind text not null check (kind in ('input_mm', 'select', 'radio')),
  code text not null,
  label text not null,
  min_mm int check (min_mm > 0),
  max_mm int,
  step_mm int check (step_mm > 0),
  default_mm int,
  is_required boolean not null default true,
  position int not null default 0,
  unique (product_id, option_id),
  check (kind <> 'input_mm' or (min_mm is not null and max_mm is not null and step_mm is not null and default_mm is not null
    and max_mm >= min_mm and default_mm between min_mm and max_mm and code in ('width', 'height', 'length')))
);

create table price_lists (
  id uuid primary key default gen_random_uuid(),
  code text not null unique,
  kind text not null check (kind in ('base', 'group', 'contract')),
  title text not null,
  valid_from date not null default '2000-01-01',
  valid_to date,
  check (valid_to is null or valid_to >= valid_from)
);
create unique index price_lists_one_base on price_lists (kind) where kind = 'base';

create table prices (
  id uuid primary key default gen_random_uuid(),
  price_list_id uuid not null references price_lists on delete cascade,
  product_id uuid not null references products on delete cascade,
  model text not null check (model in ('piece', 'm2', 'runningMetre', 'run')),
  rate_e4 bigint check (rate_e4 >= 0),
  setup_cents int not null default 0 check (setup_cents >= 0),
  min_area_mm2 bigint check (min_area_mm2 > 0),
  minimum_line_cents int check (minimum_line_cents >= 0),
  extra_design_fee_cents int not null default 0 check (extra_design_fee_cents >= 0),
  running_metre jsonb,
  tier_measure text check (tier_measure in ('piece', 'm2', 'metre')),
  tier_scope text check (tier_scope in ('line', 'product')),
  unique (price_list_id, product_id),
  check ((tier_measure is null) = (tier_scope is null)),
  check (model <> 'runningMetre' or running_metre is not null),
  check (model <> 'run' or rate_e4 is null)
);

create table tier_prices (
  price_id uuid not null references prices on delete cascade,
  from_milli bigint not null check (from_milli > 0),
  rate_e4 bigint check (rate_e4 >= 0),
  percent_off int check (percent_off between 0 and 100),
  primary key (price_id, from_milli),
  check (num_nonnulls(rate_e4, percent_off) = 1)
);

create table run_prices (
  price_id uuid not null references prices on delete cascade,
  quantity int not null check (quantity > 0),
  cents int not null check (cents >= 0),
  primary key (price_id, quantity)
);

create table category_discounts (
  price_list_id uuid not null references price_lists on delete cascade,
  category_id uuid not null references categories on delete cascade,
  percent_off int not null check (percent_off between 1 and 100),
  primary key (price_list_id, category_id)
);

create table shipping_classes (
  code text primary key,
  title text not null,
  position int not null,
  limits jsonb not null,
  cents_by_country jsonb not null
);

create table countries (
  code text primary key check (code ~ '^[A-Z]{2}$'),
  name text not null,
  ships boolean not null default false,
  position int not null default 0
);

create table redirects (
  from_path text primary key check (from_path like '/%'),
  to_path text not null check (to_path like '/%' and to_path not like '//%'),
  check (from_path <> to_path)
);
`

const content = `
create table content_blocks (
  id text primary key check (id ~ '^[a-z0-9_]+$'),
  type text not null check (type in ('html', 'text')),
  content text not null,
  updated_at timestamptz not null default now()
);

create table content_menus (
  id text primary key check (id ~ '^[a-z0-9-]+$'),
  label text not null
);

create table content_menu_links (
  menu_id text not null references content_menus on delete cascade,
  position int not null,
  label text not null,
  url text not null,
  primary key (menu_id, position)
);

create table pages (
  id uuid primary key default gen_random_uuid(),
  url_path text not null unique check (url_path ~ '^/([a-z0-9][a-z0-9/-]*)?$'),
  title text not null,
  meta_title text not null default '',
  meta_description text not null default '',
  content text not null,
  is_published boolean not null default true,
  version int not null default 1,
  updated_at timestamptz not null default now()
);

create table shop_settings (
  key text primary key check (key in ('theme', 'prices', 'calendar', 'delivery', 'quotes')),
  value jsonb not null,
  updated_at timestamptz not null default now()
);
`

const people = `
create table companies (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name <> ''),
  kvk_number text check (kvk_number ~ '^[0-9]{8}$'),
  vat_id text,
  vat_id_status text not null default 'unchecked' check (vat_id_status in ('valid', 'invalid', 'unavailable', 'unchecked')),
  invoice_email text,
  payment_term_days int not null default 30 check (payment_term_days between 0 and 90),
  credit_limit_cents bigint check (credit_limit_cents >= 0),
  purchase_order_required boolean not null default false,
  group_price_list_id uuid references price_lists on delete set null,
  contract_price_list_id uuid references price_lists on delete set null,
  is_blocked boolean not null default false,
  created_at timestamptz not null default now()
);

create table contacts (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references companies on delete cascade,
  email text not null check (email = lower(email)),
  password_hash text,
  first_name text not null,
  last_name text not null,
  phone text,
  state text not null default 'active' check (state in ('invited', 'active', 'blocked')),
  created_at timestamptz not null default now(),
  unique (id, company_id)
);
create unique index contacts_email on contacts (email);
create index contacts_company on contacts (company_id);

create table operators (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email)),
  password_hash text,
  name text not null,
  role text not null default 'owner' check (role in ('owner', 'sales', 'prepress', 'production', 'finance', 'content')),
  created_at timestamptz not null default now()
);

create table sessions (
  id_hash bytea primary key,
  contact_id uuid not null references contacts on delete cascade,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_contact on sessions (contact_id);

create table upload_tokens (
  token_hash bytea primary key,
  session_id_hash bytea not null references sessions on delete cascade,
  contact_id uuid not null references contacts on delete cascade,
  expires_at timestamptz not null
);
create index upload_tokens_session on upload_tokens (session_id_hash);

create table password_reset_tokens (
  token_hash bytea primary key,
  contact_id uuid not null references contacts on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_reset_tokens_contact on password_reset_tokens (contact_id);

create table login_failures (
  subject text not null,
  failed_at timestamptz not null
);
create index login_failures_subject on login_failures (subject, failed_at);

create table addresses (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references companies on delete cascade,
  kind text not null default 'delivery' check (kind in ('delivery', 'invoice')),
  label text,
  company_name text not null,
  attention text,
  street text not null,
  house_number text not null,
  addition text,
  postcode text not null,
  city text not null,
  country text not null references countries (code),
  phone text,
  delivery_notes text,
  is_default boolean not null default false,
  removed_at timestamptz,
  created_at timestamptz not null default now(),
  unique (id, company_id)
);
create index addresses_company on addresses (company_id) where removed_at is null;
create unique index addresses_one_default on addresses (company_id) where is_default and removed_at is null and kind = 'delivery';
create unique index addresses_one_invoice on addresses (company_id) where kind = 'invoice' and removed_at is null;

create table account_requests (
  id uuid primary key default gen_random_uuid(),
  state text not null default 'submitted'
    check (state in ('submitted', 'in_review', 'approved', 'invited', 'activated', 'rejected', 'expired')),
  form jsonb not null,
  email text not null,
  submitted_at timestamptz not null default now(),
  decided_at timestamptz
);

create table newsletter_subscriptions (
  email text primary key check (email = lower(email)),
  state text not null check (state in ('pending', 'confirmed', 'unsubscribed', 'bounced')),
  proof jsonb not null default '{}',
  changed_at timestamptz not null default now()
);

create table contact_messages (
  id uuid primary key default gen_random_uuid(),
  form jsonb not null,
  received_at timestamptz not null default now(),
  handled_at timestamptz
);

create table audit_events (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_kind text not null check (actor_kind in ('visitor', 'contact', 'operator', 'system')),
  actor_id uuid,
  action text not null,
  entity text not null,
  entity_id text,
  before jsonb,
  after jsonb
);
`

const carts = `
create table carts (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  contact_id uuid not null,
  state text not null default 'active' check (state in ('active', 'parked', 'quoted', 'ordered', 'abandoned')),
  reference text,
  version int not null default 1,
  parked_at timestamptz,
  valid_until date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (contact_id, company_id) references contacts (id, company_id) on delete cascade,
  unique (id, company_id),
  check (state <> 'parked' or (reference is not null and parked_at is not null and valid_until is not null))
);
create unique index carts_one_active on carts (contact_id) where state = 'active';
create index carts_parked on carts (company_id, parked_at desc) where state in ('parked', 'quoted');

create table cart_groups (
  id uuid primary key default gen_random_uuid(),
  cart_id uuid not null references carts on delete cascade,
  title text not null,
  configuration jsonb,
  position int not null,
  unique (id, cart_id)
);
create index cart_groups_cart on cart_groups (cart_id, position);

create table cart_lines (
  id uuid primary key default gen_random_uuid(),
  cart_id uuid not null,
  group_id uuid not null,
  product_id uuid not null references products on delete restrict,
  quantity int not null check (quantity between 1 and 1000000),
  width_mm int check (width_mm > 0),
  height_mm int check (height_mm > 0),
  length_mm int check (length_mm > 0),
  options jsonb not null default '[]',
  agreed_price jsonb not null,
  agreed_until date,
  delivery_kind text not null check (delivery_kind in ('ship', 'pickup')),
  address_id uuid references addresses on delete set null,
  delivery_date date,
  is_express boolean not null default false,
  files_later boolean not null default false,
  is_validated boolean not null default false,
  position int not null,
  created_at timestamptz not null default now(),
  foreign key (group_id, cart_id) references cart_groups (id, cart_id) on delete cascade,
  foreign key (cart_id) references carts (id) on delete cascade,
  unique (id, cart_id)
);
create index cart_lines_cart on cart_lines (cart_id, position);
create index cart_lines_group on cart_lines (group_id);

create table idempotency_keys (
  contact_id uuid not null references contacts on delete cascade,
  key text not null check (length(key) between 8 and 200),
  call text not null,
  request_hash bytea not null,
  reply jsonb,
  created_at timestamptz not null default now(),
  primary key (contact_id, key)
);
`

const orders = `
create table number_sequences (
  series text not null,
  year int not null,
  last_number int not null default 0,
  primary key (series, year)
);

create sequence order_numbers start 10001;

create table orders (
  id uuid primary key default gen_random_uuid(),
  number text not null unique,
  cart_id uuid unique references carts on delete restrict,
  company_id uuid not null,
  contact_id uuid not null,
  reference text,
  purchase_order_number text,
  remarks text,
  state text not null check (state in ('placed', 'awaiting_files', 'in_studio', 'awaiting_approval', 'released', 'in_production', 'ready',
    'partially_shipped', 'shipped', 'ready_for_pickup', 'partially_delivered', 'delivered', 'closed', 'on_hold', 'cancelled')),
  currency text not null default 'EUR' check (currency = 'EUR'),
  subtotal_cents bigint not null check (subtotal_cents >= 0),
  express_cents bigint not null default 0 check (express_cents >= 0),
  shipping_cents bigint not null default 0 check (shipping_cents >= 0),
  surcharge_cents bigint not null default 0 check (surcharge_cents >= 0),
  discount_cents bigint not null default 0 check (discount_cents >= 0),
  net_cents bigint not null check (net_cents >= 0),
  vat_cents bigint not null check (vat_cents >= 0),
  total_cents bigint not null check (total_cents >= 0),
  vat jsonb not null,
  invoice_address jsonb,
  confirmation_email text not null,
  terms_version int,
  terms_accepted_at timestamptz,
  payment_method text not null default 'on_account',
  placed_at timestamptz not null,
  foreign key (contact_id, company_id) references contacts (id, company_id) on delete restrict,
  check (net_cents = subtotal_cents + express_cents + shipping_cents + surcharge_cents - discount_cents),
  check (total_cents = net_cents + vat_cents)
);
create index orders_company on orders (company_id, placed_at desc, id);
create index orders_reference on orders using gin (reference gin_trgm_ops);

create table order_groups (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders on delete cascade,
  title text not null,
  configuration jsonb,
  position int not null,
  unique (id, order_id)
);

create table order_lines (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null,
  group_id uuid not null,
  cart_line_id uuid,
  product_id uuid references products on delete set null,
  sku text not null,
  title text not null,
  url_path text,
  image_url text,
  quantity int not null check (quantity > 0),
  width_mm int,
  height_mm int,
  length_mm int,
  options jsonb not null default '[]',
  option_texts text[] not null default '{}',
  unit_cents bigint not null check (unit_cents >= 0),
  line_cents bigint not null check (line_cents >= 0),
  express_cents bigint not null default 0 check (express_cents >= 0),
  vat_percent int not null check (vat_percent in (0, 9, 21)),
  breakdown jsonb not null default '[]',
  state text not null check (state in ('placed', 'awaiting_files', 'in_studio', 'awaiting_approval', 'released', 'in_production', 'ready',
    'shipped', 'ready_for_pickup', 'delivered', 'closed', 'on_hold', 'cancelled')),
  design_status text,
  delivery_kind text not null check (delivery_kind in ('ship', 'pickup')),
  delivery_date date not null,
  is_express boolean not null,
  address jsonb,
  tracking_url text,
  position int not null,
  foreign key (group_id, order_id) references order_groups (id, order_id) on delete cascade,
  foreign key (order_id) references orders (id) on delete cascade,
  check (delivery_kind = 'pickup' or address is not null)
);
create index order_lines_order on order_lines (order_id, position);

create function order_has_lines() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from order_lines where order_id = new.id) then
    raise exception 'order % has no lines', new.id using errcode = 'check_violation';
  end if;
  if new.subtotal_cents <> (select sum(line_cents) from order_lines where order_id = new.id) then
    raise exception 'subtotal of order % is not the sum of its lines', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger orders_have_lines after insert or update on orders
  deferrable initially deferred for each row execute function order_has_lines();

create table order_events (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders on delete cascade,
  order_line_id uuid references order_lines on delete cascade,
  state text not null,
  at timestamptz not null
);
create index order_events_order on order_events (order_id, at);
`

const designs = `
create table designs (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references companies on delete cascade,
  contact_id uuid references contacts on delete set null,
  process_id text not null,
  file_name text not null,
  storage_key text,
  size_bytes bigint check (size_bytes >= 0),
  sha256 bytea,
  status text not null check (status in ('announced', 'receiving', 'processing', 'valid', 'fixable', 'invalid', 'error')),
  facts jsonb,
  findings jsonb not null default '[]',
  width_mm numeric,
  height_mm numeric,
  pages int,
  is_patchup boolean not null default false,
  source_design_id uuid references designs on delete set null,
  soft_deleted_at timestamptz,
  created_at timestamptz not null default now(),
  uploaded_at timestamptz,
  updated_at timestamptz not null default now(),
  unique (company_id, process_id),
  unique (id, company_id)
);
create index designs_company on designs (company_id, created_at desc);

create table line_designs (
  id uuid primary key default gen_random_uuid(),
  line_id uuid not null,
  cart_id uuid not null,
  company_id uuid not null,
  design_id uuid,
  is_studio boolean not null default false,
  side text not null check (side in ('front', 'back')),
  quantity int not null check (quantity between 0 and 1000000),
  approved_at timestamptz,
  foreign key (line_id, cart_id) references cart_lines (id, cart_id) on delete cascade,
  foreign key (cart_id, company_id) references carts (id, company_id) on delete cascade,
  foreign key (design_id, company_id) references designs (id, company_id),
  check (is_studio or design_id is not null),
  check (side = 'front' or quantity = 0)
);
create unique index line_designs_one_back on line_designs (line_id) where side = 'back';
create unique index line_designs_once on line_designs (line_id, design_id) where side = 'front' and design_id is not null;

create function copies_within_line() returns trigger language plpgsql as $$
declare the_line uuid := coalesce(new.line_id, old.line_id);
begin
  if (select coalesce(sum(quantity), 0) from line_designs where line_id = the_line and side = 'front')
     > (select quantity from cart_lines where id = the_line) then
    raise exception 'more copies than line % has', the_line using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger line_designs_within_line after insert or update on line_designs
  deferrable initially deferred for each row execute function copies_within_line();
`

const mail = `
create table outbox (
  id uuid primary key default gen_random_uuid(),
  dedupe_key text not null unique,
  template text not null,
  recipient text not null check (recipient !~ '[\\r\\n,;]'),
  payload jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  attempts int not null default 0,
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index outbox_waiting on outbox (created_at) where state = 'waiting';
`

const search = `
create text search configuration dutch_unaccented (copy = dutch);
alter text search configuration dutch_unaccented
  alter mapping for hword, hword_part, word with unaccent, dutch_stem;

create table search_documents (
  path text primary key,
  kind text not null check (kind in ('product', 'category', 'page')),
  entity_id uuid not null,
  sku text,
  title text not null,
  description text not null default '',
  keywords text not null default '',
  popularity int not null default 0,
  words tsvector not null,
  trigrams text not null
);
-- Rebuilt as a whole: a list of pending entries would make the first searches after that slow.
create index search_documents_words on search_documents using gin (words) with (fastupdate = off);
create index search_documents_trigrams on search_documents using gin (trigrams gin_trgm_ops) with (fastupdate = off);
create index search_documents_sku on search_documents (sku) where sku is not null;
`

const catalogueSignal = `
create function catalogue_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue_changed', '');
  return null;
end $$;
do $$
declare t text;
begin
  foreach t in array array['categories', 'attributes', 'products', 'product_categories', 'product_attributes', 'product_images',
    'product_files', 'related_products', 'custom_options', 'price_lists', 'prices', 'tier_prices', 'run_prices',
    'category_discounts', 'shipping_classes', 'countries', 'redirects', 'content_blocks', 'content_menus',
    'content_menu_links', 'pages', 'shop_settings', 'images']
  loop
    execute format('create trigger %I after insert or update or delete or truncate on %I for each statement execute function catalogue_changed()',
      t || '_changed', t);
  end loop;
end $$;
`
