/** A picture in a form. */
export const pictureFieldTexts = {
  none: 'Geen afbeelding',
  choose: 'Afbeelding kiezen',
  other: 'Andere afbeelding kiezen',
  remove: 'Afbeelding weghalen',
  /** What is shown, for who cannot see it. */
  shown: 'De gekozen afbeelding',
  different: 'Een andere afbeelding',
  gone: 'Deze afbeelding is niet te tonen. Kies een andere.',
  hint: 'JPEG, PNG, WebP, AVIF of TIFF. Je kunt de foto ook hierheen slepen.',
  uploading: 'De afbeelding wordt geüpload. Daarna kun je opslaan.',
  /** A picture in words, where it is not shown itself. */
  named: (mark: string) => `Eigen afbeelding (${mark})`,
} as const

/** By what two pictures are told apart in words: the begin of the name of the file. */
export const pictureMark = (url: string): string => url.split('/').at(-1)?.slice(0, 6) ?? ''
