import { useState } from 'react'
import type { Address } from '#contract/customer.ts'
import type { DeskCompany } from '#contract/office/companies.ts'
import { addressLines, streetLine } from '#domain/addresses/address-lines.ts'
import { Button } from '#app/ui/button.tsx'
import { companyTexts as texts } from '#texts/nl/office/companies.ts'
import { api } from '../../lib/api.ts'
import { useMay } from '../../lib/operator.ts'
import { PanelRows } from '../../ui/panel-rows.tsx'
import { SureDialog } from '../../ui/sure-dialog.tsx'
import { AddressDialog, seenOf } from './address-dialog.tsx'
import { useCompanyChange } from './use-company-change.ts'
import styles from './companies.module.css'

/** Where a company has its orders brought. */
export function Addresses({ company }: { readonly company: DeskCompany }) {
  const mayChange = useMay()('changeCompanies')
  const [isAdding, setAdding] = useState(false)
  return (
    <section className="panel">
      <h2 className={`type-20 ${styles.head}`}>{texts.addresses}</h2>
      {company.addresses.length === 0 && <p className="muted">{texts.noAddresses}</p>}
      <PanelRows>
        {company.addresses.map((address) => (
          <li key={address.id} className={styles.address}>
            <span>{[...(address.label ? [address.label] : []), ...addressLines(address)].join('\n')}</span>
            {address.isDefault && <span className="muted">{texts.standard}</span>}
            {mayChange && <AddressActions company={company} address={address} />}
          </li>
        ))}
      </PanelRows>
      {mayChange && (
        <div className={styles.note}>
          <Button look="secondary" size="small" onClick={() => setAdding(true)}>
            {texts.addAddress}
          </Button>
        </div>
      )}
      {isAdding && (
        <AddressDialog company={company} kind="delivery" address={null} onClose={() => setAdding(false)} />
      )}
    </section>
  )
}

type AddressActionsProps = { readonly company: DeskCompany; readonly address: Address }

function AddressActions({ company, address }: AddressActionsProps) {
  const [dialog, setDialog] = useState<'change' | 'remove' | null>(null)
  const name = address.label ?? streetLine(address)
  const remove = useCompanyChange(company.id, {
    call: () =>
      api.removeCompanyAddress({
        params: { id: company.id, addressId: address.id },
        body: { seen: seenOf(address) },
      }),
    told: () => texts.addressRemoved,
    onEnd: () => setDialog(null),
  })
  return (
    <div className={styles.actions}>
      <Button
        look="secondary"
        size="small"
        aria-label={texts.changeAddressOf(name)}
        onClick={() => setDialog('change')}
      >
        {texts.change}
      </Button>
      <Button
        look="tertiary"
        size="small"
        aria-label={texts.removeAddressOf(name)}
        onClick={() => setDialog('remove')}
      >
        {texts.remove}
      </Button>
      {dialog === 'change' && (
        <AddressDialog company={company} kind="delivery" address={address} onClose={() => setDialog(null)} />
      )}
      {dialog === 'remove' && (
        <SureDialog
          title={texts.removeAddressTitle}
          text={texts.removeAddressText(name)}
          verb={texts.remove}
          isPending={remove.isPending}
          onSure={() => remove.mutate()}
          onClose={() => setDialog(null)}
        />
      )}
    </div>
  )
}
