import type { DeliveryKind } from '#domain/delivery/promise.ts'
import { configuratorTexts as texts } from '#texts/nl/office/configurators.ts'
import { Group } from './panel.tsx'
import { Pills } from './pills.tsx'

const KINDS = (['ship', 'pickup'] as const).map((id) => ({ id, title: texts.deliveryKinds[id] }))

type DeliveryPillsProps = {
  readonly chosen: readonly DeliveryKind[]
  readonly onChange: (chosen: readonly DeliveryKind[]) => void
}

/** By which ways something is delivered. */
export const DeliveryPills = ({ chosen, onChange }: DeliveryPillsProps) => (
  <Group label={texts.delivery}>
    <Pills<DeliveryKind> all={KINDS} chosen={chosen} onChange={onChange} />
  </Group>
)
