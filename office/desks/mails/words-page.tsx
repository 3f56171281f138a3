import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useParams } from 'react-router'
import type { DeskMailWords } from '#contract/office/mail-words.ts'
import { WORDS_FIELDS, type WordsField } from '#domain/mails/own-words.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { StatusLabel } from '#app/ui/status-label.tsx'
import { TextAreaField, TextField } from '#app/ui/text-field.tsx'
import { editTexts } from '#texts/nl/office/editing.ts'
import { mailWordsTexts as texts } from '#texts/nl/office/mail-words.ts'
import { officeTexts } from '#texts/nl/office/shell.ts'
import { paths } from '../../paths.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { EarlierVersions } from '../../ui/earlier-versions.tsx'
import { LeaveGuard } from '../../ui/leave-guard.tsx'
import { Loading, PageFault } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { SaveBar } from '../../ui/save-bar.tsx'
import { useSaveKey } from '../../ui/use-save-key.ts'
import { mailWordsList } from '../../work/mail-words.ts'
import { useWordsEdit } from './use-words-edit.ts'
import { WordsPreview } from './words-preview.tsx'
import styles from './words.module.css'

/** The words of one mail, with the mail as it becomes beside them. */
export function WordsPage() {
  const { mail: name = '' } = useParams()
  const { data, error, refetch } = useQuery(mailWordsList)
  if (error && !data) return <PageFault error={error} onAgain={() => void refetch()} />
  if (!data) return <Loading />
  const mail = data.find((one) => one.mail === name)
  return mail ? <Words key={name} mail={mail} /> : <NoMail />
}

const NoMail = () => (
  <Page title={officeTexts.noPage} hideTitle>
    <EmptyState headingLevel={2} title={officeTexts.noPage} text={officeTexts.noPageText} />
  </Page>
)

type Box = HTMLInputElement | HTMLTextAreaElement

function Words({ mail }: { readonly mail: DeskMailWords }) {
  const typing = useWordsEdit(mail)
  const { wanted, unsaved } = typing
  const boxes = useRef(new Map<WordsField, Box>())
  const [inField, setInField] = useState<WordsField | null>(null)
  const lastField = useRef<WordsField>('intro')
  const [isTold, setTold] = useState(false)
  const faulty = WORDS_FIELDS.filter((field) => typing.faults[field] !== null)
  const labels = unsaved.map((field) => texts.fields[field])
  const isOwn = Object.values(wanted).some((words) => words !== '')

  function save() {
    setTold(faulty.length > 0)
    const [first] = faulty
    if (first === undefined) typing.send()
    else boxes.current.get(first)?.focus()
  }
  useSaveKey(save)

  /** Puts a placeholder where the cursor is, or was last. */
  function insert(name: string) {
    const field = lastField.current
    const box = boxes.current.get(field)
    if (!box) return
    box.focus()
    box.setRangeText(texts.braced(name), box.selectionStart ?? 0, box.selectionEnd ?? 0, 'end')
    typing.type(field, box.value)
  }

  const fieldProps = (field: WordsField) => ({
    label: texts.fields[field],
    hint: texts.hints[field],
    error: inField !== field || isTold ? typing.faults[field] : null,
    // An emptied field says the usual.
    required: false,
    autoComplete: 'off',
    value: typing.words[field],
    ref: (box: Box | null) => {
      if (box) boxes.current.set(field, box)
    },
    onChange: ({ target }: { readonly target: Box }) => typing.type(field, target.value),
    onFocus() {
      lastField.current = field
      setInField(field)
    },
    onBlur: () => setInField(null),
  })

  return (
    <Page
      title={mail.label}
      note={texts.note}
      actions={isOwn && <StatusLabel tone="good">{texts.isOwn}</StatusLabel>}
    >
      <BackLink to={paths.allMailWords}>{texts.backToList}</BackLink>
      <div className={styles.page}>
        <section className={`panel ${styles.panel}`}>
          <h2 className="type-20">{texts.written}</h2>
          <div role="alert">
            <Theirs of={typing.theirs} />
          </div>
          <div>
            <TextField {...fieldProps('subject')} />
            <Beneath field="subject" typing={typing} />
          </div>
          <div>
            <TextField {...fieldProps('title')} />
            <Beneath field="title" typing={typing} />
          </div>
          <div>
            <TextAreaField {...fieldProps('intro')} rows={14} />
            <Beneath field="intro" typing={typing} />
          </div>
          <section className={styles.placeholders} aria-labelledby="placeholders">
            <h3 id="placeholders" className="strong">
              {texts.placeholders}
            </h3>
            <p className="muted">{texts.placeholdersText}</p>
            <ul>
              {mail.placeholders.map((name) => (
                <li key={name}>
                  <button type="button" aria-label={texts.insert(name)} onClick={() => insert(name)}>
                    {texts.braced(name)}
                  </button>
                </li>
              ))}
            </ul>
          </section>
          <EarlierVersions
            kind="mail"
            id={mail.mail}
            now={mail.own}
            summary={(earlier) =>
              WORDS_FIELDS.map((field) => earlier[field])
                .filter((words) => words !== '')
                .join(' · ') || texts.onlyUsual
            }
            onTake={(earlier) => {
              for (const field of WORDS_FIELDS) typing.type(field, earlier[field] || mail.usual[field])
            }}
          />
          {isOwn && (
            <Disclosure summary={texts.usualWords}>
              <div className={styles.usual}>
                <FactList
                  facts={WORDS_FIELDS.map((field) => ({
                    label: texts.fields[field],
                    text: mail.usual[field],
                  }))}
                />
              </div>
            </Disclosure>
          )}
        </section>
        <WordsPreview mail={mail} words={wanted} isFaulty={faulty.length > 0} />
      </div>
      {unsaved.length > 0 && (
        <SaveBar
          unsaved={labels}
          failure={isTold && faulty.length > 0 ? texts.fix : typing.failure}
          isSaving={typing.isSaving}
          onSave={save}
          onDrop={typing.drop}
        />
      )}
      <LeaveGuard isAtRisk={unsaved.length > 0} text={editTexts.leaveText(labels)} />
    </Page>
  )
}

type BeneathProps = { readonly field: WordsField; readonly typing: ReturnType<typeof useWordsEdit> }

/** Whether a field holds the owner's words, with the way back to the usual ones. */
function Beneath({ field, typing: { words, usual, wanted, type } }: BeneathProps) {
  if (words[field].trim() === '') return <p className={styles.beneath}>{texts.emptied}</p>
  if (wanted[field] === '') return null
  return (
    <p className={styles.beneath}>
      <button
        type="button"
        className="text-link"
        aria-label={texts.takeBackOf(texts.fields[field])}
        onClick={() => type(field, usual[field])}
      >
        {texts.takeBack}
      </button>
    </p>
  )
}

/** What a colleague wrote meanwhile where something else is typed here. */
function Theirs({ of }: { readonly of: ReturnType<typeof useWordsEdit>['theirs'] }) {
  const fields = WORDS_FIELDS.filter((field) => of[field] !== undefined)
  if (fields.length === 0) return null
  return (
    <Notice tone="warning" title={texts.clash}>
      <p>{texts.clashText}</p>
      {fields.map((field) => (
        <div key={field} className={styles.theirs}>
          <p className="strong">{texts.fields[field]}</p>
          <blockquote>{of[field]}</blockquote>
        </div>
      ))}
    </Notice>
  )
}
