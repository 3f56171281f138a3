import { type Kysely, sql } from 'kysely'

/**
 * Attributes are of a kind, and lists of values are of the owner: a value stands in its list, at its place, also while no product has
 * it. What a product has of a list stands in it, whichever code gave it to the product.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db)
  await sql.raw(listing).execute(db)
  await sql.raw(audit).execute(db)
}

const tables = `
alter table attributes
  add column kind text not null default 'choices' check (kind in ('text', 'number', 'choice', 'choices')),
  add column unit text not null default '',
  add constraint attributes_unit_check check (unit = '' or kind = 'number');

create table attribute_values (
  attribute_code text not null references attributes on update cascade on delete cascade,
  value text not null,
  position int not null default 0,
  primary key (attribute_code, value)
);

create index product_attributes_value on product_attributes (attribute_code, value);

insert into attribute_values (attribute_code, value, position)
select attribute_code, value, min(position) from product_attributes group by attribute_code, value;
`

const listing = `
create function list_attribute_values() returns trigger language plpgsql as $$
begin
  if exists (select from added join attributes on code = attribute_code and kind = 'number'
      where value !~ '^(0|-?[1-9][0-9]{0,8}|-?(0|[1-9][0-9]{0,8})\\.[0-9]{0,3}[1-9])$') then
    raise exception 'a product gets a value of a number that is none' using errcode = 'check_violation';
  end if;
  insert into attribute_values (attribute_code, value, position)
  select attribute_code, value, min(added.position) from added
  join attributes on code = attribute_code and kind in ('choice', 'choices')
  group by attribute_code, value on conflict do nothing;
  return null;
end $$;

create trigger product_attributes_listed after insert on product_attributes
  referencing new table as added for each statement execute function list_attribute_values();
`

const audit = `
create trigger attributes_audit after insert or update or delete on attributes
  for each row execute function record_change('code');
create trigger attribute_values_audit after insert or update or delete on attribute_values
  for each row execute function record_change('attribute_code');
`
