import { type Kysely, sql } from 'kysely'

/**
 * The catalogue has a version, raised once by each transaction that changes it, and tells what every version changed. Code that
 * hears 'catalogue_changed' and asks no further still hears of every change.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(versions).execute(db)
  await sql.raw(naming).execute(db)
  await sql.raw(triggers).execute(db)
}

const versions = `
create table catalogue_version (
  is_only boolean primary key default true check (is_only),
  version bigint not null default 0,
  raised_by xid8
);
insert into catalogue_version default values;

-- Of the last thousand versions; 'everything' where that is said sooner than all its names.
create table catalogue_changes (
  version bigint not null,
  kind text not null check (kind in ('product', 'assortment', 'listing', 'list', 'tree', 'terms', 'content', 'everything')),
  id uuid,
  check ((id is not null) = (kind in ('product', 'listing', 'list'))),
  unique nulls not distinct (version, kind, id)
);

-- Up to which version search documents and components were derived.
create table catalogue_derived (
  is_only boolean primary key default true check (is_only),
  version bigint not null default 0
);
insert into catalogue_derived default values;
`

// Whoever raises the version holds its row until the end: versions are seen in their order.
const naming = `
create function note_catalogue_change(what text, ids uuid[]) returns void language plpgsql as $$
declare raised bigint;
begin
  update catalogue_version set version = version + 1, raised_by = pg_current_xact_id()
    where raised_by is distinct from pg_current_xact_id() returning version into raised;
  if found then
    delete from catalogue_changes where version <= raised - 1000;
    perform pg_notify('catalogue_changed', raised::text);
  else
    select version into raised from catalogue_version;
  end if;
  if cardinality(ids) > 200 then
    insert into catalogue_changes values (raised, 'everything', null) on conflict do nothing;
  else
    insert into catalogue_changes select raised, what, id from unnest(ids) id on conflict do nothing;
  end if;
end $$;

-- Its arguments are pairs: a kind, and the query of what of it changed, over the rows before and after as 'changed'.
create function name_catalogue_change() returns trigger language plpgsql as $$
declare
  changed text := case tg_op when 'INSERT' then 'select * from rows_after' when 'DELETE' then 'select * from rows_before'
    else 'select * from rows_before union all select * from rows_after' end;
  ids uuid[];
begin
  for i in 0 .. tg_nargs - 1 by 2 loop
    execute format('with changed as (%s) select array_agg(distinct id) from (%s) as named (id)', changed, tg_argv[i + 1]) into ids;
    if ids is null then continue; end if;
    if tg_argv[i] in ('assortment', 'tree', 'terms', 'content', 'everything') then ids := array[null::uuid]; end if;
    perform note_catalogue_change(tg_argv[i], ids);
  end loop;
  return null;
end $$;

create function name_whole_catalogue() returns trigger language plpgsql as $$
begin
  perform note_catalogue_change('everything', array[null::uuid]);
  return null;
end $$;
`

const NO_ID = `'00000000-0000-0000-0000-000000000000'::uuid`
const something = `select ${NO_ID} from changed limit 1`
const product = 'select product_id from changed'
const ofPrices = (prices: string) => ({
  product: `select product_id from ${prices} join price_lists l on l.id = p.price_list_id where l.kind = 'base'`,
  list: `select p.price_list_id from ${prices} join price_lists l on l.id = p.price_list_id where l.kind <> 'base'`,
})

/** What a change of a table changes: products, the listings of categories, price lists, the tree of categories and so on. */
const NAMED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  products: {
    product: 'select id from changed',
    assortment: `select id from changed group by id
      having count(*) = 1 or count(distinct (sku, url_path, status, replacement_sku, popularity)) > 1`,
  },
  product_categories: { product, listing: 'select category_id from changed' },
  product_attributes: { product },
  product_images: { product },
  product_files: { product },
  related_products: { product },
  custom_options: { product },
  configurators: { product },
  configurator_components: { product: 'select configurator_id from changed' },
  prices: ofPrices('changed p'),
  tier_prices: ofPrices('changed c join prices p on p.id = c.price_id'),
  run_prices: ofPrices('changed c join prices p on p.id = c.price_id'),
  category_discounts: { list: 'select price_list_id from changed' },
  price_lists: {
    list: `select id from changed where kind <> 'base'`,
    everything: `select id from changed where kind = 'base'`,
  },
  // A path is part of what the products below it are priced by.
  categories: {
    tree: something,
    everything: 'select id from changed group by id having count(distinct url_path) > 1',
  },
  images: {
    product: 'select product_id from product_images join changed on changed.id = image_id',
    tree: 'select categories.id from categories join changed on changed.id = image_id',
    content: something,
  },
  attributes: { everything: something },
  shipping_classes: { terms: something },
  countries: { terms: something },
  shop_settings: { terms: something, content: something },
  redirects: { content: something },
  content_blocks: { content: something },
  content_menus: { content: something },
  content_menu_links: { content: something },
  pages: { content: something },
}

const EVENTS = {
  insert: 'new table as rows_after',
  update: 'old table as rows_before new table as rows_after',
  delete: 'old table as rows_before',
}

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`

const triggers = Object.entries(NAMED)
  .flatMap(([table, queries]) => {
    const names = Object.entries(queries).flat().map(literal).join(', ')
    return [
      `drop trigger if exists ${table}_changed on ${table};`,
      ...Object.entries(EVENTS).map(
        ([event, rows]) => `create trigger ${table}_changed_by_${event} after ${event} on ${table}
           referencing ${rows} for each statement execute function name_catalogue_change(${names});`,
      ),
      `create trigger ${table}_changed_by_truncate after truncate on ${table}
         for each statement execute function name_whole_catalogue();`,
    ]
  })
  .concat('drop function catalogue_changed();')
  .join('\n')
