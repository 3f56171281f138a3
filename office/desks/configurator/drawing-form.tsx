import { Checkbox } from '#app/ui/checkbox.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import type { Drawing, DrawingKind } from '#domain/configurator/drawing.ts'
import { drawingTexts } from '#texts/nl/office/configurator-drawing.ts'
import { configuratorTexts as texts } from '#texts/nl/office/configurators.ts'
import { DrawnParts, type LengthField } from './drawn-parts.tsx'
import { Group, Panel } from './panel.tsx'
import { FORM_HEADING, type FormProps } from './form-props.ts'

const KINDS = Object.keys(drawingTexts.kinds) as DrawingKind[]
const PLAIN: Drawing = { kind: 'panel', always: [], parts: {} }

type DrawingFormProps = FormProps & { readonly lengths: readonly LengthField[] }

/** What the live picture shows whatever is chosen; what a choice adds stands with that choice. */
export function DrawingForm({ definition: { drawing }, lengths, onChange }: DrawingFormProps) {
  const set = (next: Drawing | undefined, mark?: string) =>
    onChange((now) => ({ ...now, drawing: next }), mark)
  return (
    <Panel title={texts.drawing} headingId={FORM_HEADING}>
      <p className="muted">{texts.drawingHint}</p>
      <Checkbox
        label={texts.hasDrawing}
        checked={drawing !== undefined}
        onChange={({ target }) => set(target.checked ? PLAIN : undefined)}
      />
      {drawing && (
        <>
          <SelectField
            label={texts.drawingKind}
            value={drawing.kind}
            options={KINDS.map((kind) => ({ value: kind, label: drawingTexts.kinds[kind] }))}
            onChange={({ target }) =>
              set({ ...drawing, kind: KINDS.find((kind) => kind === target.value) ?? drawing.kind })
            }
          />
          <Group label={texts.alwaysShown}>
            <DrawnParts
              parts={drawing.always}
              lengths={lengths}
              onChange={(always) => set({ ...drawing, always }, 'drawing-always')}
            />
          </Group>
        </>
      )}
    </Panel>
  )
}
