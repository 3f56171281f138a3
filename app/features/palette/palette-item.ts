import type { Pack } from '#domain/catalogue/product-facts.ts'
import type { QuickRow } from '#domain/quick-order/read-rows.ts'
import type { IconLines } from '#app/ui/icon.tsx'
import type { paletteGroupTexts } from '#texts/nl/command-palette.ts'

/** What choosing a row does; what is only a way to somewhere is a link. */
export type PaletteAction =
  | {
      readonly kind: 'go'
      readonly to: string
      /** A page that is open already reads its address once: it is loaded as a whole. */
      readonly fillsIn?: boolean
    }
  | { readonly kind: 'write'; readonly text: string }
  | {
      readonly kind: 'add'
      readonly row: QuickRow
      readonly quantity: number
      readonly pack: Pack | null
      readonly title: string
    }
  | { readonly kind: 're-order'; readonly orderId: string }
  | { readonly kind: 'uploads' }
  | { readonly kind: 'park' }
  | { readonly kind: 'log-in' }
  | { readonly kind: 'log-out' }

export type PaletteItem = {
  readonly id: string
  readonly icon: IconLines
  readonly title: string
  /** Below the title. */
  readonly note?: string
  /** At the end of the row: a price, a kind, what Enter does. */
  readonly aside?: string
  readonly verb?: string
  readonly action: PaletteAction
}

export type PaletteGroup = {
  readonly id: keyof typeof paletteGroupTexts
  readonly items: readonly PaletteItem[]
}

/** The groups that have anything in them. */
export const filledGroups = (groups: readonly PaletteGroup[]): readonly PaletteGroup[] =>
  groups.filter(({ items }) => items.length > 0)
