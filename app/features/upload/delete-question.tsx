import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { uploadTexts } from '#texts/nl/upload.ts'

const QUESTIONS = {
  one: uploadTexts.deleteOne,
  studio: uploadTexts.deleteStudio,
  checked: uploadTexts.deleteChecked,
  patchupKept: uploadTexts.patchupKept,
} as const

type DeleteQuestionProps = {
  readonly kind: keyof typeof QUESTIONS
  readonly onDelete: () => Promise<void>
  readonly onClose: () => void
  /** Where the focus goes when what was deleted had it. */
  readonly returnFocusTo: () => HTMLElement | null
}

/** Asks before anything is deleted (spec 5, Delete confirmations). */
export function DeleteQuestion({ kind, onDelete, onClose, returnFocusTo }: DeleteQuestionProps) {
  const [isDeleting, setIsDeleting] = useState(false)

  async function remove() {
    setIsDeleting(true)
    await onDelete()
    onClose()
  }

  return (
    <Dialog
      open
      kind="alertdialog"
      title={QUESTIONS[kind]}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
      actions={
        <>
          <Button look="tertiary" onClick={onClose}>
            {uploadTexts.keep}
          </Button>
          <Button pending={isDeleting} onClick={() => void remove()}>
            {uploadTexts.confirmDelete}
          </Button>
        </>
      }
    />
  )
}
