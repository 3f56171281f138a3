import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ChoiceRow, PriceList, PriceRow } from '#contract/office/price-lists.ts'
import type { ListDiscount, ListPrice } from '#domain/price-lists/content.ts'
import { inWords } from '#texts/nl/format.ts'
import { choicePriceText, discountText, listPriceText } from '#texts/nl/office/price-rules.ts'
import { priceTexts as texts } from '#texts/nl/office/prices.ts'
import { api } from '../../lib/api.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { LoadFault, Loading } from '../../ui/loading.tsx'
import { SideChoices, useSides } from '../../ui/side-choices.tsx'
import { choiceNow, type Clash, discountNow, priceNow, settledEdits } from './clashes.ts'
import type { ChoiceEdit, DiscountEdit, Edits, PriceEdit } from './list-edits.ts'
import type { useListEdits } from './use-list-edits.ts'

/** A clash as it reads: what is there now, and what was wanted here. */
type ShownClash = Clash & {
  readonly label: string
  readonly nowText: string
  /** Null for what can no longer be made so. */
  readonly mineText: string | null
}

type ClashDialogProps = { readonly listId: string; readonly typing: ReturnType<typeof useListEdits> }

/** Shows what a colleague made of the same prices meanwhile, and asks for each which stays; nothing is overwritten unasked. */
export function ClashDialog({ listId, typing }: ClashDialogProps) {
  const [{ edits, clashes: ids }] = useState(typing)
  const {
    data: clashes,
    error,
    refetch,
  } = useQuery({
    queryKey: ['prices', 'clashes', listId, ids],
    staleTime: 0,
    gcTime: 0,
    queryFn: () => findClashes(listId, ids, edits),
  })
  const sides = useSides()

  function settle() {
    if (!clashes) return undefined
    const faults = sides.faultsOf(ids)
    if (!faults) typing.settle(settledEdits(edits, clashes, new Set(sides.mineOf(ids))))
    return faults
  }

  return (
    <FormDialog
      size="wide"
      title={texts.clashTitle}
      intro={texts.clashIntro}
      verb={clashes ? texts.goOn : null}
      isPending={false}
      onSend={settle}
      onClose={() => typing.settle(edits)}
    >
      {(faults) =>
        error ? (
          <LoadFault error={error} onAgain={() => void refetch()} />
        ) : clashes ? (
          <SideChoices
            of={clashes.map(({ id, label, nowText, mineText }) => ({
              key: id,
              label,
              theirs: nowText,
              mine: mineText,
            }))}
            sides={sides}
            faults={faults}
            words={texts}
          />
        ) : (
          <Loading />
        )
      }
    </FormDialog>
  )
}

async function findClashes(
  listId: string,
  ids: readonly string[],
  edits: Edits,
): Promise<readonly ShownClash[]> {
  const list = await api.getPriceList({ params: { id: listId } })
  const skus = new Set(ids.flatMap((id) => edits.prices.get(id)?.product.sku ?? []))
  const found = new Map(
    await Promise.all([...skus].map(async (sku) => [sku, await pricesOfSku(listId, sku)] as const)),
  )
  const composed = new Set(ids.flatMap((id) => edits.choices.get(id)?.after.sku ?? []))
  const choices = (await Promise.all([...composed].map((sku) => choicesOfSku(listId, sku)))).flat()
  return ids.map((id) => {
    const [price, choice] = [edits.prices.get(id), edits.choices.get(id)]
    if (choice) return shownChoice(id, choice, choices)
    return price
      ? shownPrice(id, price, edits, found.get(price.product.sku) ?? [])
      : shownDiscount(id, edits.discounts.get(id), list)
  })
}

async function choicesOfSku(listId: string, sku: string, after?: string): Promise<readonly ChoiceRow[]> {
  const query = { sku, ...(after !== undefined && { after }) }
  const { choices, next } = await api.listChoicePrices({ params: { id: listId }, query })
  return next === null ? choices : [...choices, ...(await choicesOfSku(listId, sku, next))]
}

function shownChoice(id: string, edit: ChoiceEdit, found: readonly ChoiceRow[]): ShownClash {
  const now = choiceNow(edit, found)
  return {
    id,
    now,
    label: edit.title,
    nowText: now.was ? choicePriceText(now.was) : texts.choiceGone,
    mineText: now.was && choicePriceText(edit.after),
  }
}

/** All prices of one SKU: more than a page of them may be planned. */
async function pricesOfSku(listId: string, sku: string, after?: string): Promise<readonly PriceRow[]> {
  const query = { sku, ...(after !== undefined && { after }) }
  const { prices, next } = await api.listPrices({ params: { id: listId }, query })
  return next === null ? prices : [...prices, ...(await pricesOfSku(listId, sku, next))]
}

function shownPrice(id: string, edit: PriceEdit, edits: Edits, found: readonly PriceRow[]): ShownClash {
  const { product, after } = edit
  const now = priceNow(edit, found, edits)
  const text = (price: ListPrice) => listPriceText(price, product)
  const there = [now.was, now.taken?.price].flatMap((price) => (price ? [text(price)] : []))
  return {
    id,
    now,
    label: `${product.title}, ${product.sku}`,
    nowText: there.length > 0 ? inWords(there) : texts.gone,
    mineText: after ? text(after) : texts.takeAway,
  }
}

const percentText = (discount: ListDiscount | null | undefined, none: string) =>
  discount ? discountText(discount.percentOff) : none

function shownDiscount(id: string, edit: DiscountEdit | undefined, list: PriceList): ShownClash {
  const now = discountNow(id, list)
  return {
    id,
    now,
    label: edit?.title ?? id,
    nowText: percentText(now.was, texts.gone),
    mineText: percentText(edit?.after, texts.takeAway),
  }
}
