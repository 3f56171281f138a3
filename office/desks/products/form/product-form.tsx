import type { ComponentType, MouseEvent } from 'react'
import type { ProductFields } from '#contract/office/products.ts'
import { Icon } from '#app/ui/icon.tsx'
import { circleExclamationPointIcon } from '#app/ui/icons/circle-exclamation-point.ts'
import { productFormTexts as texts } from '#texts/nl/office/product-form.ts'
import { AddressPart } from './address-part.tsx'
import { AttributesPart } from './attributes-part.tsx'
import { CategoriesPart } from './categories-part.tsx'
import { DeliveryPart } from './delivery-part.tsx'
import { Panel } from './field-group.tsx'
import styles from './form.module.css'
import { FilesPart } from './files-part.tsx'
import { GeneralPart } from './general-part.tsx'
import { ImagesPart } from './images-part.tsx'
import type { FormProps } from './part.ts'
import { PricesPart } from './prices-part.tsx'
import { ProductionPart } from './production-part.tsx'
import { RelatedPart } from './related-part.tsx'
import { SizesPart } from './sizes-part.tsx'

type PartName = keyof typeof texts.parts

/** The parts in their order, with the fields that stand in each. */
const PARTS: readonly {
  readonly name: PartName
  readonly Part: ComponentType<FormProps>
  readonly holds: readonly (keyof ProductFields)[]
}[] = [
  {
    name: 'general',
    Part: GeneralPart,
    holds: ['title', 'status', 'replacementSku', 'shortDescription', 'mediumDescription', 'description'],
  },
  {
    name: 'address',
    Part: AddressPart,
    holds: ['urlPath', 'searchSynonyms', 'metaTitle', 'metaDescription'],
  },
  { name: 'categories', Part: CategoriesPart, holds: ['categoryIds'] },
  { name: 'attributes', Part: AttributesPart, holds: ['attributes'] },
  { name: 'images', Part: ImagesPart, holds: ['imageIds'] },
  { name: 'files', Part: FilesPart, holds: ['files'] },
  { name: 'prices', Part: PricesPart, holds: ['prices', 'vatPercent', 'priceType', 'cost'] },
  { name: 'sizes', Part: SizesPart, holds: ['sizeOptions', 'fixedSizeMm', 'pack'] },
  {
    name: 'production',
    Part: ProductionPart,
    holds: ['production', 'material', 'needsPrintFiles', 'isOrderableWithoutBundle'],
  },
  {
    name: 'delivery',
    Part: DeliveryPart,
    holds: ['deliveryKinds', 'deliveryClasses', 'isFoldable', 'isRollable', 'productionDays', 'express'],
  },
  { name: 'related', Part: RelatedPart, holds: ['relatedSkus'] },
]

const partId = (name: PartName) => `deel-${name}`

/** Everything that staff change of a product, with an index of its parts. */
export function ProductForm(props: FormProps) {
  const { faults } = props
  return (
    <div className={styles.form}>
      <div className={styles.layout}>
        <nav className={styles.index} aria-label={texts.index}>
          <ul>
            {PARTS.map(({ name, holds }) => (
              <li key={name}>
                <a href={`#${partId(name)}`} onClick={(event) => goTo(event, name)}>
                  {texts.parts[name]}
                  {holds.some((field) => faults[field]) && (
                    <Icon of={circleExclamationPointIcon} sizePx={16} bold label={texts.hasFault} />
                  )}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.parts}>
          {PARTS.map(({ name, Part }) => (
            <Panel key={name} id={partId(name)} title={texts.parts[name]}>
              <Part {...props} />
            </Panel>
          ))}
        </div>
      </div>
    </div>
  )
}

/** Leads to a part without another address, which leaving with something unsaved would ask about. */
function goTo(event: MouseEvent, name: PartName) {
  event.preventDefault()
  const part = document.getElementById(partId(name))
  part?.scrollIntoView()
  part?.querySelector('h2')?.focus({ preventScroll: true })
}
