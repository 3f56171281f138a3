import { formatNumber } from '../format.ts'

/** The dialog in which a photograph is cut. */
export const pictureCutTexts = {
  intro: 'De oorspronkelijke foto blijft bewaard: je kunt altijd terug naar de hele foto.',
  use: 'Toepassen',
  part: 'Wat je instelt',
  crop: 'Uitsnede',
  focus: 'Focuspunt',
  cropHint:
    'Sleep het kader of zijn hoeken. Met het toetsenbord: pijltjes verplaatsen, Shift met pijltjes maakt groter of kleiner.',
  focusHint:
    'Dit punt blijft in beeld waar de winkel de foto bijsnijdt. Klik of sleep, of gebruik de pijltjestoetsen.',
  area: 'Kader van de uitsnede',
  point: 'Focuspunt',
  shape: 'Vorm',
  free: 'Vrije vorm',
  ofCard: 'Vorm van de kaart',
  sides: { x: 'Van links', y: 'Van boven', width: 'Breedte', height: 'Hoogte' },
  percent: '%',
  takeWhole: 'Hele foto',
  takeMiddle: 'Focuspunt in het midden',
  result: (widthPx: number, heightPx: number) =>
    `Resultaat, ${formatNumber(widthPx, 0)} × ${formatNumber(heightPx, 0)} pixels`,
  shapes: { card: 'Kaart in lijsten', small: 'Klein, zoals in de winkelwagen' },
  unsharp: 'Groot in beeld wordt dit onscherp. Kies een ruimere uitsnede of een grotere foto.',
  focusFault: 'Vul een percentage in van 0 tot en met 100, in stappen van 5',
}
