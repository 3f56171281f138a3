import { useState } from 'react'
import type { DeskLine } from '#contract/office/orders.ts'
import { piecesLeft } from '#domain/orders/sent-pieces.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { formatNumber } from '#texts/nl/format.ts'
import { dispatchTexts as texts } from '#texts/nl/office/dispatch.ts'
import { fieldText } from '../../lib/field-text.ts'
import { readNumber } from '#texts/nl/typed-number.ts'
import type { Faults } from '../../lib/use-faults.ts'

const nameOf = (lineId: string) => `pieces-${lineId}`

type PartsChoiceProps = { readonly lines: readonly DeskLine[]; readonly faults: Faults }

/** Asks how many pieces of lines leave, for who does not send all of them at once. */
export function PartsChoice({ lines, faults }: PartsChoiceProps) {
  const [isPart, setPart] = useState(false)
  const several = lines.filter((line) => piecesLeft(line) > 1)
  if (several.length === 0) return null
  return (
    <>
      <Checkbox
        label={texts.inParts}
        hint={texts.inPartsHint}
        checked={isPart}
        onChange={({ target }) => setPart(target.checked)}
      />
      {isPart &&
        several.map((line) => (
          <TextField
            key={line.id}
            name={nameOf(line.id)}
            label={texts.piecesOf(line.title)}
            hint={texts.piecesLeft(piecesLeft(line))}
            defaultValue={formatNumber(piecesLeft(line))}
            error={faults[nameOf(line.id)]}
            inputMode="numeric"
            maxLength={9}
          />
        ))}
    </>
  )
}

type Pieces = { readonly lineId: string; readonly quantity: number; readonly left: number }

/** How many pieces are filled in of the lines of which not all leaves, and what is wrong with that. */
export function readParts(form: HTMLFormElement, lines: readonly DeskLine[]) {
  const pieces: Pieces[] = []
  const faults: Record<string, string> = {}
  for (const line of lines) {
    const name = nameOf(line.id)
    if (!(form.elements.namedItem(name) instanceof HTMLInputElement)) continue
    const left = piecesLeft(line)
    const quantity = readNumber(fieldText(form, name), 0)
    if (quantity === null || quantity < 1 || quantity > left) faults[name] = texts.piecesFault(left)
    else if (quantity < left) pieces.push({ lineId: line.id, quantity, left })
  }
  return { pieces, faults }
}
