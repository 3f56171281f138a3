import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PriceList } from '#contract/office/price-lists.ts'
import { isDeepEqual } from '#domain/deep-equal.ts'
import { type ListDiscount, type ListPrice, priceKey } from '#domain/price-lists/content.ts'
import { ChoiceGroup, ChoiceRow } from '#app/ui/choice-row.tsx'
import { editTexts } from '#texts/nl/office/editing.ts'
import { discountText, listPriceText } from '#texts/nl/office/price-rules.ts'
import { priceTexts as texts } from '#texts/nl/office/prices.ts'
import { api } from '../../lib/api.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { LoadFault, Loading } from '../../ui/loading.tsx'
import type { DiscountEdit, Edits, PriceEdit } from './list-edits.ts'
import type { useListEdits } from './use-list-edits.ts'

/** A row that a colleague changed: how it is now, as it is read and as it reads, and what was wanted here. */
type Clash = {
  readonly id: string
  readonly label: string
  readonly nowPrice: ListPrice | null
  readonly nowDiscount: ListDiscount | null
  readonly nowText: string
  readonly mineText: string
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
  const [mine, setMine] = useState<ReadonlyMap<string, boolean>>(new Map())

  function settle() {
    if (!clashes) return undefined
    const open = clashes.filter(({ id }) => !mine.has(id))
    if (open.length > 0) return Object.fromEntries(open.map(({ id }) => [id, editTexts.choose]))
    typing.settle(settled(edits, clashes, mine))
    return undefined
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
          clashes.map(({ id, label, nowText, mineText }) => (
            <ChoiceGroup key={id} label={label} error={faults[id]}>
              {[false, true].map((isMine) => (
                <ChoiceRow
                  key={String(isMine)}
                  name={id}
                  title={isMine ? mineText : nowText}
                  text={isMine ? texts.mine : texts.theirs}
                  checked={mine.get(id) === isMine}
                  onChange={() => setMine(new Map(mine).set(id, isMine))}
                />
              ))}
            </ChoiceGroup>
          ))
        ) : (
          <Loading />
        )
      }
    </FormDialog>
  )
}

async function findClashes(listId: string, ids: readonly string[], edits: Edits): Promise<readonly Clash[]> {
  const params = { id: listId }
  const list = await api.getPriceList({ params })
  return Promise.all(
    ids.map(async (id) => {
      const price = edits.prices.get(id)
      return price ? priceClash(listId, id, price) : discountClash(list, id, edits.discounts.get(id))
    }),
  )
}

async function priceClash(listId: string, id: string, { before, after, product }: PriceEdit): Promise<Clash> {
  const { prices } = await api.listPrices({ params: { id: listId }, query: { search: product.sku } })
  const key = priceKey(before ?? after ?? { sku: product.sku, validFrom: '' })
  const now = prices.find(({ price }) => priceKey(price) === key)?.price ?? null
  const text = (price: ListPrice | null) => (price ? listPriceText(price, product) : texts.gone)
  return {
    id,
    label: `${product.title}, ${product.sku}`,
    nowPrice: now,
    nowDiscount: null,
    nowText: text(now),
    mineText: text(after),
  }
}

const shownDiscount = (discount: ListDiscount | null) =>
  discount ? discountText(discount.percentOff) : texts.gone

function discountClash(list: PriceList, id: string, edit: DiscountEdit | undefined): Clash {
  const found = list.discounts.find(({ categoryPath }) => categoryPath === id)
  const now = found ? { categoryPath: id, percentOff: found.percentOff } : null
  return {
    id,
    label: edit?.title ?? id,
    nowPrice: null,
    nowDiscount: now,
    nowText: shownDiscount(now),
    mineText: shownDiscount(edit?.after ?? null),
  }
}

/** The edits as they go on: of what stays as it is now there is none, and what is wanted all the same saw that. */
function settled(edits: Edits, clashes: readonly Clash[], mine: ReadonlyMap<string, boolean>): Edits {
  const prices = new Map(edits.prices)
  const discounts = new Map(edits.discounts)
  for (const { id, nowPrice, nowDiscount } of clashes) {
    const [price, discount] = [prices.get(id), discounts.get(id)]
    if (price) {
      const edit = { ...price, before: nowPrice }
      if (mine.get(id) && !isDeepEqual(edit.before, edit.after)) prices.set(id, edit)
      else prices.delete(id)
    } else if (discount) {
      const edit = { ...discount, before: nowDiscount }
      if (mine.get(id) && !isDeepEqual(edit.before, edit.after)) discounts.set(id, edit)
      else discounts.delete(id)
    }
  }
  return { prices, discounts }
}
