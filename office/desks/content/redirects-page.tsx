import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { DeskRedirect } from '#contract/office/redirects.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { plusIcon } from '#app/ui/icons/plus.ts'
import { trashIcon } from '#app/ui/icons/trash.ts'
import { StatusLabel } from '#app/ui/status-label.tsx'
import type { Column } from '#app/ui/table.tsx'
import { redirectTexts as texts } from '#texts/nl/office/redirects.ts'
import { paths } from '../../paths.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { EndlessTable } from '../../ui/endless-table.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { KeyButton } from '../../ui/key-button.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { ShopLink } from '../../ui/shop-link.tsx'
import { useSearch } from '../../ui/use-list-view.ts'
import { redirectList } from '../../work/redirects.ts'
import { RedirectDialog } from './redirect-dialog.tsx'
import styles from './redirects.module.css'
import { RemoveRedirect } from './remove-redirect.tsx'
import { SHORT_KEYS } from './short-keys.ts'

type Asked =
  | { readonly does: 'add' }
  | { readonly does: 'change' | 'remove'; readonly redirect: DeskRedirect }

/** Where old addresses lead; what is searched for stands in the address. */
export function RedirectsPage() {
  const { search, onSearch } = useSearch()
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const columns = useMemo(() => columnsFor(setAsked), [])
  return (
    <ListPage
      list="redirects"
      title={texts.title}
      note={texts.note}
      back={<BackLink to={paths.content}>{texts.back}</BackLink>}
      searchLabel={texts.search}
      search={search}
      onSearch={onSearch}
      actions={
        <>
          <LinkButton look="secondary" size="small" to={paths.manyRedirects}>
            {texts.many}
          </LinkButton>
          <KeyButton
            of={SHORT_KEYS.redirects.make}
            size="small"
            icon={plusIcon}
            onClick={() => setAsked({ does: 'add' })}
          >
            {texts.add}
          </KeyButton>
        </>
      }
    >
      <EndlessTable
        list={useInfiniteQuery(redirectList(search))}
        rowsOf={(page) => page.redirects.map((one): Row => ({ ...one, id: one.from }))}
        columns={columns}
        texts={texts}
        search={search}
      />
      {asked?.does === 'add' && <RedirectDialog redirect={null} onClose={close} />}
      {asked?.does === 'change' && <RedirectDialog redirect={asked.redirect} onClose={close} />}
      {asked?.does === 'remove' && <RemoveRedirect redirect={asked.redirect} onClose={close} />}
    </ListPage>
  )
}

/** They are told apart by their old paths. */
type Row = DeskRedirect & { readonly id: string }

const columnsFor = (onAsk: (asked: Asked) => void): readonly Column<Row>[] => [
  {
    id: 'from',
    header: texts.from,
    inBlock: 'full',
    cell: (redirect) => (
      <span className={styles.path}>
        <button
          type="button"
          className="text-link"
          title={texts.change}
          data-first
          onClick={() => onAsk({ does: 'change', redirect })}
        >
          {redirect.from}
        </button>
        {redirect.isCovered && <StatusLabel tone="warning">{texts.covered}</StatusLabel>}
      </span>
    ),
  },
  {
    id: 'to',
    header: texts.to,
    cell: ({ to, target }) => (
      <span className={styles.path}>
        {target === null ? (
          to
        ) : (
          <ShopLink path={to} isPreview={false}>
            {to}
          </ShopLink>
        )}
      </span>
    ),
  },
  {
    id: 'target',
    header: texts.target,
    cell: ({ target }) =>
      target === null ? <StatusLabel tone="warning">{texts.gone}</StatusLabel> : texts.targets[target],
  },
  {
    id: 'origin',
    header: texts.origin,
    cell: ({ origin }) => (origin === null ? texts.originUnknown : texts.origins[origin]),
  },
  {
    id: 'acts',
    header: texts.acts,
    hideHeader: true,
    inBlock: 'lead',
    cell: (redirect) => (
      <IconButton
        icon={trashIcon}
        label={texts.remove(redirect.from)}
        onPress={() => onAsk({ does: 'remove', redirect })}
      />
    ),
  },
]
