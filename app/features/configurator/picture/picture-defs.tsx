type Stop = readonly [offset: number, colour: string, opacity?: number]

const Stops = ({ of }: { readonly of: readonly Stop[] }) =>
  of.map(([offset, colour, opacity]) => (
    <stop key={offset} offset={offset} stopColor={colour} stopOpacity={opacity} />
  ))

const METAL: readonly Stop[] = [
  [0, '#f5f6f8'],
  [0.35, '#c8ccd5'],
  [0.62, '#9ba1af'],
  [1, '#d6d9e0'],
]
const TUBE: readonly Stop[] = [
  [0, '#8a91a0'],
  [0.3, '#f1f3f6'],
  [0.65, '#a4aab7'],
  [1, '#6a7181'],
]
const FOLDS: readonly Stop[] = [
  [0, '#000', 0.15],
  [0.08, '#fff', 0.16],
  [0.22, '#000', 0.06],
  [0.4, '#fff', 0.15],
  [0.58, '#000', 0.08],
  [0.76, '#fff', 0.13],
  [1, '#000', 0.16],
]
const GLOSS: readonly Stop[] = [
  [0, '#fff', 0.35],
  [0.32, '#fff', 0.1],
  [0.33, '#fff', 0],
  [0.6, '#fff', 0],
  [0.61, '#fff', 0.16],
  [1, '#fff', 0.04],
]
const STUD: readonly Stop[] = [
  [0, '#fff'],
  [0.5, '#babfca'],
  [1, '#6e7585'],
]

type PatternProps = {
  readonly id: string
  readonly pitch: number
  readonly d: string
  readonly opacity: number
}

const Dotted = ({ id, pitch, d, opacity }: PatternProps) => (
  <pattern id={id} width={pitch} height={pitch} patternUnits="userSpaceOnUse">
    <path d={d} fill="#11141b" opacity={opacity} />
  </pattern>
)

/** Light and material that the scenes share. */
export function PictureDefs({ id }: { readonly id: string }) {
  return (
    <defs>
      <linearGradient id={`${id}metal`} x2="0" y2="1">
        <Stops of={METAL} />
      </linearGradient>
      <linearGradient id={`${id}tube`}>
        <Stops of={TUBE} />
      </linearGradient>
      <linearGradient id={`${id}rail`} x2="0" y2="1">
        <Stops of={TUBE} />
      </linearGradient>
      <linearGradient id={`${id}folds`}>
        <Stops of={FOLDS} />
      </linearGradient>
      <linearGradient id={`${id}gloss`} x2="1" y2="1">
        <Stops of={GLOSS} />
      </linearGradient>
      <radialGradient id={`${id}stud`} cx=".35" cy=".3" r=".8">
        <Stops of={STUD} />
      </radialGradient>
      <Dotted id={`${id}weave`} pitch={4} d="M0 0h2v2h-2zM2 2h2v2h-2z" opacity={0.09} />
      <Dotted id={`${id}textile`} pitch={6} d="M0 0L6 6V5L1 0z" opacity={0.16} />
      <Dotted id={`${id}mesh`} pitch={7} d="M1.5 1.5h3.6v3.6h-3.6z" opacity={0.42} />
      <Dotted id={`${id}perforated`} pitch={8} d="M2 4a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z" opacity={0.55} />
      <Dotted
        id={`${id}reflective`}
        pitch={14}
        d="M0 7L3.5 1h7L14 7L10.5 13h-7zM1 7L4 12h6L13 7L10 2h-6z"
        opacity={0.16}
      />
      <Dotted id={`${id}brushed`} pitch={5} d="M0 0h5v.7h-5zM0 2.4h5v.5h-5z" opacity={0.12} />
    </defs>
  )
}
