import { type Kysely, sql } from 'kysely'

/** Invoices and credit notes, which never change, and what a mail carries with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(invoices).execute(db)
}

const invoices = `
create table invoices (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('invoice', 'credit_note')),
  number text not null unique,
  company_id uuid not null references companies on delete restrict,
  order_id uuid not null references orders on delete restrict,
  -- A credit note takes back a whole invoice, once.
  credits_id uuid unique references invoices on delete restrict,
  is_credited boolean not null default false,
  issued_on date not null,
  due_on date,
  net_cents bigint not null check (net_cents >= 0),
  vat_cents bigint not null check (vat_cents >= 0),
  total_cents bigint not null check (total_cents >= 0),
  -- All that it says: what is drawn and sent follows from this alone.
  content jsonb not null,
  created_at timestamptz not null,
  pdf_key text,
  pdf_bytes int,
  pdf_sha256 bytea,
  ubl_key text,
  ubl_bytes int,
  ubl_sha256 bytea,
  check ((kind = 'credit_note') = (credits_id is not null)),
  check ((kind = 'invoice') = (due_on is not null)),
  check (total_cents = net_cents + vat_cents),
  check (num_nulls(pdf_key, pdf_bytes, pdf_sha256, ubl_key, ubl_bytes, ubl_sha256) in (0, 6))
);
create unique index invoices_one_open on invoices (order_id) where kind = 'invoice' and not is_credited;
create index invoices_order on invoices (order_id);
create index invoices_company on invoices (company_id, issued_on desc, number desc);
create index invoices_unkept on invoices (created_at) where pdf_key is null;

-- The law wants invoices as they were sent, for seven years: only their files are added, once, and that one was credited.
create function invoice_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.is_credited <= new.is_credited
     and (old.pdf_key is null or row(old.pdf_key, old.pdf_bytes, old.pdf_sha256, old.ubl_key, old.ubl_bytes, old.ubl_sha256)
       is not distinct from row(new.pdf_key, new.pdf_bytes, new.pdf_sha256, new.ubl_key, new.ubl_bytes, new.ubl_sha256))
     and row(old.id, old.kind, old.number, old.company_id, old.order_id, old.credits_id, old.issued_on, old.due_on,
       old.net_cents, old.vat_cents, old.total_cents, old.content, old.created_at)
       is not distinct from row(new.id, new.kind, new.number, new.company_id, new.order_id, new.credits_id, new.issued_on, new.due_on,
       new.net_cents, new.vat_cents, new.total_cents, new.content, new.created_at) then
    return new;
  end if;
  raise exception 'invoice % stays as it is', old.number using errcode = 'check_violation';
end $$;
create trigger invoices_stay before update or delete on invoices for each row execute function invoice_stays();

-- When an order was first invoiced; what waits for it is found without reading the others.
alter table orders add column invoiced_at timestamptz;
create index orders_to_invoice on orders (placed_at) where invoiced_at is null and state in ('shipped', 'delivered', 'closed');

alter table outbox add column attachments jsonb not null default '[]';
`
