import { ChoiceGroup, ChoiceRow } from '#app/ui/choice-row.tsx'
import { editTexts } from '#texts/nl/office/editing.ts'
import { configuratorTexts as texts } from '#texts/nl/office/configurators.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { roomsFor } from './moves.ts'
import { type Definition, type Found, isCard, type Place, titleOf } from './nodes.ts'

type MoveDialogProps = {
  readonly definition: Definition
  readonly moved: Found
  readonly onMove: (into: Place) => void
  readonly onClose: () => void
}

/** Asks into which card or group a step comes. */
export function MoveDialog({ definition, moved, onMove, onClose }: MoveDialogProps) {
  const rooms = roomsFor(definition, moved.place).filter(({ place }) => place !== moved.parent)

  function send(form: HTMLFormElement) {
    const chosen = new FormData(form).get('room')
    const room = rooms.find(({ place }) => place === chosen)
    if (!room) return { room: editTexts.choose }
    onMove(room.place)
    return undefined
  }

  return (
    <FormDialog
      title={texts.moveTitle(titleOf(moved.node))}
      verb={rooms.length === 0 ? null : texts.move}
      isPending={false}
      onSend={send}
      onClose={onClose}
    >
      {(faults) => (
        <ChoiceGroup label={texts.moveTo} error={faults['room']}>
          {rooms.length === 0 && <p className="muted">{texts.noRooms}</p>}
          {rooms.map(({ place, node }) => (
            <ChoiceRow
              key={place}
              name="room"
              value={place}
              title={isCard(node) ? texts.headings.card(titleOf(node)) : texts.headings.group(titleOf(node))}
            />
          ))}
        </ChoiceGroup>
      )}
    </FormDialog>
  )
}
