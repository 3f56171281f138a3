import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link, useParams } from 'react-router'
import type { DeskFile } from '#contract/office/files.ts'
import { middleOf, markInMm, partsOf } from '#domain/orders/file-mark.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Notice } from '#app/ui/notice.tsx'
import { deskFileTexts as texts } from '#texts/nl/office/files.ts'
import { formatPromisedDate } from '#texts/nl/format-date.ts'
import { useMay, useOperator } from '../../lib/operator.ts'
import { paths } from '../../paths.ts'
import { AlsoOpen } from '../../ui/also-open.tsx'
import { BackLink } from '../../ui/back-link.tsx'
import { Loading, PageFault } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { fileOf } from '../../work/files.ts'
import { AskForm, type Draft } from './ask-form.tsx'
import { ApproveDialog } from './approve-dialog.tsx'
import { ChangeFile } from './change-file.tsx'
import { Decide } from './decide.tsx'
import { FileFacts } from './file-facts.tsx'
import { FileNotes } from './file-notes.tsx'
import styles from './files.module.css'
import { Findings } from './findings.tsx'
import { Proofs } from './proofs.tsx'
import { Questions } from './questions.tsx'
import { RepairDialog } from './repair-dialog.tsx'
import { ReplaceDialog } from './replace-dialog.tsx'
import { SheetView } from './sheet-view.tsx'
import { Versions } from './versions.tsx'
import { useAsk } from './use-question.ts'

/** One ordered file over its print, with what was found and what is decided. */
export function FilePage() {
  const { id = '' } = useParams()
  const { data: file, error, refetch } = useQuery(fileOf(id))
  if (error && !file) return <PageFault error={error} onAgain={() => void refetch()} />
  return file ? <Opened key={file.id} file={file} /> : <Loading />
}

function Opened({ file }: { readonly file: DeskFile }) {
  const may = useMay()
  const { name: me } = useOperator()
  const [first] = useState(file)
  // Apart from the sheet, which is another one once the file was replaced: what was typed stays.
  const [judged, setJudged] = useState<DeskFile | null>(null)
  const [repairing, setRepairing] = useState<DeskFile | null>(null)
  const [replacing, setReplacing] = useState<DeskFile | null>(null)
  const [draft, setDraft] = useState<Draft | null>(null)
  const { orderNumber, companyName, lineTitle, copies, daysLeft, deliveryDate } = file
  const about = texts.about(orderNumber, companyName, lineTitle, copies)
  return (
    <Page
      title={file.name}
      note={
        <>
          {may('seeOrders') ? (
            <Link to={paths.order(file.orderId)} className="text-link">
              {about}
            </Link>
          ) : (
            about
          )}
          {', '}
          <span className={classNames(daysLeft !== null && daysLeft < 0 && styles.late)}>
            {`${formatPromisedDate(deliveryDate)} (${texts.daysLeft(daysLeft).toLowerCase()})`}
          </span>
        </>
      }
    >
      <BackLink to={paths.files}>{texts.back}</BackLink>
      <AlsoOpen kind="file" id={file.id} />
      <output className={styles.replaced}>
        {/* Whoever put it there himself knows that it is another. */}
        {first.designId !== file.designId && file.replaced[0]?.by !== me && (
          <Notice tone="warning" title={texts.replacedTitle}>
            {texts.replaced(first.name, file.name)}
          </Notice>
        )}
      </output>
      <div className={styles.file}>
        <Sheets
          key={file.designId}
          file={file}
          draft={draft}
          onDraft={setDraft}
          onApprove={() => setJudged(file)}
          onRepair={() => setRepairing(file)}
          onReplace={() => setReplacing(file)}
        />
        {/* It stays while the sheet becomes another: what is typed would else go to the keys of the page. */}
        <div>
          <FileNotes file={file} />
        </div>
      </div>
      {repairing && <RepairDialog seen={repairing} file={file} onClose={() => setRepairing(null)} />}
      {replacing && <ReplaceDialog seen={replacing} file={file} onClose={() => setReplacing(null)} />}
      {judged && <ApproveDialog seen={judged} file={file} onClose={() => setJudged(null)} />}
    </Page>
  )
}

type SheetsProps = {
  readonly file: DeskFile
  readonly draft: Draft | null
  readonly onDraft: (draft: Draft | null) => void
  readonly onApprove: () => void
  readonly onRepair: () => void
  readonly onReplace: () => void
}

/** The pages of a file beside its findings; choosing one of those leads to where it can be seen. */
function Sheets({ file, draft, onDraft, onApprove, onRepair, onReplace }: SheetsProps) {
  const [number, setNumber] = useState(1)
  const [chosen, setChosen] = useState<number | null>(null)
  const page = file.pages.find((one) => one.number === number) ?? file.pages[0]
  const ask = useAsk(file, () => onDraft(null))
  const picture = page?.sheet?.picture
  const asked = file.questions.find(({ isOfThisFile, ending }) => isOfThisFile && ending === null)
  const place = chosen === null ? null : (file.findings[chosen]?.place ?? null)
  const askButton = useRef<HTMLButtonElement>(null)
  const questions = useRef<HTMLElement>(null)
  const isDrafting = draft !== null
  const wasDrafting = useRef(isDrafting)
  useEffect(() => {
    // Once it was asked the button is gone; who hears that first depends on the network.
    if (wasDrafting.current && !isDrafting) (askButton.current ?? questions.current)?.focus()
    wasDrafting.current = isDrafting
  }, [isDrafting])

  function choose(index: number) {
    const isOpen = index === chosen
    setChosen(isOpen ? null : index)
    const found = file.findings[index]?.place
    if (!isOpen && found) setNumber(found.page)
  }

  return (
    <>
      <section className={`panel ${styles.stack}`}>
        {file.ofLine.length > 1 && (
          <nav aria-label={texts.sides} className={styles.tabs}>
            {file.ofLine.map(({ id, name, side }) => (
              <Link key={id} to={paths.file(id)} aria-current={id === file.id ? 'page' : undefined}>
                <small>{side === 'back' ? texts.backSide : texts.front}</small>
                <span>{name}</span>
              </Link>
            ))}
          </nav>
        )}
        {file.pages.length > 1 && (
          <nav aria-label={texts.pages} className={styles.tabs}>
            {file.pages.map((one) => (
              <button
                key={one.number}
                type="button"
                aria-pressed={one.number === page?.number}
                onClick={() => setNumber(one.number)}
              >
                {texts.page(one.number)}
              </button>
            ))}
          </nav>
        )}
        {page ? (
          <SheetView
            file={file}
            page={page}
            place={place?.page === page.number ? place : null}
            mark={
              draft?.mark ??
              (asked && picture && asked.mark.page === page.number ? markInMm(asked.mark, picture) : null)
            }
            onMark={draft ? (mark) => onDraft({ ...draft, mark }) : null}
          />
        ) : (
          <p className="muted">{file.status === 'processing' ? texts.notNow.unread : texts.noSheet}</p>
        )}
        {file.pageCount > file.pages.length && (
          <p className="muted">{texts.pagesNotShown(file.pageCount - file.pages.length)}</p>
        )}
      </section>
      <div>
        <Findings file={file} isUnread={file.status === 'processing'} chosen={chosen} onChoose={choose} />
        {draft && picture && page ? (
          <AskForm
            draft={draft}
            file={file}
            picture={picture}
            isPending={ask.isPending}
            onChange={onDraft}
            onSend={() =>
              ask.mutate({
                designId: draft.seen.designId,
                text: draft.text.trim(),
                mark: partsOf(draft.mark, picture, page.number),
              })
            }
            onClose={() => onDraft(null)}
          />
        ) : (
          <>
            <Decide file={file} onApprove={onApprove} />
            <Questions
              file={file}
              button={askButton}
              panel={questions}
              onAsk={() => picture && onDraft({ seen: file, text: '', mark: middleOf(picture) })}
            />
            <Proofs file={file} />
            <ChangeFile file={file} onRepair={onRepair} onReplace={onReplace} />
          </>
        )}
        <Versions file={file} />
        <FileFacts file={file} page={page} />
      </div>
    </>
  )
}
