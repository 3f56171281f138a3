import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { plusIcon } from '#app/ui/icons/plus.ts'
import { trashIcon } from '#app/ui/icons/trash.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { productFieldTexts } from '#texts/nl/office/product-fields.ts'
import { productFormTexts as texts } from '#texts/nl/office/product-form.ts'
import { FieldGroup } from './field-group.tsx'
import { focusGroup } from './focus-group.ts'
import styles from './form.module.css'
import { fieldId, type FormProps, type SizeOption, withRow } from './part.ts'
import { TypedField } from '../../../ui/typed-field.tsx'
import { millimetres, packCount } from '../../../ui/typed-values.ts'

const CODES = ['width', 'height', 'length'] as const
const LETTERS = { width: 'W', height: 'H', length: 'L' } as const
const PACKS = ['set', 'pieces'] as const
const LONGEST_SKU_IN_ID = 58

/** A size as it begins; carts know it by its id. */
const newOption = (sku: string, code: SizeOption['code']): SizeOption => ({
  optionId: `${sku.slice(0, LONGEST_SKU_IN_ID)}-${LETTERS[code]}`,
  code,
  label: texts.sizeLabels[code],
  minMm: 100,
  maxMm: 5000,
  stepMm: 1,
  defaultMm: 1000,
  isRequired: true,
})

/** What sizes can be ordered, and how many pieces are one. */
export function SizesPart({ product, fields, faults, onChange }: FormProps) {
  const { sizeOptions, fixedSizeMm, pack } = fields
  const left = CODES.filter((code) => !sizeOptions.some((option) => option.code === code))
  return (
    <>
      <FieldGroup
        id={fieldId('sizeOptions')}
        label={productFieldTexts.sizeOptions}
        hint={texts.sizeOptionsHint}
        error={faults.sizeOptions}
      >
        {sizeOptions.map((option, at) => (
          <SizeCard
            key={option.optionId}
            option={option}
            onChange={(changed) => onChange({ sizeOptions: withRow(sizeOptions, at, changed) })}
            onRemove={() => onChange({ sizeOptions: withRow(sizeOptions, at) })}
          />
        ))}
        {left.length > 0 && (
          <div className={styles.buttons}>
            {left.map((code) => (
              <Button
                key={code}
                look="secondary"
                size="small"
                icon={plusIcon}
                onClick={({ currentTarget }) => {
                  focusGroup(currentTarget)
                  onChange({ sizeOptions: [...sizeOptions, newOption(product.sku, code)] })
                }}
              >
                {texts.askSize[code]}
              </Button>
            ))}
          </div>
        )}
      </FieldGroup>
      <FieldGroup
        id={fieldId('fixedSizeMm')}
        label={productFieldTexts.fixedSizeMm}
        hint={texts.fixedSizeHint}
        error={faults.fixedSizeMm}
      >
        <Checkbox
          label={texts.hasFixedSize}
          checked={fixedSizeMm !== null}
          onChange={({ target }) =>
            onChange({ fixedSizeMm: target.checked ? (product.live.fixedSizeMm ?? FIRST_SIZE) : null })
          }
        />
        {fixedSizeMm && (
          <div className={classNames(styles.fields, styles.narrow)}>
            <TypedField
              label={texts.sizeLabels.width}
              unit={texts.mm}
              of={millimetres}
              value={fixedSizeMm.widthMm}
              onChange={(widthMm) => onChange({ fixedSizeMm: { ...fixedSizeMm, widthMm } })}
            />
            <TypedField
              label={texts.sizeLabels.height}
              unit={texts.mm}
              of={millimetres}
              value={fixedSizeMm.heightMm}
              onChange={(heightMm) => onChange({ fixedSizeMm: { ...fixedSizeMm, heightMm } })}
            />
          </div>
        )}
      </FieldGroup>
      <div className={styles.fields}>
        <SelectField
          id={fieldId('pack')}
          label={productFieldTexts.pack}
          value={pack?.kind ?? 'one'}
          options={[
            { value: 'one', label: texts.onePiece },
            ...PACKS.map((kind) => ({ value: kind, label: texts.packs[kind] })),
          ]}
          error={faults.pack}
          compact
          onChange={({ target }) => {
            const kind = PACKS.find((one) => one === target.value)
            onChange({ pack: kind ? { kind, count: pack?.count ?? FIRST_PACK } : null })
          }}
        />
        {pack && (
          <TypedField
            label={texts.packCounts[pack.kind]}
            unit={texts.pieces}
            of={packCount}
            value={pack.count}
            onChange={(count) => onChange({ pack: { ...pack, count } })}
          />
        )}
      </div>
    </>
  )
}

const FIRST_SIZE = { widthMm: 1000, heightMm: 500 }
const FIRST_PACK = 2

type SizeCardProps = {
  readonly option: SizeOption
  readonly onChange: (option: SizeOption) => void
  readonly onRemove: () => void
}

function SizeCard({ option, onChange, onRemove }: SizeCardProps) {
  const { code, label, minMm, maxMm, stepMm, defaultMm, isRequired } = option
  const change = (changed: Partial<SizeOption>) => onChange({ ...option, ...changed })
  const name = texts.sizeLabels[code]
  return (
    <fieldset className={styles.card}>
      <legend className="visually-hidden">{name}</legend>
      <div className={styles.head}>
        <p className="strong">{name}</p>
        <Button
          look="tertiary"
          size="small"
          icon={trashIcon}
          onClick={({ currentTarget }) => {
            focusGroup(currentTarget)
            onRemove()
          }}
        >
          {texts.dropSize(name)}
        </Button>
      </div>
      <div className={classNames(styles.fields, styles.narrow)}>
        <TextField
          label={texts.sizeLabel}
          value={label}
          maxLength={60}
          compact
          onChange={({ target }) => change({ label: target.value })}
        />
        <TypedField
          label={texts.sizeMin}
          unit={texts.mm}
          of={millimetres}
          value={minMm}
          onChange={(value) => change({ minMm: value })}
        />
        <TypedField
          label={texts.sizeMax}
          unit={texts.mm}
          of={millimetres}
          value={maxMm}
          onChange={(value) => change({ maxMm: value })}
        />
        <TypedField
          label={texts.sizeStep}
          unit={texts.mm}
          of={millimetres}
          value={stepMm}
          onChange={(value) => change({ stepMm: value })}
        />
        <TypedField
          label={texts.sizeDefault}
          unit={texts.mm}
          of={millimetres}
          value={defaultMm}
          onChange={(value) => change({ defaultMm: value })}
        />
      </div>
      <Checkbox
        label={texts.sizeRequired}
        checked={isRequired}
        onChange={({ target }) => change({ isRequired: target.checked })}
      />
    </fieldset>
  )
}
