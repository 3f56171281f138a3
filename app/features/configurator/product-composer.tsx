import type { ReactNode } from 'react'
import type { Configurator } from '#contract/configurator.ts'
import type { PriceAnswer } from './ask-configuration-price.ts'
import { ComposingContext } from './composing-context.ts'
import { useConfigurator } from './use-configurator.ts'

type ProductComposerProps = {
  readonly configurator: Configurator
  readonly firstAnswer: PriceAnswer
  readonly children: ReactNode
}

/** Keeps the configuration for the parts of a page that show it: picture, choices, price. */
export function ProductComposer({ configurator, firstAnswer, children }: ProductComposerProps) {
  const composing = useConfigurator(configurator, firstAnswer)
  return <ComposingContext value={composing}>{children}</ComposingContext>
}
