import { useState } from 'react'
import type { DeskLine } from '#contract/office/orders.ts'
import { piecesLeft } from '#domain/orders/sent-pieces.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { formatNumber } from '#texts/nl/format.ts'
import { dispatchTexts as texts } from '#texts/nl/office/dispatch.ts'
import { fieldText } from '../../lib/field-text.ts'
import { lineNames } from './line-names.ts'
import { readNumber } from '#texts/nl/typed-number.ts'
import type { Faults } from '../../lib/use-faults.ts'

const nameOf = (lineId: string) => `pieces-${lineId}`

type PartsChoiceProps = { readonly lines: readonly DeskLine[]; readonly faults: Faults }

/** Asks how many pieces of these lines leave, for who does not send all of them at once. */
export function PartsChoice({ lines, faults }: PartsChoiceProps) {
  const [isPart, setPart] = useState(false)
  const several = lines.filter((line) => piecesLeft(line) > 1)
  if (several.length === 0) return null
  const names = lineNames(several)
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
            label={texts.piecesOf(names.get(line.id) ?? line.title)}
            hint={texts.piecesLeft(piecesLeft(line), line.pack)}
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

/** How many pieces of lines leave, all that is left of those of which nothing is asked, and what is wrong with what is filled in. */
export function readParts(form: HTMLFormElement, lines: readonly DeskLine[]) {
  const pieces: Pieces[] = []
  const faults: Record<string, string> = {}
  for (const line of lines) {
    const name = nameOf(line.id)
    const left = piecesLeft(line)
    const isAsked = form.elements.namedItem(name) instanceof HTMLInputElement
    const quantity = isAsked ? readNumber(fieldText(form, name), 0) : left
    if (quantity === null || quantity < 1 || quantity > left) faults[name] = texts.piecesFault(left)
    else pieces.push({ lineId: line.id, quantity, left })
  }
  return { pieces, faults }
}
