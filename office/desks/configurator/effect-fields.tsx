import { SelectField } from '#app/ui/select-field.tsx'
import type { ChoiceEffect } from '#domain/configurator/model.ts'
import { effectKinds } from '#texts/nl/office/configurator-words.ts'
import { configuratorTexts as texts } from '#texts/nl/office/configurators.ts'
import { useMay } from '../../lib/operator.ts'
import { TypedField } from '../../ui/typed-field.tsx'
import { percentOn, pieces, signedCents, signedRate, spacingMm } from '../../ui/typed-values.ts'
import { EDGES, EdgesField } from './edges-field.tsx'
import styles from './form.module.css'

type Kind = ChoiceEffect['kind']

const KINDS: readonly Kind[] = [
  'included',
  'child',
  'piece',
  'm2',
  'edgeMetre',
  'eyelets',
  'count',
  'percent',
  'order',
  'run',
  'runQuantity',
]
/** A value of a field is no product and no circulation. */
const VALUE_KINDS = KINDS.filter((kind) => kind !== 'child' && kind !== 'runQuantity')

type EffectFieldsProps = {
  readonly effect: ChoiceEffect
  readonly isOfValue?: boolean
  readonly onChange: (effect: ChoiceEffect) => void
}

/** What a choice costs: how it is counted, and the amounts for that. Who writes what it says reads this alone. */
export function EffectFields({ effect, isOfValue = false, onChange }: EffectFieldsProps) {
  const isFixed = !useMay()('changePrices')
  const kinds = isOfValue ? VALUE_KINDS : KINDS
  return (
    <fieldset className={styles.part} disabled={isFixed}>
      {isFixed && <p className="muted">{texts.pricesOfSales}</p>}
      <div className={styles.fields}>
        <SelectField
          label={texts.effect}
          value={effect.kind}
          options={[...new Set([...kinds, effect.kind])].map((kind) => ({
            value: kind,
            label: effectKinds[kind],
          }))}
          onChange={({ target }) => onChange(otherKind(effect, target.value as Kind))}
        />
        <Amounts effect={effect} onChange={onChange} />
      </div>
      {'edges' in effect && (
        <EdgesField edges={effect.edges} onChange={(edges) => onChange({ ...effect, edges })} />
      )}
      {effect.kind === 'percent' && <p className="muted">{texts.percentHint}</p>}
    </fieldset>
  )
}

/** Another way of counting, with the amount that was typed already where it has one of the same kind. */
function otherKind(before: ChoiceEffect, kind: Kind): ChoiceEffect {
  const rateE4 = 'rateE4' in before ? before.rateE4 : 0
  const setupCents = 'setupCents' in before ? before.setupCents : 0
  const edges = 'edges' in before ? before.edges : EDGES
  switch (kind) {
    case 'included':
    case 'child':
      return { kind }
    case 'piece':
    case 'm2':
      return { kind, rateE4 }
    case 'edgeMetre':
      return { kind, rateE4, edges, setupCents }
    case 'percent':
      return { kind, percent: 10 }
    case 'run':
      return { kind, setupCents, per1000Cents: 0 }
    case 'order':
      return { kind, cents: setupCents }
    case 'count':
      return { kind, rateE4, count: 1 }
    case 'eyelets':
      return { kind, rateE4, spacingMm: 500, edges }
    case 'runQuantity':
      return { kind, quantity: 100 }
  }
}

function Amounts({ effect, onChange }: Omit<EffectFieldsProps, 'isOfValue'>) {
  const rateField = (unit: string, of: Extract<ChoiceEffect, { readonly rateE4: number }>) => (
    <TypedField
      label={texts.amount}
      sign={texts.euro}
      unit={unit}
      of={signedRate}
      value={of.rateE4}
      onChange={(rateE4) => onChange({ ...of, rateE4 })}
    />
  )
  switch (effect.kind) {
    case 'included':
    case 'child':
      return null
    case 'piece':
      return rateField(texts.perPiece, effect)
    case 'm2':
      return rateField(texts.perM2, effect)
    case 'edgeMetre':
      return (
        <>
          {rateField(texts.perMetre, effect)}
          <TypedField
            label={texts.setup}
            sign={texts.euro}
            of={signedCents}
            value={effect.setupCents}
            onChange={(setupCents) => onChange({ ...effect, setupCents })}
          />
        </>
      )
    case 'eyelets':
      return (
        <>
          {rateField(texts.perRing, effect)}
          <TypedField
            label={texts.spacing}
            unit={texts.mm}
            of={spacingMm}
            value={effect.spacingMm}
            onChange={(mm) => onChange({ ...effect, spacingMm: mm })}
          />
        </>
      )
    case 'count':
      return (
        <>
          {rateField(texts.perPiece, effect)}
          <TypedField
            label={texts.count}
            of={pieces}
            value={effect.count}
            onChange={(count) => onChange({ ...effect, count })}
          />
        </>
      )
    case 'percent':
      return (
        <TypedField
          label={texts.percentOf}
          unit={texts.percent}
          of={percentOn}
          value={effect.percent}
          onChange={(percent) => onChange({ ...effect, percent })}
        />
      )
    case 'run':
      return (
        <>
          <TypedField
            label={texts.setup}
            sign={texts.euro}
            of={signedCents}
            value={effect.setupCents}
            onChange={(setupCents) => onChange({ ...effect, setupCents })}
          />
          <TypedField
            label={texts.per1000}
            sign={texts.euro}
            of={signedCents}
            value={effect.per1000Cents}
            onChange={(per1000Cents) => onChange({ ...effect, per1000Cents })}
          />
        </>
      )
    case 'order':
      return (
        <TypedField
          label={texts.amount}
          sign={texts.euro}
          of={signedCents}
          value={effect.cents}
          onChange={(cents) => onChange({ ...effect, cents })}
        />
      )
    case 'runQuantity':
      return (
        <TypedField
          label={texts.runQuantity}
          unit={texts.pieces}
          of={pieces}
          value={effect.quantity}
          onChange={(quantity) => onChange({ ...effect, quantity })}
        />
      )
  }
}
