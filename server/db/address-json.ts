import { sql } from 'kysely'

/** A row of `addresses`, under the alias `a`, as the contract has an address. */
export const addressJson = sql`json_build_object('id', a.id, 'label', a.label, 'companyName', a.company_name,
  'attention', a.attention, 'street', a.street, 'houseNumber', a.house_number, 'addition', a.addition, 'postcode', a.postcode,
  'city', a.city, 'country', a.country, 'phone', a.phone, 'deliveryNotes', a.delivery_notes, 'isDefault', a.is_default)`
