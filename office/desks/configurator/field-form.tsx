import { SelectField } from '#app/ui/select-field.tsx'
import type { Field, MillimetreField } from '#domain/configurator/model.ts'
import { configuratorTexts as texts } from '#texts/nl/office/configurators.ts'
import { TypedField } from '../../ui/typed-field.tsx'
import { millimetres, orNone } from '../../ui/typed-values.ts'
import type { LengthField } from './drawn-parts.tsx'
import { edit } from './edits.ts'
import styles from './form.module.css'
import { NodeActions } from './node-actions.tsx'
import { find, type Found, titleOf } from './nodes.ts'
import { Panel } from './panel.tsx'
import { FORM_HEADING, type FormProps } from './form-props.ts'
import { TitleField } from './title-field.tsx'
import { ValueRows } from './value-rows.tsx'
import { VisibleFields } from './visible-fields.tsx'
import { namesBefore } from './visible-rules.ts'

type FieldFormProps = FormProps & {
  readonly found: Found
  readonly field: Field
  readonly lengths: readonly LengthField[]
}

const TYPES = ['select', 'radio'] as const

export function FieldForm(props: FieldFormProps) {
  const { definition, found, field, lengths, deeds, refused, onChange } = props
  const { place, parent } = found
  const inside = parent && find(definition, parent)
  const set = (changed: Partial<Field>, mark?: string) =>
    onChange((now) => edit(now, place, changed), mark && `${mark}:${place}`)
  return (
    <>
      <Panel
        title={texts.headings.field(field.label)}
        headingId={FORM_HEADING}
        note={inside && <span className="muted">{texts.inside(titleOf(inside.node))}</span>}
      >
        <TitleField node={field} place={place} refused={refused} onChange={onChange} />
        {field.type === 'input_mm' ? (
          <MillimetreFields field={field} onSet={set} />
        ) : (
          <div className={styles.fields}>
            <SelectField
              label={texts.kind}
              value={field.type}
              options={TYPES.map((type) => ({ value: type, label: texts.fieldTypes[type] }))}
              onChange={({ target }) => set({ type: target.value === 'radio' ? 'radio' : 'select' })}
            />
            <SelectField
              label={texts.start}
              value={field.defaultId ?? ''}
              options={[
                { value: '', label: texts.noStart },
                ...field.values.map(({ id, label }) => ({ value: id, label })),
              ]}
              onChange={({ target }) => set({ defaultId: target.value === '' ? null : target.value })}
            />
          </div>
        )}
        <div className={styles.buttons}>
          <NodeActions definition={definition} place={place} title={field.label} deeds={deeds} />
        </div>
      </Panel>
      <Panel title={texts.visibleTitle}>
        <VisibleFields
          visibleIf={field.visibleIf}
          before={namesBefore(definition, place, texts.noChoice)}
          onChange={(visibleIf) => set({ visibleIf })}
        />
      </Panel>
      {field.type !== 'input_mm' && (
        <ValueRows
          key={place}
          definition={definition}
          field={field}
          place={place}
          lengths={lengths}
          refused={refused}
          onChange={onChange}
        />
      )}
    </>
  )
}

type MillimetreFieldsProps = {
  readonly field: MillimetreField
  readonly onSet: (changed: Partial<MillimetreField>, mark?: string) => void
}

const MEASURES = ['width', 'height', 'length'] as const
const optionalMm = orNone(millimetres)

function MillimetreFields({ field, onSet }: MillimetreFieldsProps) {
  return (
    <>
      <SelectField
        label={texts.fieldMeasures}
        value={field.measures ?? ''}
        options={[
          ...MEASURES.map((side) => ({ value: side, label: texts.measures[side] })),
          { value: '', label: texts.measuresNothing },
        ]}
        onChange={({ target }) => onSet({ measures: MEASURES.find((side) => side === target.value) ?? null })}
      />
      <div className={`${styles.fields} ${styles.narrow}`}>
        <TypedField
          label={texts.min}
          unit={texts.mm}
          of={millimetres}
          value={field.minMm}
          onChange={(minMm) => onSet({ minMm }, 'min')}
        />
        <TypedField
          label={texts.max}
          unit={texts.mm}
          of={millimetres}
          value={field.maxMm}
          onChange={(maxMm) => onSet({ maxMm }, 'max')}
        />
        <TypedField
          label={texts.step}
          unit={texts.mm}
          of={millimetres}
          value={field.stepMm}
          onChange={(stepMm) => onSet({ stepMm }, 'step')}
        />
        <TypedField
          label={texts.start}
          unit={texts.mm}
          of={optionalMm}
          value={field.defaultMm}
          onChange={(defaultMm) => onSet({ defaultMm }, 'default')}
        />
      </div>
    </>
  )
}
