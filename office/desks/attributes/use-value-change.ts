import type { DeskAttribute } from '#contract/office/attributes.ts'
import { api } from '../../lib/api.ts'
import { useDeskChange } from '../../lib/use-desk-change.ts'
import { attributeOf } from '../../work/attributes.ts'

type Sent = Parameters<typeof api.changeAttributeValues>[0]['body']

type ValueChange = {
  readonly onDone: (after: DeskAttribute, sent: Sent) => void
  readonly isToldInPlace?: boolean
}

/** Changes the list of an attribute. */
export const useValueChange = (code: string, { onDone, isToldInPlace = false }: ValueChange) =>
  useDeskChange(
    {
      async call(body: Sent) {
        const after = await api.changeAttributeValues({ params: { code }, body })
        onDone(after, body)
        return after
      },
      isToldInPlace,
    },
    { outdates: [['catalogue']], replyIs: attributeOf(code).queryKey },
  )
