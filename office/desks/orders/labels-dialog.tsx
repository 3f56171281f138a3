import type { DeskLine, DeskOrder } from '#contract/office/orders.ts'
import { addressLines } from '#domain/addresses/address-lines.ts'
import type { DeliveryKind } from '#domain/delivery/promise.ts'
import { labelGroups } from '#domain/orders/label-groups.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { deskOrderTexts as texts } from '#texts/nl/office/orders.ts'
import styles from './orders.module.css'

type LabelsDialogProps = { readonly order: DeskOrder; readonly onClose: () => void }

const FORM = 'labels'

/** Asks how many parcels go to each address, and opens their labels. */
export function LabelsDialog({ order, onClose }: LabelsDialogProps) {
  const lines = order.groups.flatMap((group) => group.lines)
  const groups = labelGroups(
    lines.map(({ state, delivery: { kind, address } }) => ({ state, deliveryKind: kind, address })),
  )
  return (
    <Dialog
      open
      title={texts.labels}
      intro={texts.labelsIntro}
      onClose={onClose}
      actions={
        <>
          <Button look="tertiary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={FORM}>
            {texts.openLabels}
          </Button>
        </>
      }
    >
      {/* A file of the server, in a tab of its own. */}
      <form
        id={FORM}
        className={styles.form}
        method="get"
        action={`/beheer/api/orders/${order.id}/address-labels`}
        target="_blank"
        rel="noreferrer"
        onSubmit={() => setTimeout(onClose)}
      >
        {groups.map(([first], place) => (
          <TextField
            key={whither(first)}
            name="parcels"
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            defaultValue={1}
            label={groups.length > 1 ? texts.parcelsOf(place + 1) : texts.parcels}
            hint={whither(first)}
          />
        ))}
      </form>
    </Dialog>
  )
}

type Labelled = { readonly deliveryKind: DeliveryKind; readonly address: DeskLine['delivery']['address'] }

const whither = (line: Labelled | undefined) =>
  line?.deliveryKind === 'ship' && line.address ? addressLines(line.address).join(', ') : texts.pickup
