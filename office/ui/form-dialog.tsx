import {
  type ComponentProps,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { editTexts as texts } from '#texts/nl/office/editing.ts'
import { type Faults, useFaults } from '../lib/use-faults.ts'
import { FormWaits } from './form-waits.ts'
import styles from './form-dialog.module.css'

type FormDialogProps = Omit<ComponentProps<typeof Dialog>, 'open' | 'actions' | 'children'> & {
  /** What the button that sends the form does; null while it can't be done. */
  readonly verb: string | null
  /** What the button that leaves it is called, where that is not 'Annuleren'. */
  readonly leave?: string
  readonly isPending: boolean
  /** What the server said of what was sent; null for nothing. */
  readonly refusal?: Error | null
  /** Sends what is filled in, or says what is wrong with it. */
  readonly onSend: (form: HTMLFormElement) => Faults | undefined | Promise<Faults | undefined>
  readonly children: ReactNode | ((faults: Faults) => ReactNode)
}

/** A form in a dialog: what is wrong is told at its field, or above all of them; what was filled in stays. */
export function FormDialog(props: FormDialogProps) {
  const { verb, leave = texts.cancel, isPending, refusal = null, onSend, children, ...dialog } = props
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const { faults, told, show, showRefusal, forget } = useFaults()
  const [waits, setWaits] = useState(0)

  const tell = useEffectEvent((error: Error) => {
    if (form.current) showRefusal(form.current, error)
  })
  useEffect(() => {
    if (refusal) tell(refusal)
  }, [refusal])

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const sent = event.currentTarget
    show(sent, (await onSend(sent)) ?? {})
  }

  return (
    <Dialog
      {...dialog}
      open
      actions={
        <>
          <Button look="tertiary" onClick={dialog.onClose}>
            {leave}
          </Button>
          {verb !== null && (
            <Button type="submit" form={id} pending={isPending || waits > 0}>
              {verb}
            </Button>
          )}
        </>
      }
    >
      <form
        ref={form}
        id={id}
        className={styles.form}
        noValidate
        onSubmit={(event) => void send(event)}
        onInput={forget}
      >
        <div role="alert">{told !== null && <Notice tone="error">{told}</Notice>}</div>
        <FormWaits value={setWaits}>{typeof children === 'function' ? children(faults) : children}</FormWaits>
      </form>
    </Dialog>
  )
}
