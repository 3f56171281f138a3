import { useId, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Field, useFieldIds } from '#app/ui/field.tsx'
import { plusIcon } from '#app/ui/icons/plus.ts'
import { trashIcon } from '#app/ui/icons/trash.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import type { DrawnPart } from '#domain/configurator/drawing.ts'
import { drawingTexts, drawnText } from '#texts/nl/office/configurator-drawing.ts'
import { configuratorTexts as texts } from '#texts/nl/office/configurators.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { TypedField } from '../../ui/typed-field.tsx'
import { fixingCount, lengthMm, millimetres, spacingMm } from '../../ui/typed-values.ts'
import { EDGES, EdgesField } from './edges-field.tsx'
import styles from './form.module.css'

type Part = DrawnPart['part']
/** A millimetre field that the picture can go by. */
export type LengthField = { readonly id: string; readonly title: string }

type DrawnPartsProps = {
  readonly parts: readonly DrawnPart[]
  readonly lengths: readonly LengthField[]
  readonly onChange: (parts: readonly DrawnPart[]) => void
}

/** What the picture shows, building block by building block. */
export function DrawnParts({ parts, lengths, onChange }: DrawnPartsProps) {
  const adder = useRef<HTMLButtonElement>(null)
  return (
    <>
      {parts.length > 0 && (
        <ul className={styles.parts}>
          {parts.map((part, at) => (
            // Building blocks have no name of their own.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at}>
              <div className={`${styles.fields} ${styles.narrow}`}>
                <SelectField
                  compact
                  label={texts.partOf(at + 1)}
                  value={part.part}
                  options={kindsFor(part, lengths)}
                  onChange={({ target }) =>
                    onChange(parts.with(at, firstPart(target.value as Part, lengths)))
                  }
                />
                <PartFields
                  part={part}
                  lengths={lengths}
                  onChange={(changed) => onChange(parts.with(at, changed))}
                />
              </div>
              <IconButton
                icon={trashIcon}
                label={texts.removePart(drawnText(part))}
                onPress={() => {
                  adder.current?.focus()
                  onChange(parts.toSpliced(at, 1))
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.buttons}>
        <Button
          ref={adder}
          look="tertiary"
          size="small"
          icon={plusIcon}
          onClick={() => onChange([...parts, firstPart('surface', lengths)])}
        >
          {texts.addPart}
        </Button>
      </div>
    </>
  )
}

const PARTS = Object.keys(drawingTexts.parts) as Part[]

/** Without a field for a distance nothing can go by one. */
const kindsFor = (part: DrawnPart, lengths: readonly LengthField[]) =>
  PARTS.filter((kind) => kind !== 'inset' || lengths.length > 0 || part.part === 'inset').map((kind) => ({
    value: kind,
    label: drawingTexts.parts[kind],
  }))

function firstPart(part: Part, lengths: readonly LengthField[]): DrawnPart {
  switch (part) {
    case 'surface':
      return { part, surface: 'plain' }
    case 'ink':
      return { part, colour: '#11141b' }
    case 'thickness':
      return { part, mm: 3 }
    case 'size':
    case 'startSize':
      return { part, widthMm: 1000, heightMm: 500 }
    case 'outline':
      return { part, outline: 'rounded', radiusMm: 0 }
    case 'edge':
      return { part, finish: 'hem', edges: EDGES }
    case 'cornerRings':
      return { part }
    case 'rings':
      return { part, spacingMm: 500, edges: EDGES }
    case 'fixing':
      return { part, fixing: 'hole', count: 4, diameterMm: 7 }
    case 'inset':
      return { part, fieldId: lengths[0]?.id ?? '' }
    case 'extra':
      return { part, extra: 'tieWraps' }
  }
}

type PartFieldsProps = {
  readonly part: DrawnPart
  readonly lengths: readonly LengthField[]
  readonly onChange: (part: DrawnPart) => void
}

/** The keys of a table of texts as what can be chosen. */
const optionsOf = (table: Readonly<Record<string, string>>) =>
  Object.entries(table).map(([value, label]) => ({ value, label }))

type TableChoiceProps<Key extends string> = {
  readonly label: string
  readonly table: Readonly<Record<Key, string>>
  readonly value: Key
  readonly onChange: (key: Key) => void
}

const TableChoice = <Key extends string>({ label, table, value, onChange }: TableChoiceProps<Key>) => (
  <SelectField
    compact
    label={label}
    value={value}
    options={optionsOf(table)}
    onChange={({ target }) => onChange(target.value as Key)}
  />
)

function PartFields({ part, lengths, onChange }: PartFieldsProps) {
  switch (part.part) {
    case 'surface':
      return (
        <TableChoice
          label={texts.surface}
          table={drawingTexts.surfaces}
          value={part.surface}
          onChange={(surface) => onChange({ ...part, surface })}
        />
      )
    case 'extra':
      return (
        <TableChoice
          label={texts.extra}
          table={drawingTexts.extras}
          value={part.extra}
          onChange={(extra) => onChange({ ...part, extra })}
        />
      )
    case 'ink':
      return <ColourField colour={part.colour} onChange={(colour) => onChange({ ...part, colour })} />
    case 'thickness':
      return (
        <TypedField
          label={texts.thickness}
          unit={texts.mm}
          of={lengthMm}
          value={part.mm}
          onChange={(mm) => onChange({ ...part, mm })}
        />
      )
    case 'size':
    case 'startSize':
      return (
        <>
          <TypedField
            label={texts.width}
            unit={texts.mm}
            of={millimetres}
            value={part.widthMm}
            onChange={(widthMm) => onChange({ ...part, widthMm })}
          />
          <TypedField
            label={texts.height}
            unit={texts.mm}
            of={millimetres}
            value={part.heightMm}
            onChange={(heightMm) => onChange({ ...part, heightMm })}
          />
        </>
      )
    case 'outline':
      return (
        <>
          <TableChoice
            label={texts.outlineShape}
            table={drawingTexts.outlines}
            value={part.outline}
            onChange={(outline) => onChange({ ...part, outline })}
          />
          <TypedField
            label={texts.radius}
            unit={texts.mm}
            of={lengthMm}
            value={part.radiusMm}
            onChange={(radiusMm) => onChange({ ...part, radiusMm })}
          />
        </>
      )
    case 'edge':
      return (
        <>
          <TableChoice
            label={texts.finish}
            table={drawingTexts.finishes}
            value={part.finish}
            onChange={(finish) => onChange({ ...part, finish })}
          />
          <EdgesField edges={part.edges} onChange={(edges) => onChange({ ...part, edges })} />
        </>
      )
    case 'cornerRings':
      return null
    case 'rings':
      return (
        <>
          <TypedField
            label={texts.spacing}
            unit={texts.mm}
            of={spacingMm}
            value={part.spacingMm}
            onChange={(mm) => onChange({ ...part, spacingMm: mm })}
          />
          <EdgesField edges={part.edges} onChange={(edges) => onChange({ ...part, edges })} />
        </>
      )
    case 'fixing':
      return (
        <>
          <TableChoice
            label={texts.fixing}
            table={drawingTexts.fixings}
            value={part.fixing}
            onChange={(fixing) => onChange({ ...part, fixing })}
          />
          <TypedField
            label={texts.fixingCount}
            of={fixingCount}
            value={part.count}
            onChange={(count) => onChange({ ...part, count })}
          />
          <TypedField
            label={texts.diameter}
            unit={texts.mm}
            of={lengthMm}
            value={part.diameterMm}
            onChange={(diameterMm) => onChange({ ...part, diameterMm })}
          />
        </>
      )
    case 'inset':
      return (
        <SelectField
          compact
          label={texts.insetField}
          value={part.fieldId}
          options={lengths.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={({ target }) => onChange({ ...part, fieldId: target.value })}
        />
      )
  }
}

type ColourFieldProps = { readonly colour: string; readonly onChange: (colour: string) => void }

function ColourField({ colour, onChange }: ColourFieldProps) {
  const ids = useFieldIds(useId(), { hint: undefined, error: undefined })
  return (
    <Field label={texts.colour} ids={ids}>
      <input
        {...ids.control}
        type="color"
        className={styles.colour}
        value={colour.toLowerCase()}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  )
}
