import type { RefObject } from 'react'
import type { DeskFile } from '#contract/office/files.ts'
import { Button } from '#app/ui/button.tsx'
import { mailIcon } from '#app/ui/icons/mail.ts'
import { fileQuestionTexts as texts } from '#texts/nl/office/file-questions.ts'
import { formatMoment } from '#texts/nl/format-date.ts'
import { useMay } from '../../lib/operator.ts'
import { useActiveKeys } from '../../lib/active-keys.ts'
import { useSingleKeys } from '../../lib/single-keys.ts'
import { KeyHint } from '../../ui/key-hint.tsx'
import styles from './files.module.css'
import { SHORT_KEYS } from './short-keys.ts'
import { useWithdraw } from './use-question.ts'

type QuestionsProps = {
  readonly file: DeskFile
  readonly onAsk: () => void
  /** The button that asks, to which who does not ask after all comes back. */
  readonly button: RefObject<HTMLButtonElement | null>
  /** To which who asked comes back. */
  readonly panel: RefObject<HTMLElement | null>
}

/** What the customer was asked about the files of this side, and what can be asked now. */
export function Questions({ file, onAsk, button, panel }: QuestionsProps) {
  const may = useMay()
  const withdraw = useWithdraw(file)
  const mayAsk = may('judgeFiles') && file.mayAsk && file.pages.some(({ sheet }) => sheet !== null)
  const hasKeys = useSingleKeys()
  const press = () => button.current?.click()
  useActiveKeys(() => (mayAsk ? [{ of: SHORT_KEYS.file.ask, press }] : []))
  if (!mayAsk && file.questions.length === 0) return null
  return (
    <section ref={panel} tabIndex={-1} className={`panel ${styles.stack}`} aria-labelledby="vragen">
      <h2 id="vragen" className="type-20">
        {texts.questions}
      </h2>
      {mayAsk && (
        <Button
          ref={button}
          look="secondary"
          icon={mailIcon}
          aria-keyshortcuts={hasKeys ? SHORT_KEYS.file.ask.key : undefined}
          onClick={onAsk}
        >
          {texts.ask}
          <KeyHint of={SHORT_KEYS.file.ask} />
        </Button>
      )}
      <ol className={styles.history}>
        {file.questions.map(({ id, fileName, text, by, askedAt, endedAt, ending }) => (
          <li key={id} className={styles.stack}>
            <p className="muted">{formatMoment(askedAt)}</p>
            <p>{texts.askedBy(by, fileName)}</p>
            <p className={styles.reason}>{text}</p>
            {ending !== null && endedAt !== null && (
              <p className="muted">{texts.ended[ending](formatMoment(endedAt))}</p>
            )}
            {ending === null && <p className="strong">{texts.open}</p>}
            {ending === null && may('judgeFiles') && file.turn === 'waiting' && (
              <Button
                look="secondary"
                size="small"
                pending={withdraw.isPending}
                onClick={() => withdraw.mutate(id)}
              >
                {texts.withdraw}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
