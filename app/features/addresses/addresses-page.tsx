import { pencilIcon } from '#app/ui/icons/pencil.ts'
import { plusIcon } from '#app/ui/icons/plus.ts'
import { trashIcon } from '#app/ui/icons/trash.ts'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Country } from '#contract/config.ts'
import type { Address } from '#contract/customer.ts'
import { AddressText } from '#app/lib/addresses/address-block.tsx'
import { addressName } from '#app/lib/addresses/address-text.ts'
import { api } from '#app/lib/api/api.ts'
import { LeaveQuestion } from '#app/lib/forms/leave-question.tsx'
import { useCall } from '#app/lib/calls/use-call.ts'
import { useLeaveQuestion } from '#app/lib/forms/use-leave-question.ts'
import { paths } from '#app/paths.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { StatusLabel } from '#app/ui/status-label.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { addressesTexts as texts } from '#texts/nl/account.ts'
import { formTexts } from '#texts/nl/forms.ts'
import { PageHeading } from '#app/lib/account/page-heading.tsx'
import styles from './addresses-page.module.css'
import { AddressForm } from './address-form.tsx'

type AddressesPageProps = { readonly addresses: readonly Address[]; readonly countries: readonly Country[] }
type Open = { readonly what: 'edit' | 'remove'; readonly address: Address } | null

const ADD_ID = 'adres-toevoegen'
const addButton = () => document.getElementById(ADD_ID)

export function AddressesPage({ addresses, countries }: AddressesPageProps) {
  const [open, setOpen] = useState<Open>(null)
  const revalidator = useRevalidator()
  const close = () => setOpen(null)

  async function settled(told: string) {
    close()
    showToast({ tone: 'good', title: told })
    await revalidator.revalidate()
  }

  async function removed() {
    await settled(texts.removed)
    // The button that opened the question went with its card.
    addButton()?.focus()
  }

  return (
    <>
      <PageHeading
        title={texts.title}
        action={
          <LinkButton id={ADD_ID} to={paths.newAddress} icon={plusIcon}>
            {texts.add}
          </LinkButton>
        }
      />
      {addresses.length === 0 ? (
        <div className="panel">
          <EmptyState title={texts.emptyTitle} text={texts.emptyText} />
        </div>
      ) : (
        <ul className={styles.cards}>
          {addresses.map((address) => (
            <AddressCard
              key={address.id}
              address={address}
              onEdit={() => setOpen({ what: 'edit', address })}
              onRemove={() => setOpen({ what: 'remove', address })}
            />
          ))}
        </ul>
      )}
      {open?.what === 'edit' && (
        <EditDialog
          address={open.address}
          countries={countries}
          onClose={close}
          onSaved={() => settled(texts.saved)}
        />
      )}
      {open?.what === 'remove' && <RemoveDialog address={open.address} onClose={close} onRemoved={removed} />}
    </>
  )
}

type AddressCardProps = {
  readonly address: Address
  readonly onEdit: () => void
  readonly onRemove: () => void
}

function AddressCard({ address, onEdit, onRemove }: AddressCardProps) {
  const name = addressName(address)
  return (
    <li>
      <header>
        <h2>{name}</h2>
        {address.isDefault && <StatusLabel tone="good">{texts.isDefault}</StatusLabel>}
      </header>
      <AddressText address={address} hideCompany={name === address.companyName} />
      {address.deliveryNotes && <p className="small muted">{address.deliveryNotes}</p>}
      <footer>
        <Button
          look="tertiary"
          size="small"
          icon={pencilIcon}
          aria-label={texts.editOf(name)}
          onClick={onEdit}
        >
          {texts.edit}
        </Button>
        <Button
          look="tertiary"
          size="small"
          icon={trashIcon}
          aria-label={texts.removeOf(name)}
          onClick={onRemove}
        >
          {texts.remove}
        </Button>
      </footer>
    </li>
  )
}

type EditDialogProps = {
  readonly address: Address
  readonly countries: readonly Country[]
  readonly onClose: () => void
  readonly onSaved: () => Promise<void>
}

function EditDialog({ address, countries, onClose, onSaved }: EditDialogProps) {
  const { holdsBack, leave, aroundForm, question } = useLeaveQuestion(onClose)
  return (
    <Dialog
      open
      size="wide"
      title={texts.editTitle}
      onClose={onClose}
      holdsBack={holdsBack}
      returnFocusTo={addButton}
    >
      <div {...aroundForm}>
        <AddressForm
          address={address}
          countries={countries}
          onCancel={leave}
          save={async (body) => {
            await api.changeAddress({ params: { id: address.id }, body })
            await onSaved()
          }}
        />
      </div>
      <LeaveQuestion {...question} />
    </Dialog>
  )
}

type RemoveDialogProps = {
  readonly address: Address
  readonly onClose: () => void
  readonly onRemoved: () => Promise<void>
}

function RemoveDialog({ address, onClose, onRemoved }: RemoveDialogProps) {
  const [pending, setPending] = useState(false)
  const call = useCall()

  async function remove() {
    setPending(true)
    const reply = await call(() => api.removeAddress({ params: { id: address.id } }))
    setPending(false)
    if (reply) await onRemoved()
  }

  return (
    <Dialog
      open
      kind="alertdialog"
      title={texts.removeQuestion}
      intro={texts.removeWarning(addressName(address))}
      onClose={onClose}
      returnFocusTo={addButton}
      actions={
        <>
          <Button look="tertiary" onClick={onClose}>
            {formTexts.cancel}
          </Button>
          <Button pending={pending} onClick={() => void remove()}>
            {texts.remove}
          </Button>
        </>
      }
    />
  )
}
