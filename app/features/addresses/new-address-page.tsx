import { useNavigate } from 'react-router'
import type { Country } from '#contract/config.ts'
import { api } from '#app/lib/api/api.ts'
import { paths } from '#app/paths.ts'
import { showToast } from '#app/ui/toast-store.ts'
import { addressesTexts as texts } from '#texts/nl/account.ts'
import { PageHeading } from '#app/lib/account/page-heading.tsx'
import { AddressForm } from './address-form.tsx'

export function NewAddressPage({ countries }: { readonly countries: readonly Country[] }) {
  const navigate = useNavigate()
  return (
    <>
      <PageHeading title={texts.newTitle} />
      <section className="panel">
        <AddressForm
          countries={countries}
          onCancel={() => void navigate(paths.addresses)}
          save={async (body) => {
            await api.addAddress({ body })
            showToast({ tone: 'good', title: texts.saved })
            await navigate(paths.addresses)
          }}
        />
      </section>
    </>
  )
}
