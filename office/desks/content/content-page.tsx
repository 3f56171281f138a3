import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { DeskBlock, DeskMenu, DeskPageRow } from '#contract/office/content.ts'
import { PICTURE_PLACES, wordsOf } from '#domain/shop/content-places.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { pencilIcon } from '#app/ui/icons/pencil.ts'
import { plusIcon } from '#app/ui/icons/plus.ts'
import { StatusLabel } from '#app/ui/status-label.tsx'
import { type Column, Table } from '#app/ui/table.tsx'
import { formatMoment } from '#texts/nl/format-date.ts'
import { contentTexts as texts } from '#texts/nl/office/content.ts'
import { pageNames } from '#texts/nl/office/page-names.ts'
import { pictureFieldTexts } from '#texts/nl/office/picture-field.ts'
import { paths } from '../../paths.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { KeyedRows } from '../../ui/keyed-rows.tsx'
import { Loading, PageFault } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { contentList } from '../../work/content.ts'
import { BlockDialog } from './block-dialog.tsx'
import { KeyButton } from '../../ui/key-button.tsx'
import styles from './content.module.css'
import { MenuDialog } from './menu-dialog.tsx'
import { NewPageDialog } from './new-page-dialog.tsx'
import { plainText } from './plain-text.ts'
import { SHORT_KEYS } from './short-keys.ts'

/** What the owner writes in the shop: its pages, the texts at fixed places, and the menus below each page. */
export function ContentPage() {
  const { data, error, refetch } = useQuery(contentList)
  const [asked, setAsked] = useState<'page' | DeskBlock | DeskMenu | null>(null)
  const close = () => setAsked(null)
  if (error && !data) return <PageFault error={error} onAgain={() => void refetch()} />
  if (!data) return <Loading />
  return (
    <Page
      title={texts.title}
      note={texts.intro}
      actions={
        <>
          <LinkButton look="secondary" size="small" to={paths.redirects}>
            {pageNames.redirects}
          </LinkButton>
          <KeyButton
            of={SHORT_KEYS.content.make}
            size="small"
            icon={plusIcon}
            onClick={() => setAsked('page')}
          >
            {texts.makePage}
          </KeyButton>
        </>
      }
    >
      <KeyedRows className={styles.panels}>
        <section className="panel">
          <h2 className="type-20">{texts.pages}</h2>
          {data.pages.length === 0 ? (
            <EmptyState title={texts.noPages} text={texts.noPagesText} headingLevel={3} />
          ) : (
            <Table caption={texts.pages} columns={COLUMNS} rows={data.pages} rowKey={({ id }) => id} />
          )}
        </section>
        <section className={`panel ${styles.panel}`}>
          <h2 className="type-20">{texts.blocks}</h2>
          <p className="muted">{texts.blocksText}</p>
          <Written
            rows={data.blocks.map((block) => ({
              id: block.id,
              text: saidBy(block),
              onEdit: () => setAsked(block),
            }))}
          />
        </section>
        <section className={`panel ${styles.panel}`}>
          <h2 className="type-20">{texts.menus}</h2>
          <p className="muted">{texts.menusText}</p>
          <Written
            rows={data.menus.map((menu) => ({
              id: menu.id,
              text: menu.label === '' ? texts.empty : `${menu.label}: ${texts.links(menu.children.length)}`,
              onEdit: () => setAsked(menu),
            }))}
          />
        </section>
      </KeyedRows>
      {asked === 'page' && <NewPageDialog onClose={close} />}
      {asked !== null && asked !== 'page' && 'content' in asked && (
        <BlockDialog
          key={asked.id}
          block={asked}
          onClose={close}
          onPictured={() => setAsked(data.blocks.find(({ id }) => id === wordsOf(asked.id)) ?? null)}
        />
      )}
      {asked !== null && asked !== 'page' && 'children' in asked && (
        <MenuDialog menu={asked} onClose={close} />
      )}
    </Page>
  )
}

const saidBy = ({ id, content }: DeskBlock): ReactNode =>
  content !== '' && PICTURE_PLACES.has(id) ? (
    <img className={styles.picture} src={content} alt={pictureFieldTexts.shown} loading="lazy" />
  ) : (
    plainText(content) || texts.empty
  )

type WrittenRow = { readonly id: string; readonly text: ReactNode; readonly onEdit: () => void }

const Written = ({ rows }: { readonly rows: readonly WrittenRow[] }) => (
  <ul className={styles.rows}>
    {rows.map(({ id, text, onEdit }) => {
      const name = texts.nameOf(id)
      return (
        <li key={id} data-row>
          <p>
            <span className="strong">{name}</span>
            <small>{text}</small>
          </p>
          <IconButton icon={pencilIcon} label={texts.edit(name)} onPress={onEdit} />
        </li>
      )
    })}
  </ul>
)

const COLUMNS: readonly Column<DeskPageRow>[] = [
  {
    id: 'title',
    header: texts.page,
    inBlock: 'full',
    cell: ({ id, title }) => <Link to={paths.contentPage(id)}>{title}</Link>,
  },
  { id: 'path', header: texts.path, cell: ({ path }) => path },
  {
    id: 'state',
    header: texts.state,
    inBlock: 'lead',
    cell: ({ isPublished }) => (
      <span className={styles.state}>
        <StatusLabel tone={isPublished ? 'good' : 'quiet'}>
          {isPublished ? texts.inShop : texts.notInShop}
        </StatusLabel>
      </span>
    ),
  },
  { id: 'changed', header: texts.changed, cell: ({ updatedAt }) => formatMoment(updatedAt) },
]
