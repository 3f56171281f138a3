import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { isApiError } from '#contract/api-error.ts'
import type { Delivery } from '#contract/office/delivery.ts'
import { COUNTRY_CODES } from '#domain/addresses/country-codes.ts'
import { Button } from '#app/ui/button.tsx'
import { plusIcon } from '#app/ui/icons/plus.ts'
import { Notice } from '#app/ui/notice.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { countryName } from '#texts/nl/country.ts'
import { deliveryTexts as texts } from '#texts/nl/office/delivery.ts'
import { editTexts } from '#texts/nl/office/editing.ts'
import { api } from '../../lib/api.ts'
import { TOLD_IN_PLACE } from '../../lib/call-errors.ts'
import { showReply } from '../../lib/show-reply.ts'
import { EarlierVersions } from '../../ui/earlier-versions.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { delivery as deliveryQuery } from '../../work/delivery.ts'
import { type Country, CountryRow } from './country-row.tsx'
import styles from './shop.module.css'

type CountriesDialogProps = { readonly countries: Delivery['countries']; readonly onClose: () => void }

/** It is told with what the colleague made of it. */
const isClash = (error: unknown) => isApiError(error) && error.status === 409

const asSet = (countries: readonly Country[]) => countries.map(({ code, ships }) => ({ code, ships }))

/** Sets which countries the shop knows, in their order, and to which of them it ships. */
export function CountriesDialog({ countries, onClose }: CountriesDialogProps) {
  const client = useQueryClient()
  const chooser = useRef<HTMLSelectElement>(null)
  const [seen, setSeen] = useState<readonly Country[]>(countries)
  const [isElsewhere, setElsewhere] = useState(false)
  const [rows, setRows] = useState<readonly Country[]>(countries)
  const [picked, setPicked] = useState('')
  const save = useMutation({
    meta: TOLD_IN_PLACE,
    mutationFn: () => api.setDeliveryCountries({ body: { countries: asSet(rows), seen: asSet(seen) } }),
    async onSuccess(now) {
      showReply(client, deliveryQuery.queryKey, now)
      showToast({ tone: 'good', title: texts.countriesSaved })
      onClose()
    },
    async onError(error) {
      if (!isClash(error)) return
      const now = await client.fetchQuery({ ...deliveryQuery, staleTime: 0 })
      setSeen(now.countries)
      setElsewhere(true)
    },
  })

  function send() {
    if (rows.length === 0) return { country: texts.atLeastOne }
    save.mutate()
    return undefined
  }

  const free = COUNTRY_CODES.filter((code) => !rows.some((row) => row.code === code))
    .map((code) => ({ value: code, label: countryName(code) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'nl'))

  // One that was taken out a moment ago may be in use all the same.
  const knownAs = (code: string): Country =>
    seen.find((country) => country.code === code) ?? {
      code,
      name: countryName(code),
      ships: true,
      isInUse: false,
    }

  function add() {
    if (picked === '') return
    setRows([...rows, knownAs(picked)])
    setPicked('')
    chooser.current?.focus()
  }

  return (
    <FormDialog
      dismissable={false}
      title={texts.changeCountries}
      intro={texts.countriesIntro}
      verb={editTexts.save}
      isPending={save.isPending}
      refusal={isClash(save.error) ? null : save.error}
      onSend={send}
      onClose={onClose}
    >
      {(faults) => (
        <>
          <div role="alert">
            {isElsewhere && (
              <Notice tone="warning" title={texts.changedMeanwhile}>
                <p>{texts.changedMeanwhileText}</p>
                <p>{seen.map(({ name, ships }) => texts.countryRow(name, ships)).join(', ')}</p>
              </Notice>
            )}
          </div>
          {rows.length > 0 && (
            <ol className={styles.countries}>
              {rows.map((row, place) => (
                <CountryRow
                  key={row.code}
                  country={row}
                  isFirst={place === 0}
                  onShips={(ships) => setRows(rows.with(place, { ...row, ships }))}
                  onEarlier={() => setRows(rows.toSpliced(place, 1).toSpliced(place - 1, 0, row))}
                  onRemove={() => {
                    chooser.current?.focus()
                    setRows(rows.toSpliced(place, 1))
                  }}
                />
              ))}
            </ol>
          )}
          <div className={styles.pick}>
            <SelectField
              ref={chooser}
              name="country"
              compact
              label={texts.country}
              value={picked}
              error={faults['country']}
              options={[{ value: '', label: texts.chooseCountry }, ...free]}
              onChange={({ target }) => setPicked(target.value)}
            />
            <Button look="secondary" size="small" icon={plusIcon} refusing={picked === ''} onClick={add}>
              {texts.addCountry}
            </Button>
          </div>
          <EarlierVersions
            kind="countries"
            id="all"
            now={{ countries: asSet(seen) }}
            summary={(earlier) =>
              earlier.countries
                .map(({ code, ships }) => texts.countryRow(countryName(code), ships))
                .join(', ')
            }
            onTake={(earlier) =>
              setRows(earlier.countries.map(({ code, ships }) => ({ ...knownAs(code), ships })))
            }
          />
        </>
      )}
    </FormDialog>
  )
}
