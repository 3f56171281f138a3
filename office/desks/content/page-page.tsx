import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import type { DeskPage, PageVersion } from '#contract/office/content.ts'
import { Button } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { StatusLabel } from '#app/ui/status-label.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { wholeDates } from '#app/ui/whole-dates.tsx'
import { formatMoment } from '#texts/nl/format-date.ts'
import { contentTexts as texts } from '#texts/nl/office/content.ts'
import { api } from '../../lib/api.ts'
import { errorLines, TOLD_IN_PLACE } from '../../lib/call-errors.ts'
import { paths } from '../../paths.ts'
import { pageOf, versionsOf } from '../../work/content.ts'
import { Loading, PageFault } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { ShopLink } from '../../ui/shop-link.tsx'
import { SureDialog } from '../../ui/sure-dialog.tsx'
import { WrittenHtml } from '../../ui/written-html.tsx'
import styles from './content.module.css'
import { PageDialog } from './page-dialog.tsx'

/** A page of the owner as it reads, and as it read before. */
export function PagePage() {
  const { id = '' } = useParams()
  const { data: page, error, refetch } = useQuery(pageOf(id))
  if (error && !page) return <PageFault error={error} onAgain={() => void refetch()} />
  return page ? <Written key={id} page={page} /> : <Loading />
}

function Written({ page }: { readonly page: DeskPage }) {
  const { fields, version, isFixed } = page
  const [asked, setAsked] = useState<'edit' | 'delete' | null>(null)
  const close = () => setAsked(null)
  return (
    <Page
      title={fields.title}
      note={`${fields.urlPath}, ${texts.versionOf(version).toLowerCase()}`}
      actions={
        <>
          <StatusLabel tone={fields.isPublished ? 'good' : 'quiet'}>
            {fields.isPublished ? texts.inShop : texts.notInShop}
          </StatusLabel>
          <ShopLink path={fields.urlPath} isPreview={!fields.isPublished}>
            {fields.isPublished ? texts.view : texts.preview}
          </ShopLink>
          {!isFixed && (
            <Button look="tertiary" size="small" onClick={() => setAsked('delete')}>
              {texts.remove}
            </Button>
          )}
          <Button size="small" onClick={() => setAsked('edit')}>
            {texts.editPage}
          </Button>
        </>
      }
    >
      <p className={styles.back}>
        <Link to={paths.content} className="text-link">
          {texts.back}
        </Link>
      </p>
      <div className={styles.panels}>
        {isFixed && <Notice tone="info">{fields.isPublished ? texts.fixed : texts.fixedLater}</Notice>}
        <section className="panel">
          <h2 className="type-20">{texts.text}</h2>
          {fields.content.trim() === '' ? (
            <p className="muted">{texts.nothingWritten}</p>
          ) : (
            <div className={styles.text}>
              <WrittenHtml html={fields.content} />
            </div>
          )}
        </section>
        <Versions page={page} />
      </div>
      {asked === 'edit' && <PageDialog page={page} onClose={close} />}
      {asked === 'delete' && <DeleteDialog page={page} onClose={close} />}
    </Page>
  )
}

function Versions({ page }: { readonly page: DeskPage }) {
  const { data } = useQuery(versionsOf(page.id))
  const [restored, setRestored] = useState<PageVersion | null>(null)
  const earlier = (data ?? []).filter(({ version }) => version !== page.version)
  return (
    <section className={`panel ${styles.panel}`}>
      <h2 className="type-20">{texts.versions}</h2>
      <p className="muted">{data && earlier.length === 0 ? texts.noVersions : texts.versionsText}</p>
      <div className={styles.versions}>
        {earlier.map((one) => (
          <Disclosure
            key={one.version}
            summary={texts.versionOf(one.version)}
            aside={
              <span className="muted">
                {wholeDates(texts.savedBy(one.savedBy, formatMoment(one.savedAt)))}
              </span>
            }
          >
            <div className={styles.version}>
              <p className="strong">{one.title}</p>
              <div className={styles.text}>
                <WrittenHtml html={one.content} />
              </div>
              <Button look="secondary" size="small" onClick={() => setRestored(one)}>
                {texts.restore(one.version)}
              </Button>
            </div>
          </Disclosure>
        ))}
      </div>
      {restored && <RestoreDialog page={page} version={restored} onClose={() => setRestored(null)} />}
    </section>
  )
}

type RestoreDialogProps = {
  readonly page: DeskPage
  readonly version: PageVersion
  readonly onClose: () => void
}

function RestoreDialog({ page: now, version: kept, onClose }: RestoreDialogProps) {
  const client = useQueryClient()
  // What a colleague saves meanwhile is not what was agreed to.
  const [page] = useState(now)
  const { version } = kept
  const { title, content, metaTitle, metaDescription } = page.fields
  const restore = useMutation({
    meta: TOLD_IN_PLACE,
    mutationFn: () =>
      api.editDeskPage({
        params: { id: page.id },
        body: {
          change: {
            title: kept.title,
            content: kept.content,
            metaTitle: kept.metaTitle ?? metaTitle,
            metaDescription: kept.metaDescription ?? metaDescription,
          },
          seen: { title, content, metaTitle, metaDescription },
        },
      }),
    async onSuccess() {
      showToast({ tone: 'good', title: texts.restored(version, page.fields.isPublished) })
      await client.invalidateQueries({ queryKey: ['content'] })
      onClose()
    },
    onError: () => client.invalidateQueries({ queryKey: ['content'] }),
  })
  return (
    <SureDialog
      title={texts.restoreTitle(version)}
      text={texts.restoreText}
      verb={texts.restore(version)}
      isPending={restore.isPending}
      failure={restore.error && errorLines(restore.error).join(' ')}
      onSure={() => restore.mutate()}
      onClose={onClose}
    />
  )
}

type DeleteDialogProps = { readonly page: DeskPage; readonly onClose: () => void }

function DeleteDialog({ page, onClose }: DeleteDialogProps) {
  const client = useQueryClient()
  const [{ id, version, fields }] = useState(page)
  const navigate = useNavigate()
  const remove = useMutation({
    meta: TOLD_IN_PLACE,
    mutationFn: () => api.deleteDeskPage({ params: { id }, query: { version } }),
    async onSuccess() {
      showToast({ tone: 'good', title: texts.removed(fields.title) })
      await navigate(paths.content, { replace: true })
      await client.invalidateQueries({ queryKey: ['content', 'list'] })
    },
  })
  return (
    <SureDialog
      title={texts.removeTitle(fields.title)}
      text={texts.removeText}
      verb={texts.remove}
      isPending={remove.isPending}
      failure={remove.error && errorLines(remove.error).join(' ')}
      onSure={() => remove.mutate()}
      onClose={onClose}
    />
  )
}
