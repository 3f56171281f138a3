import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useRef, useState } from 'react'
import { isApiError } from '#contract/api-error.ts'
import { Sku } from '#contract/office/products.ts'
import { Button } from '#app/ui/button.tsx'
import { ChoiceGroup, ChoiceRow } from '#app/ui/choice-row.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { productTexts as texts } from '#texts/nl/office/products.ts'
import { fieldFaultTexts } from '#texts/nl/refusals.ts'
import { api } from '../../lib/api.ts'
import { errorLines, TOLD_IN_PLACE } from '../../lib/call-errors.ts'
import { fieldText } from '../../lib/field-text.ts'
import { SearchField } from '../../ui/search-field.tsx'
import { productList, productOf } from '../../work/products.ts'
import styles from './products.module.css'

/** The product that a new one is a copy of. */
type Original = { readonly id: string; readonly sku: string; readonly title: string }

type NewProductDialogProps = {
  /** What it is a copy of, where that is known beforehand. */
  readonly original?: Original
  readonly onMade: (id: string) => void
  readonly onClose: () => void
}

const FORM = 'new-product'
const MOST_FOUND = 5

/** Asks what a new product is called, and of which it is a copy; it opens as a draft. */
export function NewProductDialog({ original, onMade, onClose }: NewProductDialogProps) {
  const client = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const [chosen, setChosen] = useState<Original | null>(original ?? null)
  const [faults, setFaults] = useState<{ readonly sku?: string; readonly title?: string }>({})
  const make = useMutation({
    meta: TOLD_IN_PLACE,
    mutationFn: (body: { readonly sku: string; readonly title: string }) =>
      api.createDeskProduct({ body: { ...body, copyOf: chosen?.id ?? null } }),
    async onSuccess(made) {
      client.setQueryData(productOf(made.id).queryKey, made)
      showToast({ tone: 'good', title: texts.made(made.fields.title) })
      onMade(made.id)
      await client.invalidateQueries({ queryKey: ['products'] })
    },
    onError(error) {
      const told = isApiError(error) ? error.errors : []
      const at = (field: string) => told.find((one) => one.field === field)?.message
      const [sku, title] = [at('sku'), at('title')]
      tell({ ...(sku !== undefined && { sku }), ...(title !== undefined && { title }) })
    },
  })

  function tell(found: typeof faults) {
    setFaults(found)
    const first = Object.keys(found)[0]
    const field = first === undefined ? null : form.current?.elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
  }

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const sku = fieldText(event.currentTarget, 'sku').trim()
    const title = fieldText(event.currentTarget, 'title').trim()
    const isSku = Sku.safeParse(sku).success
    const found = {
      ...(!isSku && { sku: sku === '' ? fieldFaultTexts.Required : fieldFaultTexts.SkuInvalid }),
      ...(title === '' && { title: fieldFaultTexts.Required }),
    }
    tell(found)
    if (isSku && title !== '') make.mutate({ sku, title })
  }

  const isTold = Object.keys(faults).length > 0
  return (
    <Dialog
      open
      title={texts.make}
      intro={texts.makeIntro}
      onClose={onClose}
      actions={
        <>
          <Button look="tertiary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={FORM} pending={make.isPending}>
            {texts.makeIt}
          </Button>
        </>
      }
    >
      <form ref={form} id={FORM} className={styles.form} noValidate onSubmit={send}>
        <div role="alert">
          {make.error && !isTold && <Notice tone="error">{errorLines(make.error).join(' ')}</Notice>}
        </div>
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
        <CopyOf chosen={chosen} onChosen={setChosen} />
      </form>
    </Dialog>
  )
}

type CopyOfProps = {
  readonly chosen: Original | null
  readonly onChosen: (original: Original | null) => void
}

/** Which product a new one is a copy of: none, or one that is found; the chosen one stays whatever is searched for. */
function CopyOf({ chosen, onChosen }: CopyOfProps) {
  const [search, setSearch] = useState('')
  const { data } = useInfiniteQuery({
    ...productList({ queue: 'all', search, category: '' }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  })
  const found = search === '' ? [] : (data?.pages[0]?.products.slice(0, MOST_FOUND) ?? [])
  const shown = [...(chosen ? [chosen] : []), ...found.filter(({ id }) => id !== chosen?.id)]
  return (
    <ChoiceGroup label={texts.copyOf} hint={texts.copyHint}>
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
