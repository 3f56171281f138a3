const MOST_NAMED = 3

/** Why somebody does not order himself, and whom he asks. */
export const orderDeniedTexts = {
  title: 'Bestellen doet een collega',
  /** Colleagues who may, by name. */
  ask(names: readonly string[]): string {
    if (names.length === 0) return 'Vraag binnen je bedrijf wie dat mag, of neem contact met ons op.'
    const named = names.slice(0, MOST_NAMED)
    const all = names.length > MOST_NAMED ? [...named, 'een andere collega'] : named
    return `Vraag het aan ${[all.slice(0, -1).join(', '), all.at(-1)].filter(Boolean).join(' of ')}.`
  },
  toCart: 'Naar je winkelwagen, om hem als offerte op te slaan',
  others: (count: number) =>
    count === 1
      ? 'Nog 1 punt voordat je collega kan bestellen'
      : `Nog ${count} punten voordat je collega kan bestellen`,
} as const
