import { useState } from 'react'
import { Link } from 'react-router'
import type { DeskCompany, DeskContact } from '#contract/office/companies.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { StatusLabel } from '#app/ui/status-label.tsx'
import { bounceReasonTexts } from '#texts/nl/office/mail-reports.ts'
import { companyTexts as texts } from '#texts/nl/office/companies.ts'
import { formatMoment } from '#texts/nl/format-date.ts'
import { api } from '../../lib/api.ts'
import { useMay } from '../../lib/operator.ts'
import { useActFor } from '../../lib/use-act-for.ts'
import { paths } from '../../paths.ts'
import { PanelLine, PanelRows } from '../../ui/panel-rows.tsx'
import { SureDialog } from '../../ui/sure-dialog.tsx'
import { ContactDialog } from './contact-dialog.tsx'
import { contactName } from './contact-name.ts'
import { PersonDialog } from './person-dialog.tsx'
import { RightsDialog } from './rights-dialog.tsx'
import { useCompanyChange } from './use-company-change.ts'
import styles from './companies.module.css'

/** Whether somebody was never invited. */
const isToInvite = ({ state, invitedUntil }: DeskContact) => state === 'invited' && invitedUntil === null

const TONES = { active: 'good', invited: 'info', blocked: 'error' } as const

const ContactState = ({ contact }: { readonly contact: DeskContact }) =>
  isToInvite(contact) ? (
    <StatusLabel tone="quiet">{texts.notInvited}</StatusLabel>
  ) : (
    <StatusLabel tone={TONES[contact.state]}>{texts.contactState[contact.state]}</StatusLabel>
  )

/** The people of a company: what they may, and whether they can log in. */
export function Contacts({ company }: { readonly company: DeskCompany }) {
  const mayChange = useMay()('changeCompanies')
  const [isAdding, setAdding] = useState(false)
  return (
    <section className="panel">
      <h2 className={`type-20 ${styles.head}`}>{texts.contacts}</h2>
      {company.contacts.length === 0 && <p className="muted">{texts.noContacts}</p>}
      <PanelRows>
        {company.contacts.map((contact) => (
          <li key={contact.id}>
            <PanelLine>
              <h3 className="type-18">{contactName(contact)}</h3>
              <span className={styles.labels}>
                {contact.id === company.mainContactId && (
                  <StatusLabel tone="quiet">{texts.mainContact}</StatusLabel>
                )}
                <ContactState contact={contact} />
              </span>
            </PanelLine>
            <ContactFacts contact={contact} />
            {contact.bounce && <Bounce bounce={contact.bounce} />}
            <ContactActions company={company} contact={contact} />
          </li>
        ))}
      </PanelRows>
      {mayChange && !company.isBlocked && (
        <div className={styles.note}>
          <Button look="secondary" size="small" onClick={() => setAdding(true)}>
            {texts.addContact}
          </Button>
        </div>
      )}
      {isAdding && <ContactDialog company={company} onClose={() => setAdding(false)} />}
    </section>
  )
}

function ContactFacts({ contact }: { readonly contact: DeskContact }) {
  const { email, phone, rights, lastLoginAt } = contact
  return (
    <>
      <p className={styles.address}>{[email, phone].filter(Boolean).join(', ')}</p>
      <p>{texts.rolesOf(rights.roles.map((role) => texts.roles[role]))}</p>
      {rights.orderLimitInCents !== null && <p>{texts.limitOf(rights.orderLimitInCents)}</p>}
      <p className="muted">
        {lastLoginAt === null ? texts.neverLoggedIn : texts.lastLogin(formatMoment(lastLoginAt))}
      </p>
    </>
  )
}

/** Mail to his address comes back, so that he hears nothing of us. */
function Bounce({
  bounce: { mailId, at, reason, said },
}: {
  readonly bounce: NonNullable<DeskContact['bounce']>
}) {
  const may = useMay()
  return (
    <Notice tone="error" title={texts.bounced(formatMoment(at))} className={styles.note ?? ''}>
      <p>{bounceReasonTexts[reason]}</p>
      <p className={styles.address}>{said}</p>
      {may('sendMails') && (
        <Link to={paths.mail(mailId)} className="text-link">
          {texts.toBounced}
        </Link>
      )}
    </Notice>
  )
}

type ContactActionsProps = { readonly company: DeskCompany; readonly contact: DeskContact }

function ContactActions({ company, contact }: ContactActionsProps) {
  const may = useMay()
  const [dialog, setDialog] = useState<'person' | 'rights' | 'block' | null>(null)
  const name = contactName(contact)
  const params = { id: company.id, contactId: contact.id }
  const block = useCompanyChange(company.id, {
    call: (isBlocked: boolean) => api.blockContact({ params, body: { isBlocked } }),
    told: (isBlocked) => (isBlocked ? texts.isBlocked : texts.isUnblocked)(name),
    onDone: () => setDialog(null),
  })
  const invite = useCompanyChange(company.id, {
    call: () => api.inviteContactAgain({ params, body: { invitedUntil: contact.invitedUntil } }),
    told: () => texts.invited(contact.email),
  })
  const lead = useCompanyChange(company.id, {
    call: () =>
      api.chooseMainContact({
        params: { id: company.id },
        body: { contactId: contact.id, seen: company.mainContactId },
      }),
    told: () => texts.isMainContact(name),
  })
  const act = useActFor({ companyId: company.id, contactId: contact.id, at: '/' })
  if (!may('changeCompanies')) return null
  const isBlocked = contact.state === 'blocked'
  const isNew = isToInvite(contact)
  return (
    <div className={styles.actions}>
      {may('actForContact') && contact.state === 'active' && !company.isBlocked && (
        <Button
          look="secondary"
          size="small"
          pending={act.isPending}
          aria-label={texts.orderForOf(name)}
          onClick={() => act.mutate()}
        >
          {texts.orderFor}
        </Button>
      )}
      <Button
        look="secondary"
        size="small"
        aria-label={texts.changePersonOf(name)}
        onClick={() => setDialog('person')}
      >
        {texts.changePerson}
      </Button>
      <Button
        look="secondary"
        size="small"
        aria-label={texts.changeRightsOf(name)}
        onClick={() => setDialog('rights')}
      >
        {texts.changeRights}
      </Button>
      {contact.state === 'invited' && !company.isBlocked && (
        <Button
          look="secondary"
          size="small"
          pending={invite.isPending}
          aria-label={(isNew ? texts.inviteFirstOf : texts.inviteOf)(name)}
          onClick={() => invite.mutate()}
        >
          {isNew ? texts.inviteFirst : texts.invite}
        </Button>
      )}
      {contact.id !== company.mainContactId && !isBlocked && (
        <Button
          look="secondary"
          size="small"
          pending={lead.isPending}
          aria-label={texts.makeMainContactOf(name)}
          onClick={() => lead.mutate()}
        >
          {texts.makeMainContact}
        </Button>
      )}
      <Button
        look="tertiary"
        size="small"
        pending={block.isPending}
        aria-label={(isBlocked ? texts.unblockOf : texts.blockOf)(name)}
        onClick={() => (isBlocked ? block.mutate(false) : setDialog('block'))}
      >
        {isBlocked ? texts.unblock : texts.block}
      </Button>
      {dialog === 'person' && (
        <PersonDialog companyId={company.id} contact={contact} onClose={() => setDialog(null)} />
      )}
      {dialog === 'rights' && (
        <RightsDialog companyId={company.id} contact={contact} onClose={() => setDialog(null)} />
      )}
      {dialog === 'block' && (
        <SureDialog
          title={texts.blockTitle(name)}
          text={texts.blockContactText}
          verb={texts.block}
          isPending={block.isPending}
          onSure={() => block.mutate(true)}
          onClose={() => setDialog(null)}
        />
      )}
    </div>
  )
}
