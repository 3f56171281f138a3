import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DeskOrder } from '#contract/office/orders.ts'
import { addressLines } from '#domain/addresses/address-lines.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { changeOrderTexts as texts } from '#texts/nl/office/change-order.ts'
import type { Faults } from '../../lib/use-faults.ts'
import { AddressFields, newAddress, type TypedAddress } from '../../ui/address-fields.tsx'
import { companyOf } from '../../work/companies.ts'
import styles from './change-dialog.module.css'
import { useAddedWays } from './added-ways.ts'
import { type Composer, LinesPart } from './lines-part.tsx'
import { FIELDS, goersOf, goesName, type Goer, type Kinds, usualLine } from './read-change.ts'

type FieldsProps = {
  /** As it was when the dialog opened: what changes meanwhile does not touch what is typed. */
  readonly order: DeskOrder
  readonly faults: Faults
  /** The address that lines go to instead, to begin with; null where it stays. */
  readonly row: TypedAddress | null
  readonly onRow: (row: TypedAddress | null) => void
}

/** What of an order can be changed. */
export function ChangeFields({ composer, ...props }: FieldsProps & { readonly composer: Composer }) {
  const { order, faults, row, onRow } = props
  const [kinds, setKinds] = useState<Kinds>({})
  const { added } = composer.composing
  const ways = useAddedWays(order, added, kinds)
  const goers = goersOf(
    order,
    { ...kinds, ...Object.fromEntries(ways.map(({ key, kind }) => [key, kind])) },
    added,
  )

  return (
    <>
      <LinesPart
        order={order}
        faults={faults}
        kinds={kinds}
        onKinds={setKinds}
        ways={ways}
        isOtherGiven={row !== null}
        composer={composer}
      />
      <DeliveryFields order={order} goers={goers} faults={faults} row={row} onRow={onRow} />
      <fieldset className={styles.part}>
        <legend className="type-18">{texts.references}</legend>
        <TextField
          name={FIELDS.reference}
          label={texts.reference}
          defaultValue={order.reference ?? ''}
          error={faults[FIELDS.reference]}
          optional
          maxLength={60}
        />
        <TextField
          name={FIELDS.purchaseOrderNumber}
          label={texts.purchaseOrder}
          defaultValue={order.purchaseOrderNumber ?? ''}
          error={faults[FIELDS.purchaseOrderNumber]}
          optional
          maxLength={60}
        />
      </fieldset>
    </>
  )
}

const OTHER = 'other'

/** Where lines go, and whom the driver calls; nothing where all is fetched. */
function DeliveryFields({
  order,
  goers,
  faults,
  row,
  onRow,
}: FieldsProps & { readonly goers: readonly Goer[] }) {
  const { data: company } = useQuery(companyOf(order.company.id))
  const [chosen, setChosen] = useState('')
  const isNeeded = goers.some(({ addresses }) => addresses.includes(null))
  const known = company?.addresses ?? []
  const now = [...new Set(goers.flatMap(({ addresses }) => addresses.filter((one) => one !== null)))]

  function choose(value: string) {
    setChosen(value)
    const found = known.find(({ id }) => id === value)
    const usual = usualLine(order)?.delivery.address
    if (found) onRow(found)
    else
      onRow(
        value === OTHER
          ? { ...newAddress(order.company.name), ...usual, label: null, isDefault: false }
          : null,
      )
  }

  if (goers.length === 0) return null

  return (
    <fieldset className={styles.part}>
      <legend className="type-18">{texts.delivery}</legend>
      <SelectField
        name={FIELDS.address}
        label={texts.address}
        error={faults[FIELDS.address]}
        hint={now.length > 0 ? now.join(' / ') : undefined}
        value={chosen}
        options={[
          { value: '', label: isNeeded ? texts.chooseAddress : texts.keepAddress },
          ...known.map((address) => ({
            value: address.id,
            label: [address.label, ...addressLines(address)].filter(Boolean).join(', '),
          })),
          ...(company ? [{ value: OTHER, label: texts.otherAddress }] : []),
        ]}
        onChange={({ target }) => choose(target.value)}
      />
      {row && company && (
        <>
          {goers.length > 1 && (
            <fieldset className={styles.list}>
              <legend className="strong">{texts.ofLines}</legend>
              {goers.map(({ id, title, addresses }) => (
                <Checkbox
                  key={id}
                  name={goesName(id)}
                  label={title}
                  hint={now.length > 1 ? otherwise(addresses) : undefined}
                  // What has an address already stays there, unless the address of the order is what is changed.
                  defaultChecked={!isNeeded || addresses.includes(null)}
                  error={faults[goesName(id)]}
                />
              ))}
            </fieldset>
          )}
          <div key={chosen} className={styles.form}>
            <AddressFields
              row={row}
              faults={faults}
              countries={company.countries}
              isDelivery
              mayBeDefault={false}
            />
          </div>
        </>
      )}
      <TextField
        name={FIELDS.contactName}
        label={texts.contactName}
        defaultValue={order.deliveryContact?.name ?? ''}
        error={faults[FIELDS.contactName]}
        optional
        maxLength={80}
      />
      <TextField
        name={FIELDS.contactPhone}
        label={texts.contactPhone}
        type="tel"
        defaultValue={order.deliveryContact?.phone ?? ''}
        error={faults[FIELDS.contactPhone]}
        optional
        maxLength={30}
      />
    </fieldset>
  )
}

/** Where something goes that does not go to the other address. */
function otherwise(addresses: Goer['addresses']): string | undefined {
  const known = addresses.filter((one) => one !== null)
  return known.length > 0 ? texts.elseTo(known.join(' / ')) : undefined
}
