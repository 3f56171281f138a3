import { Button } from '#app/ui/button.tsx'
import { configuratorTexts as texts } from '#texts/nl/office/configurators.ts'
import { spotOf, type Way } from './moves.ts'
import type { Definition, Place } from './nodes.ts'

/** What is done with a thing as a whole. */
export type NodeDeeds = {
  readonly move: (place: Place, way: Way) => void
  readonly moveInto: (place: Place) => void
  readonly duplicate: (place: Place) => void
  readonly remove: (place: Place) => void
}

type NodeActionsProps = {
  readonly definition: Definition
  readonly place: Place
  readonly title: string
  /** It can be put into another card or group. */
  readonly hasRooms?: boolean
  readonly deeds: NodeDeeds
}

/** Moving, copying and deleting a thing. */
export function NodeActions({ definition, place, title, hasRooms = false, deeds }: NodeActionsProps) {
  const canGo = (way: Way) => spotOf(definition, place, way) !== null
  return (
    <>
      <Button
        look="tertiary"
        size="small"
        refusing={!canGo('up')}
        aria-label={texts.upOf(title)}
        onClick={() => deeds.move(place, 'up')}
      >
        {texts.up}
      </Button>
      <Button
        look="tertiary"
        size="small"
        refusing={!canGo('down')}
        aria-label={texts.downOf(title)}
        onClick={() => deeds.move(place, 'down')}
      >
        {texts.down}
      </Button>
      {hasRooms && (
        <Button look="tertiary" size="small" onClick={() => deeds.moveInto(place)}>
          {texts.moveTo}
        </Button>
      )}
      <Button look="tertiary" size="small" onClick={() => deeds.duplicate(place)}>
        {texts.duplicate}
      </Button>
      <Button look="tertiary" size="small" onClick={() => deeds.remove(place)}>
        {texts.remove}
      </Button>
    </>
  )
}
