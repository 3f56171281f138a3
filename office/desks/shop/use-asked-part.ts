import { useSearchParams } from 'react-router'
import { PART_FIELDS, type PartName } from '#contract/office/setting-parts.ts'
import { ASKED_FIELD, ASKED_PART } from '../../lib/setting-address.ts'

/** Which part of the settings is changed, and which of its fields is meant, as the address says: what is sought may lead there. */
export function useAskedPart() {
  const [address, setAddress] = useSearchParams()
  const name = address.get(ASKED_PART)
  function ask(part: PartName | null) {
    const next = new URLSearchParams(address)
    next.delete(ASKED_FIELD)
    if (part === null) next.delete(ASKED_PART)
    else next.set(ASKED_PART, part)
    setAddress(next, { replace: true })
  }
  return {
    part: name !== null && isPart(name) ? name : null,
    field: address.get(ASKED_FIELD),
    ask,
  }
}

const isPart = (name: string): name is PartName => Object.hasOwn(PART_FIELDS, name)
