/** Spec 2, Error page; the two English texts are the specification's own. */
export const errorPageTexts = {
  notFoundTitle: '404 Pagina niet gevonden',
  notFoundLines: ['404 Pagina', 'niet gevonden'],
  notFoundText: 'De door u opgevraagde pagina is helaas niet gevonden.',
  backHome: 'Terug naar de homepagina',
  unexpected: 'Unexpected error occurred',
  status: (status: number) => `Foutcode ${status}`,
  requestNumber: (number: string) => `Noem dit nummer als je ons belt of mailt: ${number}.`,
} as const
