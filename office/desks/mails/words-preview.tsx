import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isApiError } from '#contract/api-error.ts'
import type { DeskMailWords } from '#contract/office/mail-words.ts'
import type { MailWords } from '#domain/mails/own-words.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { mailWordsTexts as texts } from '#texts/nl/office/mail-words.ts'
import { Loading, LoadFault } from '../../ui/loading.tsx'
import { mailWordsFrame, mailWordsPreview, type TypedWords } from '../../work/mail-words.ts'
import styles from './words.module.css'

const TYPING_PAUSE_MS = 600

type WordsPreviewProps = {
  readonly mail: DeskMailWords
  readonly words: MailWords
  /** What is typed cannot stand in a mail: the one before stays. */
  readonly isFaulty: boolean
}

/** A mail as it would be sent with what is typed. */
export function WordsPreview({ mail: { mail, label, isAboutOrder }, words, isFaulty }: WordsPreviewProps) {
  const [typedOrder, setTypedOrder] = useState('')
  const order = typedOrder.trim()
  const [shown, setShown] = useState<TypedWords>({ ...words, order })
  const { subject, title, intro } = words
  useEffect(() => {
    if (isFaulty) return undefined
    const pause = setTimeout(() => setShown({ subject, title, intro, order }), TYPING_PAUSE_MS)
    return () => clearTimeout(pause)
  }, [subject, title, intro, order, isFaulty])
  const { data: preview, error, refetch } = useQuery(mailWordsPreview(mail, shown))
  const orderFault = isApiError(error) ? error.errors.find(({ field }) => field === 'order') : undefined
  return (
    <section className={`panel ${styles.panel}`}>
      <h2 className="type-20">{texts.preview}</h2>
      {isAboutOrder && (
        <TextField
          label={texts.previewOrder}
          hint={texts.previewOrderHint}
          value={typedOrder}
          error={shown.order === order ? orderFault?.message : undefined}
          optional
          autoComplete="off"
          maxLength={40}
          onChange={({ target }) => setTypedOrder(target.value)}
        />
      )}
      <output className="muted">{isFaulty && texts.faulty}</output>
      {preview === undefined && !error && <Loading />}
      {error && !preview && !orderFault && <LoadFault error={error} onAgain={() => void refetch()} />}
      {preview === null && <EmptyState title={texts.noPreview} text={texts.noPreviewText} headingLevel={3} />}
      {preview && (
        <>
          <FactList facts={[{ label: texts.previewSubject, text: preview.subject }]} />
          <Frame mail={mail} label={label} words={shown} />
          <Disclosure summary={texts.textVersion}>
            <pre className={styles.text}>{preview.text}</pre>
          </Disclosure>
        </>
      )}
    </section>
  )
}

type FrameProps = { readonly mail: string; readonly label: string; readonly words: TypedWords }

function Frame({ mail, label, words }: FrameProps) {
  const src = mailWordsFrame(mail, words)
  return (
    <iframe
      // A frame that goes elsewhere would be a step of the browser's way back.
      key={src}
      className={styles.frame}
      src={src}
      sandbox=""
      title={texts.frame(label)}
      referrerPolicy="no-referrer"
    />
  )
}
