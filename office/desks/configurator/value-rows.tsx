import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import type { ChoiceField, FieldValue } from '#domain/configurator/model.ts'
import { effectText } from '#texts/nl/office/configurator-words.ts'
import { configuratorTexts as texts } from '#texts/nl/office/configurators.ts'
import { SureDialog } from '../../ui/sure-dialog.tsx'
import { TypedField } from '../../ui/typed-field.tsx'
import { oneLine } from '../../ui/typed-values.ts'
import { AddRow } from './add-row.tsx'
import { DrawnParts, type LengthField } from './drawn-parts.tsx'
import { draw, edit, removeValue } from './edits.ts'
import { EffectFields } from './effect-fields.tsx'
import styles from './form.module.css'
import { freshId, takenIds } from './fresh-ids.ts'
import { lostText } from './lost-text.ts'
import type { Definition, Place } from './nodes.ts'
import { Group, Panel } from './panel.tsx'
import { faultAt } from './places.ts'
import type { Change, Refused } from './use-configurator-edit.ts'

type ValueRowsProps = {
  readonly definition: Definition
  readonly field: ChoiceField
  readonly place: Place
  readonly lengths: readonly LengthField[]
  readonly refused: readonly Refused[]
  readonly onChange: Change
}

/** The values of a select or radio field, one of them open with what it costs and how it is drawn. */
export function ValueRows({ definition, field, place, lengths, refused, onChange }: ValueRowsProps) {
  const [opened, setOpened] = useState<string | null>(null)
  const [removed, setRemoved] = useState<FieldValue | null>(null)
  const { values } = field
  const heading = useId()
  const isRemovalOver = useRef(false)
  useEffect(() => {
    // The dialog gives the focus back first, to a button that is gone.
    if (isRemovalOver.current) document.getElementById(heading)?.focus()
    isRemovalOver.current = false
  })
  const set = (next: readonly FieldValue[], mark?: string) =>
    onChange((now) => edit(now, place, { values: next }), mark && `${mark}:${place}`)
  const lost = removed ? removeValue(definition, field.optionId, removed.id).lost : []

  function add(label: string) {
    const id = freshId(`${field.optionId} ${label}`, takenIds(definition))
    set([...values, { id, label, effect: { kind: 'included' } }])
  }

  return (
    <Panel title={texts.valuesTitle} headingId={heading}>
      {values.length === 0 ? (
        <p className="muted">{texts.noValues}</p>
      ) : (
        <table className={styles.rows}>
          <caption className="visually-hidden">{texts.valuesTitle}</caption>
          <thead>
            <tr>
              <th scope="col" className={styles.title}>
                {texts.value}
              </th>
              <th scope="col">{texts.price}</th>
              <th scope="col">
                <span className="visually-hidden">{texts.edit}</span>
              </th>
            </tr>
          </thead>
          {values.map((value, at) => {
            const isOpen = opened === value.id
            return (
              <tbody key={value.id}>
                <tr className={classNames(isOpen && styles.opened)}>
                  <td>
                    <TypedField
                      hideLabel
                      label={texts.valueTitle(at + 1)}
                      of={oneLine}
                      value={value.label}
                      error={faultAt(refused, place, `values.${at}.label`)}
                      onChange={(label) => set(values.with(at, { ...value, label }), `value-${value.id}`)}
                    />
                  </td>
                  <td>{effectText(value.effect)}</td>
                  <td>
                    <Button
                      look="tertiary"
                      size="small"
                      aria-expanded={isOpen}
                      aria-label={isOpen ? texts.closeOption(value.label) : texts.editOption(value.label)}
                      onClick={() => setOpened(isOpen ? null : value.id)}
                    >
                      {isOpen ? texts.close : texts.edit}
                    </Button>
                  </td>
                </tr>
                {isOpen && (
                  <tr>
                    <td colSpan={3} className={styles.detail}>
                      <div>
                        <EffectFields
                          isOfValue
                          effect={value.effect}
                          onChange={(effect) =>
                            set(values.with(at, { ...value, effect }), `effect-${value.id}`)
                          }
                        />
                        <Group label={texts.drawnByChoice}>
                          {definition.drawing ? (
                            <DrawnParts
                              parts={definition.drawing.parts[value.id] ?? []}
                              lengths={lengths}
                              onChange={(parts) =>
                                onChange((now) => draw(now, value.id, parts), `drawn:${value.id}`)
                              }
                            />
                          ) : (
                            <p className="muted">{texts.noDrawing}</p>
                          )}
                        </Group>
                        <div className={styles.buttons}>
                          <Button
                            look="tertiary"
                            size="small"
                            refusing={at === 0}
                            aria-label={texts.upOf(value.label)}
                            onClick={() => at > 0 && set(moved(values, at, at - 1))}
                          >
                            {texts.up}
                          </Button>
                          <Button
                            look="tertiary"
                            size="small"
                            refusing={at === values.length - 1}
                            aria-label={texts.downOf(value.label)}
                            onClick={() => at < values.length - 1 && set(moved(values, at, at + 1))}
                          >
                            {texts.down}
                          </Button>
                          <Button look="tertiary" size="small" onClick={() => setRemoved(value)}>
                            {texts.remove}
                          </Button>
                        </div>
                      </div>
                    </td>
                  </tr>
                )}
              </tbody>
            )
          })}
        </table>
      )}
      <AddRow label={texts.newValue} verb={texts.addValue} onAdd={add} />
      {removed && (
        <SureDialog
          title={texts.removeTitle(removed.label)}
          text={lostText(lost, definition)}
          verb={texts.remove}
          onSure={() => {
            onChange((now) => removeValue(now, field.optionId, removed.id).definition)
            setRemoved(null)
            isRemovalOver.current = true
          }}
          onClose={() => setRemoved(null)}
        />
      )}
    </Panel>
  )
}

const moved = (values: readonly FieldValue[], from: number, to: number): readonly FieldValue[] => {
  const value = values[from]
  return value ? values.toSpliced(from, 1).toSpliced(to, 0, value) : values
}
