import { Fragment, memo, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { plusIcon } from '#app/ui/icons/plus.ts'
import type { BundleOptionStep, CustomOptionStep, Option } from '#domain/configurator/model.ts'
import { effectText, visibleText } from '#texts/nl/office/configurator-words.ts'
import { configuratorTexts as texts } from '#texts/nl/office/configurators.ts'
import { TypedField } from '../../ui/typed-field.tsx'
import { oneLine } from '../../ui/typed-values.ts'
import { AddRow } from './add-row.tsx'
import type { LengthField } from './drawn-parts.tsx'
import { add, edit } from './edits.ts'
import styles from './form.module.css'
import { takenIds } from './fresh-ids.ts'
import { newOption, productOption } from './new-parts.ts'
import { NodeActions, type NodeDeeds } from './node-actions.tsx'
import { type Definition, find, isStep, type Place, placeOf } from './nodes.ts'
import { OptionPanel } from './option-panel.tsx'
import { Panel } from './panel.tsx'
import { faultAt } from './places.ts'
import { type OfferedProduct, ProductSearch } from './product-search.tsx'
import type { Change, Refused } from './use-configurator-edit.ts'
import { namesOf } from './visible-rules.ts'

type OptionRowsProps = {
  readonly definition: Definition
  readonly step: BundleOptionStep | CustomOptionStep
  readonly place: Place
  readonly opened: Place | null
  readonly products: readonly OfferedProduct[]
  readonly lengths: readonly LengthField[]
  readonly refused: readonly Refused[]
  readonly faulty: ReadonlySet<string>
  readonly onOption: (option: Place | null) => void
  readonly onChange: Change
  readonly deeds: NodeDeeds
}

/** The options of a step: the title of each in its row, and all else of the one that is open below that. */
export function OptionRows(props: OptionRowsProps) {
  const { definition, step, place, opened, onOption, onChange, refused, faulty } = props
  const [isSearching, setSearching] = useState(false)
  const [told, setTold] = useState('')
  const names = namesOf(definition, texts.noChoice)

  function put(make: (now: Definition) => Option, title: string) {
    onChange((now) => add(now, make(now), place))
    setTold(texts.optionAdded(title))
  }

  function putProduct(product: OfferedProduct) {
    put((now) => {
      const into = find(now, place)?.node
      const isPriced = now.priceMode === 'dynamic'
      return into && isStep(into) && into.stepType === 'bundleOption'
        ? productOption(into, product, takenIds(now), isPriced)
        : { ...newOption(step, product.title, takenIds(now)), sku: product.sku }
    }, product.title)
  }

  return (
    <Panel
      title={texts.optionsTitle}
      note={<span className="muted">{texts.options(step.options.length)}</span>}
    >
      {step.options.length === 0 ? (
        <p className="muted">{texts.noOptions}</p>
      ) : (
        <table className={styles.rows}>
          <caption className="visually-hidden">{texts.optionsTitle}</caption>
          <thead>
            <tr>
              <th scope="col" className={styles.title}>
                {texts.option}
              </th>
              <th scope="col">{texts.price}</th>
              <th scope="col">
                <span className="visually-hidden">{texts.edit}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {step.options.map((option, at) => {
              const own = placeOf(option, place)
              const isOpen = own === opened
              return (
                <Fragment key={option.id}>
                  <OptionRow
                    place={own}
                    option={option}
                    number={at + 1}
                    rule={visibleText(option.visibleIf, names)}
                    fault={faultAt(refused, own, 'title')}
                    isFaulty={faulty.has(own)}
                    isOpen={isOpen}
                    onOption={onOption}
                    onChange={onChange}
                  />
                  {isOpen && (
                    <tr>
                      <td colSpan={3} className={styles.detail}>
                        <OptionPanel
                          definition={definition}
                          place={own}
                          option={option}
                          step={step}
                          products={props.products}
                          lengths={props.lengths}
                          onChange={onChange}
                          actions={
                            <NodeActions
                              definition={definition}
                              place={own}
                              title={option.title}
                              deeds={props.deeds}
                            />
                          }
                        />
                      </td>
                    </tr>
                  )}
                </Fragment>
              )
            })}
          </tbody>
        </table>
      )}
      <AddRow
        label={texts.newOption}
        hint={texts.newOptionHint}
        verb={texts.addOption}
        onAdd={(title) => put((now) => newOption(step, title, takenIds(now)), title)}
      />
      <div className={styles.buttons}>
        <Button
          look="tertiary"
          size="small"
          icon={plusIcon}
          aria-expanded={isSearching}
          onClick={() => setSearching(!isSearching)}
        >
          {texts.addProduct}
        </Button>
      </div>
      {isSearching && <ProductSearch verb={texts.add} onChosen={putProduct} />}
      <output className="visually-hidden">{told}</output>
    </Panel>
  )
}

type OptionRowProps = {
  readonly place: Place
  readonly option: Option
  readonly number: number
  readonly rule: string
  readonly fault: string | undefined
  readonly isFaulty: boolean
  readonly isOpen: boolean
  readonly onOption: (option: Place | null) => void
  readonly onChange: Change
}

/** Where the row of an option is found, to lead to it. */
export const optionRowId = (place: Place): string => `rij-${place}`

const OptionRow = memo(function OptionRow(props: OptionRowProps) {
  const { place, option, number, rule, fault, isFaulty, isOpen, onOption, onChange } = props
  return (
    <tr className={classNames(isOpen && styles.opened)}>
      <td>
        <TypedField
          hideLabel
          id={optionRowId(place)}
          label={texts.optionTitle(number)}
          of={oneLine}
          value={option.title}
          error={fault}
          onChange={(title) => onChange((now) => edit(now, place, { title }), `title:${place}`)}
        />
        {option.sku !== null && <small>{option.sku}</small>}
      </td>
      <td>
        {effectText(option.effect)}
        {rule !== '' && <small>{rule}</small>}
        {isFaulty && <small className={styles.fault}>{texts.hasFinding}</small>}
      </td>
      <td>
        <Button
          look="tertiary"
          size="small"
          aria-expanded={isOpen}
          aria-label={isOpen ? texts.closeOption(option.title) : texts.editOption(option.title)}
          onClick={() => onOption(isOpen ? null : place)}
        >
          {isOpen ? texts.close : texts.edit}
        </Button>
      </td>
    </tr>
  )
})
