import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { ContactToInvite } from '#contract/office/invitations.ts'
import { INVITATION_DAYS } from '#domain/access/invitation.ts'
import { StatusLabel } from '#app/ui/status-label.tsx'
import type { Column } from '#app/ui/table.tsx'
import { invitationTexts as texts } from '#texts/nl/office/invitations.ts'
import { formatDate } from '#texts/nl/format-date.ts'
import { paths } from '../../paths.ts'
import { BackLink } from '../../ui/back-link.tsx'
import type { BulkAction } from '../../ui/bulk.ts'
import { EndlessTable } from '../../ui/endless-table.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { useSearch } from '../../ui/use-list-view.ts'
import { contactsToInvite } from '../../work/invitations.ts'
import { contactName } from './contact-name.ts'
import styles from './companies.module.css'
import { SHORT_KEYS } from './short-keys.ts'

/** The contacts without a password who have no invitation that holds: those that are chosen get one by one press. */
export function InvitationsPage() {
  const { search, onSearch } = useSearch()
  const list = useInfiniteQuery(contactsToInvite(search))
  const total = list.data?.pages[0]?.total ?? undefined
  return (
    <ListPage
      list="invitations"
      title={texts.title}
      note={total && search === '' ? texts.waiting(total) : texts.note}
      back={<BackLink to={paths.companies}>{texts.back}</BackLink>}
      searchLabel={texts.search}
      search={search}
      onSearch={onSearch}
    >
      <EndlessTable
        list={list}
        bulk={{
          list: 'invitations',
          actions: [INVITE],
          nameOf,
          view: { queue: 'waiting', search },
          chooseAll: texts.chooseAll,
        }}
        rowsOf={(page) => page.contacts}
        columns={COLUMNS}
        texts={{ ...texts, noneText: search === '' ? texts.noneText : texts.otherWords }}
        search={search}
      />
    </ListPage>
  )
}

const nameOf = (row: Pick<ContactToInvite, 'email'> | { readonly number: string }) =>
  'email' in row ? row.email : row.number

const INVITE: BulkAction = {
  id: 'invite',
  of: SHORT_KEYS.invitations.invite,
  question: texts.inviteMany,
  intro: texts.inviteIntro(INVITATION_DAYS),
  order: { kind: 'inviteContacts' },
}

const COLUMNS: readonly Column<ContactToInvite>[] = [
  {
    id: 'name',
    header: texts.name,
    inBlock: 'full',
    cell: (contact) => <strong className={styles.name}>{contactName(contact)}</strong>,
  },
  {
    id: 'company',
    header: texts.company,
    inBlock: 'full',
    cell: ({ company }) => (
      <Link to={paths.company(company.id)} className={styles.name}>
        {company.name}
      </Link>
    ),
  },
  {
    id: 'email',
    header: texts.email,
    inBlock: 'full',
    cell: ({ email }) => <span className={styles.name}>{email}</span>,
  },
  {
    id: 'since',
    header: texts.since,
    dispensable: true,
    cell: ({ createdAt }) => formatDate(createdAt),
  },
  {
    id: 'invitation',
    header: texts.invitation,
    inBlock: 'lead',
    cell: ({ expiredAt }) => (
      <span className={styles.whole}>
        {expiredAt === null ? (
          <StatusLabel tone="quiet">{texts.never}</StatusLabel>
        ) : (
          <StatusLabel tone="warning">{texts.expired(formatDate(expiredAt))}</StatusLabel>
        )}
      </span>
    ),
  },
]
