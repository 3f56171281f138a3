import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SelectField } from '#app/ui/select-field.tsx'
import { companyTexts as texts } from '#texts/nl/office/companies.ts'
import type { BulkQuestion } from '../../ui/bulk.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Loading, LoadFault } from '../../ui/loading.tsx'
import { ownPriceLists } from '../../work/companies.ts'

const FIELDS = [
  { name: 'contractPriceListId', kind: 'contract', label: texts.contractList },
  { name: 'groupPriceListId', kind: 'group', label: texts.groupList },
] as const
type Field = (typeof FIELDS)[number]['name']
const KEPT = 'blijft'
const NONE = ''

/** Asks which price lists several companies get, or that they get none. */
export function ManyListsDialog({ told, count, isPending, refusal, onStart, onClose }: BulkQuestion) {
  const { data: lists, error, refetch } = useQuery(ownPriceLists)
  const [chosen, setChosen] = useState<Readonly<Record<Field, string>>>({
    contractPriceListId: KEPT,
    groupPriceListId: KEPT,
  })

  function send() {
    const changed = FIELDS.filter(({ name }) => chosen[name] !== KEPT)
    if (changed.length === 0) return { contractPriceListId: texts.chooseList }
    onStart({
      kind: 'changePriceLists',
      ...Object.fromEntries(changed.map(({ name }) => [name, chosen[name] || null])),
    })
    return undefined
  }

  const meanings = FIELDS.filter(({ name }) => chosen[name] !== KEPT).map(({ name, kind }) =>
    texts.manyGetList[kind](count, lists?.find(({ id }) => id === chosen[name])?.title ?? null),
  )

  return (
    <FormDialog
      title={texts.changeLists}
      intro={`${told}. ${texts.manyTermsIntro}`}
      verb={lists ? texts.changeMany : null}
      isPending={isPending}
      refusal={refusal}
      onSend={send}
      onClose={onClose}
    >
      {(faults) =>
        lists ? (
          <>
            {FIELDS.map(({ name, kind, label }) => (
              <SelectField
                key={name}
                name={name}
                label={label}
                options={[
                  { value: KEPT, label: texts.listStays },
                  { value: NONE, label: texts.noList },
                  ...lists
                    .filter((list) => list.kind === kind)
                    .map(({ id, title }) => ({ value: id, label: title })),
                ]}
                value={chosen[name]}
                error={faults[name]}
                onChange={({ target }) => setChosen({ ...chosen, [name]: target.value })}
              />
            ))}
            <output className="muted">{meanings.join(' ')}</output>
          </>
        ) : error ? (
          <LoadFault error={error} onAgain={() => void refetch()} />
        ) : (
          <Loading />
        )
      }
    </FormDialog>
  )
}
