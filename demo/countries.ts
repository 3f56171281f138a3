import type { DemoCountry } from './model.ts'

/** Countries of the address forms; an invoice may go to all of them, goods only where it says so. */
export const countries: readonly DemoCountry[] = [
  { code: 'NL', name: 'Nederland', ships: true },
  { code: 'BE', name: 'België', ships: true },
  { code: 'DE', name: 'Duitsland', ships: false },
  { code: 'LU', name: 'Luxemburg', ships: false },
  { code: 'FR', name: 'Frankrijk', ships: false },
]
