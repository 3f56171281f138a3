/** A product in its surroundings, and where its edge or fixing is looked at more closely. */
export type Picture = {
  readonly drawn: string
  /** The middle of the closer look, and how many times larger it is. */
  readonly close: readonly [x: number, y: number, times: number]
}
