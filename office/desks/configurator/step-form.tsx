import { Checkbox } from '#app/ui/checkbox.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { BundleOptionStep, CustomOptionStep, Step } from '#domain/configurator/model.ts'
import { configuratorTexts as texts } from '#texts/nl/office/configurators.ts'
import { TypedField } from '../../ui/typed-field.tsx'
import { offsetMm } from '../../ui/typed-values.ts'
import type { LengthField } from './drawn-parts.tsx'
import { edit } from './edits.ts'
import { FiltersPart } from './filters-part.tsx'
import styles from './form.module.css'
import { InsideList } from './inside-list.tsx'
import { NodeActions } from './node-actions.tsx'
import { find, type Found, titleOf } from './nodes.ts'
import { OptionRows } from './option-rows.tsx'
import { Panel } from './panel.tsx'
import { FORM_HEADING, type FormProps } from './form-props.ts'
import { TitleField } from './title-field.tsx'
import { VisibleFields } from './visible-fields.tsx'
import { namesBefore } from './visible-rules.ts'

type StepFormProps = FormProps & {
  readonly found: Found
  readonly step: Step
  readonly lengths: readonly LengthField[]
}

export function StepForm(props: StepFormProps) {
  const { definition, found, step, deeds, refused, onChange, onShow, onAdd, open } = props
  const { place, parent } = found
  const inside = parent && find(definition, parent)
  const heading = step.stepType === 'group' ? texts.headings.group : texts.headings.step
  return (
    <>
      <Panel
        title={heading(step.title)}
        headingId={FORM_HEADING}
        note={inside && <span className="muted">{texts.inside(titleOf(inside.node))}</span>}
      >
        <p className="muted">{texts.stepTypes[step.stepType]}</p>
        <TitleField node={step} place={place} refused={refused} onChange={onChange} />
        {step.stepType === 'bundleOption' && (
          <BundleFields
            step={step}
            onSet={(changed, mark) =>
              onChange((now) => edit(now, place, changed), mark && `${mark}:${place}`)
            }
          />
        )}
        {step.stepType === 'customOption' && (
          <Checkbox
            label={texts.isQuantityRow}
            checked={step.isQuantityRow}
            onChange={({ target: { checked } }) =>
              onChange((now) =>
                edit(now, place, { isQuantityRow: checked } satisfies Partial<CustomOptionStep>),
              )
            }
          />
        )}
        <div className={styles.buttons}>
          <NodeActions definition={definition} place={place} title={step.title} hasRooms deeds={deeds} />
        </div>
      </Panel>
      <Panel title={texts.visibleTitle}>
        <VisibleFields
          visibleIf={step.visibleIf}
          before={namesBefore(definition, place, texts.noChoice)}
          onChange={(visibleIf) => onChange((now) => edit(now, place, { visibleIf }))}
        />
      </Panel>
      {'options' in step && <OptionRows {...props} step={step} place={place} opened={open.option} />}
      {step.stepType === 'bundleOption' && (
        <FiltersPart step={step} place={place} refused={refused} onChange={onChange} />
      )}
      {step.stepType === 'form' && (
        <InsideList
          title={texts.fieldsTitle}
          add={texts.addField}
          nodes={step.fields}
          parent={place}
          onShow={onShow}
          onAdd={onAdd}
        />
      )}
      {step.stepType === 'group' && (
        <InsideList
          title={texts.stepsTitle}
          add={texts.addStep}
          nodes={step.steps}
          parent={place}
          onShow={onShow}
          onAdd={onAdd}
        />
      )}
    </>
  )
}

type BundleFieldsProps = {
  readonly step: BundleOptionStep
  readonly onSet: (changed: Partial<BundleOptionStep>, mark?: string) => void
}

const MODES = ['drilldown', 'dropdown', 'wizard'] as const
const USES = ['area', 'perimeter'] as const

function BundleFields({ step, onSet }: BundleFieldsProps) {
  const { sizeFromParent: size } = step
  return (
    <>
      <div className={styles.fields}>
        <SelectField
          label={texts.labels.display}
          value={step.bundleOptionFilterType}
          options={MODES.map((mode) => ({ value: mode, label: texts.displayModes[mode] }))}
          onChange={({ target }) =>
            onSet({ bundleOptionFilterType: MODES.find((mode) => mode === target.value) ?? 'drilldown' })
          }
        />
        {!step.optionRequired && (
          <TextField
            label={texts.labels.noChoice}
            hint={texts.noChoiceHint}
            value={step.noChoiceTitle ?? ''}
            maxLength={200}
            optional
            onChange={({ target }) =>
              onSet({ noChoiceTitle: target.value === '' ? null : target.value }, 'no-choice')
            }
          />
        )}
      </div>
      <div>
        <Checkbox
          label={texts.isRequired}
          checked={step.optionRequired}
          onChange={({ target }) => onSet({ optionRequired: target.checked })}
        />
        <Checkbox
          label={texts.isMaterial}
          checked={step.optionType === 'MATERIAL'}
          onChange={({ target }) => onSet({ optionType: target.checked ? 'MATERIAL' : null })}
        />
        <Checkbox
          label={texts.takesSize}
          checked={size !== null}
          onChange={({ target }) =>
            onSet({
              sizeFromParent: target.checked ? { use: 'area', widthOffsetMm: 0, heightOffsetMm: 0 } : null,
            })
          }
        />
      </div>
      {size && (
        <div className={`${styles.fields} ${styles.narrow}`}>
          <SelectField
            label={texts.sizeUse}
            value={size.use}
            options={USES.map((use) => ({ value: use, label: texts.sizeUses[use] }))}
            onChange={({ target }) =>
              onSet({ sizeFromParent: { ...size, use: target.value === 'area' ? 'area' : 'perimeter' } })
            }
          />
          <TypedField
            label={texts.widthOffset}
            unit={texts.mm}
            of={offsetMm}
            value={size.widthOffsetMm}
            onChange={(widthOffsetMm) =>
              onSet({ sizeFromParent: { ...size, widthOffsetMm } }, 'offset-width')
            }
          />
          <TypedField
            label={texts.heightOffset}
            unit={texts.mm}
            of={offsetMm}
            value={size.heightOffsetMm}
            onChange={(heightOffsetMm) =>
              onSet({ sizeFromParent: { ...size, heightOffsetMm } }, 'offset-height')
            }
          />
        </div>
      )}
    </>
  )
}
