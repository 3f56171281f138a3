import { useRef, useState, type FocusEvent } from 'react'
import { isFilledIn } from './filled-in.ts'

/**
 * For a dialog with a form: Escape, a press beside it and its buttons ask before what was filled in is lost. What is
 * returned goes to the dialog, around the form, to the form's own way out, and to the question.
 */
export function useLeaveQuestion(onLeave: () => void) {
  const around = useRef<HTMLDivElement>(null)
  const lastField = useRef<HTMLElement>(null)
  const [isAsking, setIsAsking] = useState(false)

  function holdsBack(): boolean {
    const form = around.current?.querySelector('form')
    const isAtRisk = form != null && isFilledIn(form)
    // A press beside the dialog gave the focus to the dialog as a whole: it belongs where one was typing.
    if (isAtRisk && document.activeElement?.matches('body, dialog')) lastField.current?.focus()
    setIsAsking(isAtRisk)
    return isAtRisk
  }

  function leave(): void {
    if (!holdsBack()) onLeave()
  }

  return {
    holdsBack,
    leave,
    aroundForm: {
      ref: around,
      onFocus: ({ target }: FocusEvent<HTMLDivElement, HTMLElement>) => {
        lastField.current = target
      },
    },
    question: {
      open: isAsking,
      onStay: () => setIsAsking(false),
      onLeave,
    },
  }
}
