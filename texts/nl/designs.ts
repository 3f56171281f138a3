export const designTexts = {
  unnamed: 'Bestand zonder naam',
  preview: (name: string) => `Voorbeeld van ${name}`,
  /** Spec 5, the text of a too large file. */
  tooLarge: (maxMb: number) =>
    `Het bestand dat je probeert te uploaden is te groot. De maximale bestandsgrootte is ${maxMb}MB.`,
  tooManyAnnounced:
    'Er staan al 2000 bestanden van je bedrijf klaar om te versturen. Verstuur of verwijder die eerst.',
}
