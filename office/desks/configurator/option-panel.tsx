import { type ReactNode, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextAreaField, TextField } from '#app/ui/text-field.tsx'
import type { BundleOptionStep, CustomOptionStep, Option } from '#domain/configurator/model.ts'
import { configuratorTexts as texts } from '#texts/nl/office/configurators.ts'
import { useMay } from '../../lib/operator.ts'
import { PictureField } from '../../ui/picture-field.tsx'
import { TypedField } from '../../ui/typed-field.tsx'
import { millimetres, pieces } from '../../ui/typed-values.ts'
import { DeliveryPills } from './delivery-pills.tsx'
import { DrawnParts, type LengthField } from './drawn-parts.tsx'
import { draw, edit } from './edits.ts'
import { EffectFields } from './effect-fields.tsx'
import styles from './form.module.css'
import { filteredAttributes } from './new-parts.ts'
import type { Definition, Place } from './nodes.ts'
import { Group } from './panel.tsx'
import { type OfferedProduct, productNote, ProductSearch } from './product-search.tsx'
import type { Change } from './use-configurator-edit.ts'
import { VisibleFields } from './visible-fields.tsx'
import { namesBefore } from './visible-rules.ts'

type OptionPanelProps = {
  readonly definition: Definition
  readonly place: Place
  readonly option: Option
  readonly step: BundleOptionStep | CustomOptionStep
  readonly products: readonly OfferedProduct[]
  readonly lengths: readonly LengthField[]
  readonly onChange: Change
  readonly actions: ReactNode
}

/** Everything of an option but its title, which stands in its row. */
export function OptionPanel(props: OptionPanelProps) {
  const { definition, place, option, step, products, lengths, onChange, actions } = props
  const set = (changed: Partial<Option>, mark?: string) =>
    onChange((now) => edit(now, place, changed), mark && `${mark}:${place}`)
  return (
    <div>
      <ProductPart step={step} option={option} products={products} onSet={set} />
      <TextAreaField
        label={texts.description}
        value={option.description}
        maxLength={2000}
        rows={2}
        optional
        onChange={({ target }) => set({ description: target.value }, 'description')}
      />
      <PictureField
        name="imageUrl"
        label={texts.picture}
        value={option.imageUrl ?? ''}
        texts={{ ...(option.sku !== null && { none: texts.productPicture }), hint: texts.pictureHint }}
        onChoose={(picture) => set({ imageUrl: picture?.url })}
      />
      <EffectFields effect={option.effect} onChange={(effect) => set({ effect }, 'effect')} />
      <Group label={texts.visibleTitle}>
        <VisibleFields
          visibleIf={option.visibleIf}
          before={namesBefore(definition, place, texts.noChoice)}
          onChange={(visibleIf) => set({ visibleIf })}
        />
      </Group>
      {step.stepType === 'bundleOption' && step.filters.length > 0 && (
        <Group label={texts.attributesTitle}>
          <div className={styles.fields}>
            {step.filters.map(({ attributeCode, label }) => (
              <TextField
                key={attributeCode}
                compact
                label={texts.attributeOf(label)}
                value={option.attributes[attributeCode] ?? ''}
                maxLength={100}
                onChange={({ target }) =>
                  set(
                    { attributes: withAttribute(option.attributes, attributeCode, target.value) },
                    `attribute-${attributeCode}`,
                  )
                }
              />
            ))}
          </div>
        </Group>
      )}
      <Group label={texts.drawnByChoice}>
        {definition.drawing ? (
          <DrawnParts
            parts={definition.drawing.parts[option.id] ?? []}
            lengths={lengths}
            onChange={(parts) => onChange((now) => draw(now, option.id, parts), `drawn:${place}`)}
          />
        ) : (
          <p className="muted">{texts.noDrawing}</p>
        )}
      </Group>
      <Disclosure summary={texts.more}>
        <More option={option} onSet={set} />
      </Disclosure>
      <div className={styles.buttons}>{actions}</div>
    </div>
  )
}

const withAttribute = (attributes: Option['attributes'], code: string, value: string) => {
  const { [code]: _before, ...others } = attributes
  return value.trim() === '' ? others : { ...others, [code]: value }
}

type PartProps = {
  readonly option: Option
  readonly onSet: (changed: Partial<Option>, mark?: string) => void
}

type ProductPartProps = PartProps & {
  readonly step: BundleOptionStep | CustomOptionStep
  readonly products: readonly OfferedProduct[]
}

/** The product that an option is, if it is one. */
function ProductPart({ option, step, products, onSet }: ProductPartProps) {
  const mayPrice = useMay()('changePrices')
  const [isSearching, setSearching] = useState(false)
  const [taken, setTaken] = useState<OfferedProduct | null>(null)
  const product = taken?.sku === option.sku ? taken : products.find(({ sku }) => sku === option.sku)
  const filters = step.stepType === 'bundleOption' ? step.filters : []
  return (
    <Group label={texts.labels.product}>
      {option.sku === null ? (
        <p className="muted">{texts.noProduct}</p>
      ) : (
        <p>
          <strong>{product?.title ?? texts.unknownProduct}</strong>
          <small>{product ? productNote(product) : option.sku}</small>
        </p>
      )}
      <div className={styles.buttons}>
        <Button
          look="secondary"
          size="small"
          aria-expanded={isSearching}
          onClick={() => setSearching(!isSearching)}
        >
          {option.sku === null ? texts.chooseProduct : texts.otherProduct}
        </Button>
        {product && product.title !== option.title && (
          <Button look="tertiary" size="small" onClick={() => onSet({ title: product.title })}>
            {texts.ownName}
          </Button>
        )}
        {option.sku !== null && (mayPrice || option.effect.kind !== 'child') && (
          <Button
            look="tertiary"
            size="small"
            onClick={() =>
              onSet({
                sku: null,
                ...(option.effect.kind === 'child' && { effect: { kind: 'included' } }),
              })
            }
          >
            {texts.loseProduct}
          </Button>
        )}
      </div>
      {isSearching && (
        <ProductSearch
          verb={texts.choose}
          onChosen={(found) => {
            setTaken(found)
            setSearching(false)
            onSet({
              sku: found.sku,
              title: found.title,
              attributes: { ...option.attributes, ...filteredAttributes(filters, found.attributes) },
            })
          }}
        />
      )}
    </Group>
  )
}

/** How many of it, in which sizes, and what of the print and the delivery follows from it. */
function More({ option, onSet }: PartProps) {
  const { customerMayChangeQuantity: range, limits, printSizeMm, deliveryKinds } = option
  return (
    <div className={styles.panel}>
      <div className={styles.fields}>
        <TypedField
          label={texts.quantity}
          of={pieces}
          value={option.quantity}
          onChange={(quantity) => onSet({ quantity }, 'quantity')}
        />
        <SelectField
          label={texts.quantityScope}
          value={option.quantityScope}
          options={(['piece', 'line'] as const).map((scope) => ({
            value: scope,
            label: texts.scopes[scope],
          }))}
          onChange={({ target }) => onSet({ quantityScope: target.value === 'line' ? 'line' : 'piece' })}
        />
      </div>
      <Checkbox
        label={texts.mayChange}
        checked={range !== null}
        onChange={({ target }) =>
          onSet({
            customerMayChangeQuantity: target.checked
              ? { min: 1, max: Math.max(10, option.quantity), step: 1 }
              : null,
          })
        }
      />
      {range && (
        <div className={`${styles.fields} ${styles.narrow}`}>
          {(['min', 'max', 'step'] as const).map((name) => (
            <TypedField
              key={name}
              label={{ min: texts.least, max: texts.most, step: texts.perStep }[name]}
              of={pieces}
              value={range[name]}
              onChange={(value) =>
                onSet({ customerMayChangeQuantity: { ...range, [name]: value } }, `range-${name}`)
              }
            />
          ))}
        </div>
      )}
      <Checkbox
        label={texts.hasLimits}
        checked={limits !== null}
        onChange={({ target }) =>
          onSet({ limits: target.checked ? { maxLongSideMm: 3000, maxShortSideMm: 1500 } : null })
        }
      />
      {limits && (
        <div className={`${styles.fields} ${styles.narrow}`}>
          <TypedField
            label={texts.longSide}
            unit={texts.mm}
            of={millimetres}
            value={limits.maxLongSideMm}
            onChange={(maxLongSideMm) => onSet({ limits: { ...limits, maxLongSideMm } }, 'long')}
          />
          <TypedField
            label={texts.shortSide}
            unit={texts.mm}
            of={millimetres}
            value={limits.maxShortSideMm}
            onChange={(maxShortSideMm) => onSet({ limits: { ...limits, maxShortSideMm } }, 'short')}
          />
        </div>
      )}
      <div className={styles.fields}>
        <SelectField
          label={texts.printSides}
          value={String(option.printSides ?? '')}
          options={[
            { value: '', label: texts.printSidesAs },
            { value: '1', label: texts.oneSide },
            { value: '2', label: texts.twoSides },
          ]}
          onChange={({ target }) =>
            onSet({ printSides: target.value === '1' ? 1 : target.value === '2' ? 2 : null })
          }
        />
        <TextField
          label={texts.needs}
          hint={texts.needsHint}
          value={option.needs ?? ''}
          maxLength={100}
          optional
          onChange={({ target }) => onSet({ needs: target.value === '' ? null : target.value }, 'needs')}
        />
      </div>
      <Checkbox
        label={texts.hasPrintSize}
        checked={printSizeMm !== null}
        onChange={({ target }) => onSet({ printSizeMm: target.checked ? [1000, 1000] : null })}
      />
      {printSizeMm && (
        <div className={`${styles.fields} ${styles.narrow}`}>
          <TypedField
            label={texts.width}
            unit={texts.mm}
            of={millimetres}
            value={printSizeMm[0]}
            onChange={(mm) => onSet({ printSizeMm: [mm, printSizeMm[1]] }, 'print-width')}
          />
          <TypedField
            label={texts.height}
            unit={texts.mm}
            of={millimetres}
            value={printSizeMm[1]}
            onChange={(mm) => onSet({ printSizeMm: [printSizeMm[0], mm] }, 'print-height')}
          />
        </div>
      )}
      <Checkbox
        label={texts.limitsDelivery}
        checked={deliveryKinds !== null}
        onChange={({ target }) => onSet({ deliveryKinds: target.checked ? ['ship'] : null })}
      />
      {deliveryKinds && (
        <DeliveryPills chosen={deliveryKinds} onChange={(kinds) => onSet({ deliveryKinds: kinds })} />
      )}
    </div>
  )
}
