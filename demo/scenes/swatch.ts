import type { Cue } from './swatches/cue.ts'

/** '#RRGGBB'. */
type Colour = `#${string}`

/** A close look at one material or part, as the tiles of a configurator show it. */
export type Swatch = Material & {
  /** Shown in an inset where the face does not tell. */
  readonly cue?: Cue
}

type Material =
  | {
      readonly kind: 'cloth'
      readonly face: Colour
      readonly back: Colour
      /** How far apart its threads lie. */
      readonly pitch: number
      readonly gloss: boolean
    }
  | { readonly kind: 'mesh'; readonly thread: Colour; readonly pitch: number; readonly hole: number }
  | {
      readonly kind: 'board'
      readonly face: 'white' | 'brushed' | 'clear' | 'opal'
      readonly edge: Colour
      /** What lies between two sheets of metal; null for one material throughout. */
      readonly core: Colour | null
      readonly thicknessMm: number
    }
  | {
      readonly kind: 'flag'
      readonly shape: 'drop' | 'feather' | 'straight'
      readonly tallMm: number
      readonly colour: Colour
    }
  | { readonly kind: 'pole'; readonly sections: number }
  | { readonly kind: 'part'; readonly look: 'bag' | 'carFoot' | 'wallHolder' | 'clamps' }
  | {
      readonly kind: 'film'
      readonly look: 'white' | 'clear' | 'perforated' | 'plain' | 'contour'
      readonly colour: Colour
      readonly backing: Colour
    }
  | { readonly kind: 'wallpaper'; readonly structure: 'smooth' | 'sand' | 'textile' }
  | { readonly kind: 'profile'; readonly depthMm: number; readonly grooves: 1 | 2 }
  | { readonly kind: 'poster'; readonly widthMm: number; readonly heightMm: number }
  | {
      readonly kind: 'folder'
      readonly fold: 'half' | 'three'
      readonly widthMm: number
      readonly heightMm: number
      readonly isHeavy: boolean
    }
