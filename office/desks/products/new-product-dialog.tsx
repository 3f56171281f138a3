import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ProductRow } from '#contract/office/products.ts'
import { isSku } from '#domain/catalogue/sku.ts'
import { ChoiceGroup, ChoiceRow } from '#app/ui/choice-row.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { productTexts as texts } from '#texts/nl/office/products.ts'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import { api } from '../../lib/api.ts'
import { TOLD_IN_PLACE } from '../../lib/call-errors.ts'
import { fieldText } from '../../lib/field-text.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { productList, productOf } from '../../work/products.ts'

/** The product that a new one is a copy of. */
type Original = Pick<ProductRow, 'id' | 'sku' | 'title' | 'type'>

type NewProductDialogProps = {
  /** What it is a copy of, where that is known beforehand. */
  readonly original?: Original
  readonly onMade: (id: string) => void
  readonly onClose: () => void
}

const MOST_FOUND = 5
const TYPES = ['simple', 'bundle'] as const

/** Asks what a new product is called, and of which it is a copy; it opens as a draft. */
export function NewProductDialog({ original, onMade, onClose }: NewProductDialogProps) {
  const client = useQueryClient()
  const [chosen, setChosen] = useState<Original | null>(original ?? null)
  const [type, setType] = useState<ProductRow['type']>('simple')
  const make = useMutation({
    meta: TOLD_IN_PLACE,
    mutationFn: (body: { readonly sku: string; readonly title: string }) =>
      api.createDeskProduct({
        body: { ...body, copyOf: chosen?.id ?? null, type: chosen?.type ?? type },
      }),
    async onSuccess(made) {
      client.setQueryData(productOf(made.id).queryKey, made)
      showToast({ tone: 'good', title: texts.made(made.fields.title) })
      onMade(made.id)
      await client.invalidateQueries({ queryKey: ['products'] })
    },
  })

  /** What is wrong with what is filled in; what is right is sent. */
  function send(form: HTMLFormElement) {
    const sku = fieldText(form, 'sku').trim()
    const title = fieldText(form, 'title').trim()
    const isNumber = isSku(sku)
    if (isNumber && title !== '') make.mutate({ sku, title })
    return {
      ...(!isNumber && { sku: sku === '' ? fieldFaultTexts.Required : fieldFaultTexts.SkuInvalid }),
      ...(title === '' && { title: fieldFaultTexts.Required }),
    }
  }

  return (
    <FormDialog
      title={texts.make}
      intro={texts.makeIntro}
      verb={texts.makeIt}
      isPending={make.isPending}
      refusal={make.error}
      onSend={send}
      onClose={onClose}
    >
      {(faults) => (
        <>
          <TextField
            name="sku"
            label={texts.sku}
            hint={texts.skuHint}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={64}
            error={faults.sku}
          />
          <TextField
            name="title"
            label={texts.newTitle}
            autoComplete="off"
            maxLength={200}
            error={faults.title}
          />
          {chosen === null && (
            <ChoiceGroup label={texts.type}>
              {TYPES.map((one) => (
                <ChoiceRow
                  key={one}
                  name="type"
                  title={texts.types[one]}
                  text={texts.typeTexts[one]}
                  checked={type === one}
                  onChange={() => setType(one)}
                />
              ))}
            </ChoiceGroup>
          )}
          <CopyOf chosen={chosen} error={faults.copyOf} onChosen={setChosen} />
        </>
      )}
    </FormDialog>
  )
}

type CopyOfProps = {
  readonly chosen: Original | null
  readonly error: string | undefined
  readonly onChosen: (original: Original | null) => void
}

/** Which product a new one is a copy of: none, or one that is found; the chosen one stays whatever is searched for. */
function CopyOf({ chosen, error, onChosen }: CopyOfProps) {
  const [search, setSearch] = useState('')
  const { data } = useInfiniteQuery({
    ...productList({ queue: 'all', search, category: '' }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  })
  const found = search === '' ? [] : (data?.pages[0]?.products.slice(0, MOST_FOUND) ?? [])
  const shown = [...(chosen ? [chosen] : []), ...found.filter(({ id }) => id !== chosen?.id)]
  return (
    <ChoiceGroup label={texts.copyOf} hint={texts.copyHint} error={error}>
      <ChoiceRow
        name="copyOf"
        title={texts.noCopy}
        checked={chosen === null}
        onChange={() => onChosen(null)}
      />
      <SearchField label={texts.searchCopy} text={search} onSearch={setSearch} />
      {search !== '' && data && found.length === 0 && <p className="muted">{texts.noCopyFound}</p>}
      {shown.map((one) => (
        <ChoiceRow
          key={one.id}
          name="copyOf"
          title={one.title}
          text={one.sku}
          checked={one.id === chosen?.id}
          onChange={() => onChosen(one)}
        />
      ))}
    </ChoiceGroup>
  )
}
