/** What is said to whoever drops a file on a page (spec 2, Upload manager). */
export const dropTexts = {
  drop: 'Drop jouw bestanden',
  loginFirst: (count: number) =>
    count === 1 ? 'Log in om je bestand te uploaden' : 'Log in om je bestanden te uploaden',
  kept: (count: number) =>
    count === 1 ? 'We houden het vast tot je bent ingelogd.' : 'We houden ze vast tot je bent ingelogd.',
  inCheckout: (count: number) =>
    count === 1 ? 'Je bestand is nog niet geüpload' : 'Je bestanden zijn nog niet geüpload',
  inCheckoutKept: (count: number) =>
    count === 1
      ? 'Tijdens het bestellen voeg je geen ontwerpen toe. We houden het vast.'
      : 'Tijdens het bestellen voeg je geen ontwerpen toe. We houden ze vast.',
  toDesigns: 'Naar je ontwerpen',
} as const
