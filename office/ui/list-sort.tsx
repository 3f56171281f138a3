import { useSearchParams } from 'react-router'
import { SelectField } from '#app/ui/select-field.tsx'
import { listTexts as texts } from '#texts/nl/office/lists.ts'
import styles from './list-sort.module.css'

const SORT = 'volgorde'

/** The order of a list in the address; the usual one where that names none of these. */
export function useListSort<Sort extends string>(sorts: readonly Sort[], usual: Sort): Sort {
  const [address] = useSearchParams()
  return sorts.find((one) => one === address.get(SORT)) ?? usual
}

type ListSortProps<Sort extends string> = {
  readonly sorts: readonly Sort[]
  readonly names: Readonly<Record<Sort, string>>
  readonly chosen: Sort
}

/** Chooses the order of a list, which stands in the address. */
export function ListSort<Sort extends string>({ sorts, names, chosen }: ListSortProps<Sort>) {
  const [address, setAddress] = useSearchParams()
  return (
    <SelectField
      compact
      hideLabel
      className={styles.sort}
      label={texts.sort}
      options={sorts.map((value) => ({ value, label: names[value] }))}
      value={chosen}
      onChange={({ target }) => {
        const next = new URLSearchParams(address)
        next.set(SORT, target.value)
        setAddress(next, { replace: true })
      }}
    />
  )
}
