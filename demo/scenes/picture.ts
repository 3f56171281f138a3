/** A product in its surroundings, and where its edge or fixing is looked at more closely. */
export type Picture = {
  /** What it stands or hangs before. Where that is told apart, `drawn` is the article alone: it may be drawn out to a line's size. */
  readonly behind?: string
  readonly drawn: string
  /** It is drawn out from its foot, and not from its middle. */
  readonly stands?: true
  /** What lies before it, such as a magnifier. */
  readonly before?: string
  /** The middle of the closer look, and how many times larger it is. */
  readonly close: readonly [x: number, y: number, times: number]
}
