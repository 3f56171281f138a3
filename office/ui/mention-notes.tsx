import { useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { noteTexts as texts } from '#texts/nl/office/notes.ts'
import { useOperator } from '../lib/operator.ts'
import { type Note, NotesPanel, type useNoteDraft } from './notes-panel.tsx'
import styles from './mention-notes.module.css'

type MentionNotesProps = {
  readonly notes: readonly Note[]
  readonly none: string
  readonly draft: ReturnType<typeof useNoteDraft>
  /** Who can be named. */
  readonly colleagues: readonly string[]
  readonly isPending: boolean
  readonly onWrite: (text: string) => void
}

/** What staff write to each other; who is named in it finds it on his page of today. */
export function MentionNotes({ notes, none, draft, colleagues, isPending, onWrite }: MentionNotesProps) {
  const { name: me } = useOperator()
  const area = useRef<HTMLTextAreaElement>(null)
  const [colleague, setColleague] = useState('')

  function name() {
    draft.setText((typed) => `${typed}${typed === '' || /\s$/.test(typed) ? '' : ' '}@${colleague} `)
    setColleague('')
    area.current?.focus()
  }

  return (
    <NotesPanel
      notes={notes}
      none={none}
      hint={texts.mentionHint}
      draft={draft}
      area={area}
      isPending={isPending}
      onWrite={onWrite}
    >
      <div className={styles.colleague}>
        <SelectField
          optional
          compact
          label={texts.nameColleague}
          options={[
            { value: '', label: texts.chooseColleague },
            ...colleagues.filter((one) => one !== me).map((one) => ({ value: one, label: one })),
          ]}
          value={colleague}
          onChange={({ target }) => setColleague(target.value)}
        />
        <Button look="tertiary" size="small" disabled={colleague === ''} onClick={name}>
          {texts.putInNote}
        </Button>
      </div>
    </NotesPanel>
  )
}
