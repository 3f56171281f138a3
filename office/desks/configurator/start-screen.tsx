import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { DeskConfigurator } from '#contract/office/configurators.ts'
import { ConfiguratorKey } from '#contract/office/configurator-form.ts'
import type { ProductRow } from '#contract/office/products.ts'
import { Button } from '#app/ui/button.tsx'
import { ChoiceGroup, ChoiceRow } from '#app/ui/choice-row.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { configuratorTexts as texts } from '#texts/nl/office/configurators.ts'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import { api } from '../../lib/api.ts'
import { fieldText } from '../../lib/field-text.ts'
import { useDeskChange } from '../../lib/use-desk-change.ts'
import { useFaults } from '../../lib/use-faults.ts'
import { paths } from '../../paths.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { LoadFault } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { configuratorOf } from '../../work/configurators.ts'
import { productList } from '../../work/products.ts'
import styles from './configurator.module.css'
import { freshId } from './fresh-ids.ts'
import { KeyField } from './key-field.tsx'

const MOST_FOUND = 5

/** How the configurator of a product begins: empty, or as that of another. */
export function StartScreen({ configurator }: { readonly configurator: DeskConfigurator }) {
  const { productId, title, sku } = configurator
  const form = useRef<HTMLFormElement>(null)
  const { faults, told, show, showRefusal, forget } = useFaults()
  const [copyOf, setCopyOf] = useState<ProductRow | null>(null)
  const begin = useDeskChange(
    {
      call: (key: string) =>
        api.startDeskConfigurator({ params: { id: productId }, body: { key, copyOf: copyOf?.id ?? null } }),
      told: () => texts.begun,
      isToldInPlace: true,
    },
    { outdates: [['products']], replyIs: configuratorOf(productId).queryKey },
  )
  const tell = useEffectEvent((error: Error) => {
    if (form.current) showRefusal(form.current, error)
  })
  useEffect(() => {
    if (begin.error) tell(begin.error)
  }, [begin.error])

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const key = fieldText(event.currentTarget, 'key').trim()
    if (ConfiguratorKey.safeParse(key).success) begin.mutate(key)
    else
      show(event.currentTarget, { key: key === '' ? fieldFaultTexts.Required : fieldFaultTexts.CodeInvalid })
  }

  return (
    <Page title={texts.title(title)} note={sku}>
      <BackLink to={paths.product(productId)}>{texts.toProduct}</BackLink>
      <section className={`panel ${styles.start}`}>
        <h2 className="type-20">{texts.startTitle}</h2>
        <p>{texts.startText}</p>
        <form ref={form} noValidate onSubmit={send} onInput={forget}>
          <div role="alert">{told !== null && <Notice tone="error">{told}</Notice>}</div>
          <KeyField first={freshId(title, new Set())} error={faults['key']} />
          <CopyOf chosen={copyOf} error={faults['copyOf']} onChosen={setCopyOf} />
          <div>
            <Button type="submit" pending={begin.isPending}>
              {texts.begin}
            </Button>
          </div>
        </form>
      </section>
    </Page>
  )
}

type CopyOfProps = {
  readonly chosen: ProductRow | null
  readonly error: string | undefined
  readonly onChosen: (product: ProductRow | null) => void
}

/** With what it begins; the chosen product stays whatever is searched for. */
function CopyOf({ chosen, error, onChosen }: CopyOfProps) {
  const [search, setSearch] = useState('')
  const {
    data,
    error: fault,
    refetch,
  } = useInfiniteQuery({
    ...productList({ queue: 'all', search, category: '', having: 'configurator' }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  })
  const found = search === '' ? [] : (data?.pages[0]?.products.slice(0, MOST_FOUND) ?? [])
  const shown = [...(chosen ? [chosen] : []), ...found.filter(({ id }) => id !== chosen?.id)]
  return (
    <ChoiceGroup label={texts.beginWith} error={error}>
      <ChoiceRow
        name="copyOf"
        title={texts.beginEmpty}
        text={texts.beginEmptyText}
        checked={chosen === null}
        onChange={() => onChosen(null)}
      />
      <SearchField label={texts.findCopy} text={search} onSearch={setSearch} />
      {search !== '' && fault && <LoadFault error={fault} onAgain={() => void refetch()} />}
      {search !== '' && !fault && data && found.length === 0 && <p className="muted">{texts.noCopyFound}</p>}
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
