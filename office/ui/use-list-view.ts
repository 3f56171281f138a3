import { useSearchParams } from 'react-router'

/** What of a list is looked at, as the address says. */
export type ListView<Queue extends string> = { readonly queue: Queue; readonly search: string }

const SEARCH = 'zoek'

/** The view in the address: the queue that it names, else the first one; and how something else is searched for. */
export function useListView<Queue extends string>(
  queues: readonly Queue[],
  first: Queue,
): { readonly view: ListView<Queue>; readonly search: (text: string) => void } {
  const { search, onSearch } = useSearch()
  const [address] = useSearchParams()
  const queue = queues.find((name) => name === address.get('wachtrij')) ?? first
  return { view: { queue, search }, search: onSearch }
}

/** What is searched for in the address; looking for something else is no step to go back to. */
export function useSearch(): { readonly search: string; readonly onSearch: (text: string) => void } {
  const [address, setAddress] = useSearchParams()
  return {
    search: address.get(SEARCH) ?? '',
    onSearch(text) {
      const next = new URLSearchParams(address)
      if (text === '') next.delete(SEARCH)
      else next.set(SEARCH, text)
      setAddress(next, { replace: true })
    },
  }
}
