import { memo, useOptimistic, type ReactNode } from 'react'
import type { Configurator } from '#contract/configurator.ts'
import type { PriceAnswer } from './ask-configuration-price.ts'
import { ComposingContext, IsAheadContext } from './composing-context.ts'
import { useConfigurator } from './use-configurator.ts'

type ProductComposerProps = {
  readonly configurator: Configurator
  readonly firstAnswer: PriceAnswer
  readonly children: ReactNode
}

/** Keeps the configuration for the parts of a page that show it: picture, choices, price. */
export function ProductComposer(props: ProductComposerProps) {
  const [isAhead, markAhead] = useOptimistic(false)
  return (
    <IsAheadContext value={isAhead}>
      <Composer {...props} markAhead={markAhead} />
    </IsAheadContext>
  )
}

type ComposerProps = ProductComposerProps & { readonly markAhead: (isAhead: true) => void }

/** Apart, so that marking does not draw it anew. */
const Composer = memo(({ configurator, firstAnswer, markAhead, children }: ComposerProps) => {
  const composing = useConfigurator(configurator, firstAnswer, markAhead)
  return <ComposingContext value={composing}>{children}</ComposingContext>
})
