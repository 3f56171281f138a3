type Stop = readonly [offset: number, colour: string, opacity?: number]

const stops = (list: readonly Stop[]) =>
  list
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('')

const linear = (id: string, direction: string, list: readonly Stop[]) =>
  `<linearGradient id="${id}" ${direction}>${stops(list)}</linearGradient>`

const DOWN = 'x2="0" y2="1"'
const ACROSS = 'x2="1"'

const blur = (id: string, deviation: number) =>
  `<filter id="${id}" x="-.3" y="-.3" width="1.6" height="1.7"><feGaussianBlur stdDeviation="${deviation}"/></filter>`

/** Light and material that scenes share; a document carries only those it uses. */
const DEFS = {
  metalDown: (id: string) =>
    linear(id, DOWN, [
      [0, '#F5F6F8'],
      [0.35, '#C8CCD5'],
      [0.62, '#9BA1AF'],
      [1, '#D6D9E0'],
    ]),
  metalAcross: (id: string) =>
    linear(id, ACROSS, [
      [0, '#EBEDF1'],
      [0.4, '#B3B8C4'],
      [1, '#838A9A'],
    ]),
  tube: (id: string) =>
    linear(id, ACROSS, [
      [0, '#8A91A0'],
      [0.3, '#F1F3F6'],
      [0.65, '#A4AAB7'],
      [1, '#6A7181'],
    ]),
  tubeDown: (id: string) =>
    linear(id, DOWN, [
      [0, '#8A91A0'],
      [0.28, '#F1F3F6'],
      [0.65, '#A4AAB7'],
      [1, '#6A7181'],
    ]),
  stud: (id: string) =>
    `<radialGradient id="${id}" cx=".35" cy=".3" r=".8">${stops([
      [0, '#fff'],
      [0.5, '#BABFCA'],
      [1, '#6E7585'],
    ])}</radialGradient>`,
  folds: (id: string) =>
    linear(id, ACROSS, [
      [0, '#000', 0.15],
      [0.08, '#fff', 0.16],
      [0.22, '#000', 0.06],
      [0.4, '#fff', 0.15],
      [0.58, '#000', 0.08],
      [0.76, '#fff', 0.13],
      [1, '#000', 0.16],
    ]),
  curl: (id: string) =>
    linear(id, ACROSS, [
      [0, '#fff', 0.22],
      [0.3, '#fff', 0],
      [1, '#000', 0.2],
    ]),
  wave: (id: string) =>
    linear(id, 'x2="1" y2=".15"', [
      [0, '#000', 0.12],
      [0.2, '#fff', 0.22],
      [0.45, '#000', 0.18],
      [0.7, '#fff', 0.22],
      [1, '#000', 0.15],
    ]),
  fade: (id: string) =>
    linear(id, DOWN, [
      [0, '#000', 0.34],
      [0.3, '#fff', 0.3],
      [0.55, '#fff', 0],
      [1, '#000', 0.4],
    ]),
  soft: (id: string) => blur(id, 8),
  tight: (id: string) => blur(id, 4),
  glow: (id: string) => blur(id, 14),
} as const satisfies Record<string, (id: string) => string>

export type DefName = keyof typeof DEFS

export const drawDef = (name: DefName, id: string): string => DEFS[name](id)
