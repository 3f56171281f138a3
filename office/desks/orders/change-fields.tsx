import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DeskLine, DeskOrder } from '#contract/office/orders.ts'
import { addressLines } from '#domain/addresses/address-lines.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { changeOrderTexts as texts } from '#texts/nl/office/change-order.ts'
import { deskOrderTexts } from '#texts/nl/office/orders.ts'
import { quantityText } from '#texts/nl/price-unit.ts'
import type { Faults } from '../../lib/use-faults.ts'
import { AddressFields, newAddress, type TypedAddress } from '../../ui/address-fields.tsx'
import { companyOf } from '../../work/companies.ts'
import styles from './change-dialog.module.css'
import { divideName, FIELDS, goesName, movable, needsAddress, sentOf } from './read-change.ts'
import { type Kinds, WayFields } from './way-fields.tsx'

type FieldsProps = {
  /** As it was when the dialog opened: what changes meanwhile does not touch what is typed. */
  readonly order: DeskOrder
  readonly faults: Faults
  /** The address that lines go to instead, to begin with; null where it stays. */
  readonly row: TypedAddress | null
  readonly onRow: (row: TypedAddress | null) => void
}

/** What of an order can be changed. */
export function ChangeFields({ order, faults, row, onRow }: FieldsProps) {
  const [kinds, setKinds] = useState<Kinds>({})

  return (
    <>
      <fieldset className={styles.part}>
        <legend className="type-18">{texts.lines}</legend>
        {order.groups.map((group) => (
          <div key={group.id} className={styles.line}>
            {group.lines.map((line) => (
              <LineFields
                key={line.id}
                line={line}
                following={line.isFollowing ? [] : followersOf(group.lines)}
                faults={faults}
              />
            ))}
            {movable(group).length > 0 && (
              <WayFields
                group={group}
                faults={faults}
                onKind={(kind) => setKinds({ ...kinds, [group.id]: kind })}
              />
            )}
            {movable(group).length > 0 && (
              <TextField
                name={group.id}
                label={texts.lineReference(group.title)}
                defaultValue={group.reference ?? ''}
                error={faults[group.id]}
                optional
                maxLength={60}
              />
            )}
          </div>
        ))}
      </fieldset>
      <DeliveryFields order={order} kinds={kinds} faults={faults} row={row} onRow={onRow} />
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

/** What they are called that have the quantity of their main line. */
const followersOf = (lines: readonly DeskLine[]) =>
  lines.filter(({ mayChange, isFollowing }) => mayChange && isFollowing).map(({ title }) => title)

type LineFieldsProps = {
  readonly line: DeskLine
  readonly following: readonly string[]
  readonly faults: Faults
}

function LineFields({ line, following, faults }: LineFieldsProps) {
  const { id, title, quantity, pack, mayChange, isFollowing } = line
  const front = line.designs.filter(({ side }) => side === 'front')
  if (!mayChange) return <p className="muted">{texts.made(title, quantityText(quantity, pack))}</p>
  return (
    <>
      {!isFollowing && (
        <TextField
          name={id}
          label={texts.quantity(title)}
          hint={
            [
              ...(pack ? [texts.now(quantityText(quantity, pack))] : []),
              ...(following.length > 0 ? [texts.follow(following)] : []),
            ].join(' ') || undefined
          }
          defaultValue={String(quantity)}
          error={faults[id]}
          inputMode="numeric"
          maxLength={9}
        />
      )}
      {front.length > 1 && <Division line={line} faults={faults} />}
    </>
  )
}

/** The copies of each design of a line, for who divides them himself. */
function Division({ line, faults }: { readonly line: DeskLine; readonly faults: Faults }) {
  const [isOwn, setOwn] = useState(false)
  return (
    <>
      <Checkbox
        name={divideName(line.id)}
        label={texts.divide(line.title)}
        hint={texts.divideHint}
        checked={isOwn}
        onChange={({ target }) => setOwn(target.checked)}
      />
      {isOwn && (
        <div className={styles.copies}>
          {line.designs
            .filter(({ side }) => side === 'front')
            .map(({ id, name, quantity }) => (
              <TextField
                key={id}
                name={id}
                label={texts.copies(name ?? deskOrderTexts.noFile)}
                defaultValue={String(quantity)}
                error={faults[id]}
                inputMode="numeric"
                maxLength={9}
              />
            ))}
        </div>
      )}
    </>
  )
}

const OTHER = 'other'

/** Where lines go, and whom the driver calls; nothing where all is fetched. */
function DeliveryFields({ order, kinds, faults, row, onRow }: FieldsProps & { readonly kinds: Kinds }) {
  const { data: company } = useQuery(companyOf(order.company.id))
  const [chosen, setChosen] = useState('')
  const sent = (group: DeskOrder['groups'][number]) => sentOf(group, kinds[group.id])
  const groups = order.groups.filter((group) => sent(group).length > 0)
  const needing = groups.filter((group) => needsAddress(group, kinds[group.id]))
  const known = company?.addresses ?? []
  const first = groups.flatMap(sent).find(({ delivery }) => delivery.address !== null)

  function choose(value: string) {
    setChosen(value)
    const found = known.find(({ id }) => id === value)
    const now = first?.delivery.address
    if (found) onRow(found)
    else
      onRow(
        value === OTHER ? { ...newAddress(order.company.name), ...now, label: null, isDefault: false } : null,
      )
  }

  if (groups.length === 0) return null

  return (
    <fieldset className={styles.part}>
      <legend className="type-18">{texts.delivery}</legend>
      <SelectField
        name={FIELDS.address}
        label={texts.address}
        error={faults[FIELDS.address]}
        hint={first?.delivery.address ? addressLines(first.delivery.address).join(', ') : undefined}
        value={chosen}
        options={[
          { value: '', label: needing.length > 0 ? texts.chooseAddress : texts.keepAddress },
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
          {groups.length > 1 && (
            <fieldset className={styles.list}>
              <legend className="strong">{texts.ofLines}</legend>
              {groups.map((group) => (
                <Checkbox
                  key={group.id}
                  name={goesName(group.id)}
                  label={group.title}
                  // What has an address already stays there, unless the address of the order is what is changed.
                  defaultChecked={needing.length === 0 || needing.includes(group)}
                  error={faults[goesName(group.id)]}
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
