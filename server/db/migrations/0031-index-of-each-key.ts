import { type Kysely, sql } from 'kysely'

/**
 * What belongs to a row is found by an index, and so is whether anything does before the row goes: without one, showing an order
 * read the lines of all orders, and forgetting a person read every table that names people.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(indexes).execute(db)
}

const indexes = `
create index order_groups_of_order on order_groups (order_id, position);
create index order_lines_of_group on order_lines (group_id, position);
create index order_lines_of_product on order_lines (product_id);
create index order_events_of_line on order_events (order_line_id) where order_line_id is not null;
create index order_line_designs_of_company on order_line_designs (company_id);
create index orders_of_contact on orders (contact_id);
create index cart_lines_to_address on cart_lines (address_id) where address_id is not null;
create index cart_lines_of_product on cart_lines (product_id);
create index carts_merged on carts (merged_into) where merged_into is not null;
create index line_designs_of_cart on line_designs (cart_id);
create index designs_of_source on designs (source_design_id) where source_design_id is not null;
create index patchups_of_company on patchups (company_id);
create index patchups_of_contact on patchups (contact_id);
create index patchup_tokens_of_contact on patchup_tokens (contact_id);
create index patchup_tokens_of_line on patchup_tokens (line_id) where line_id is not null;
create index patchup_tokens_of_order_line on patchup_tokens (order_line_id) where order_line_id is not null;
create index price_requests_of_contact on price_requests (contact_id);
create index price_request_messages_of_contact on price_request_messages (contact_id);
create index proofs_of_contact on proofs (decided_by) where decided_by is not null;
create index upload_tokens_of_contact on upload_tokens (contact_id);
create index account_requests_of_company on account_requests (company_id) where company_id is not null;
create index account_requests_of_contact on account_requests (contact_id) where contact_id is not null;
create index companies_of_contract_list on companies (contract_price_list_id) where contract_price_list_id is not null;
create index companies_of_group_list on companies (group_price_list_id) where group_price_list_id is not null;
create index addresses_of_country on addresses (country);
create index categories_of_image on categories (image_id) where image_id is not null;
create index category_discounts_of_category on category_discounts (category_id);
create index product_attributes_of_code on product_attributes (attribute_code);
create index product_files_of_product on product_files (product_id);
create index product_images_of_image on product_images (image_id);
create index products_of_replacement on products (replacement_sku) where replacement_sku is not null;
create index related_products_of_related on related_products (related_id);
`
