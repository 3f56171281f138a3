/** What is said to whoever drops a file on a page (spec 2, Upload manager). */
export const dropTexts = {
  drop: 'Drop jouw bestanden',
  loginFirst: (count: number) =>
    count === 1 ? 'Log in om je bestand te uploaden' : 'Log in om je bestanden te uploaden',
  kept: (count: number) =>
    count === 1 ? 'We houden het vast tot je bent ingelogd.' : 'We houden ze vast tot je bent ingelogd.',
} as const
