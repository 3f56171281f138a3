import type { DemoProduction } from './model.ts'

const UV_ROLL = 'UV-inkjet op rol'
const FLATBED = 'UV-vlakbedprint'

/** Pvc and mesh of 5 m wide. */
export const bannerRoll: DemoProduction = {
  carrier: 'roll',
  technique: UV_ROLL,
  rollWidthMm: 5000,
  printableWidthMm: 4950,
  maxLengthMm: 30_000,
  mayRotate: true,
  mayPanel: true,
  panelOverlapMm: 30,
}

/** Light cloth of 3.2 m wide, printed like a banner. */
export const lightClothRoll: DemoProduction = { ...bannerRoll, rollWidthMm: 3200, printableWidthMm: 3150 }

export const textileRoll: DemoProduction = {
  carrier: 'roll',
  technique: 'Sublimatie op polyester',
  rollWidthMm: 3200,
  printableWidthMm: 3150,
  maxLengthMm: 20_000,
  mayRotate: true,
  mayPanel: true,
  panelOverlapMm: 20,
}

/** Adhesive film, canvas and display film, cut on the plotter. */
export const vinylRoll: DemoProduction = {
  carrier: 'roll',
  technique: 'Latexprint, gesneden op plotter',
  rollWidthMm: 1520,
  printableWidthMm: 1500,
  maxLengthMm: 20_000,
  mayRotate: true,
  mayPanel: true,
  panelOverlapMm: 10,
}

export const cutFilmRoll: DemoProduction = {
  carrier: 'roll',
  technique: 'Snijplotter, eenkleurige folie',
  rollWidthMm: 1220,
  printableWidthMm: 1200,
  maxLengthMm: 10_000,
  mayRotate: true,
  mayPanel: true,
  panelOverlapMm: 0,
}

export const posterRoll: DemoProduction = {
  carrier: 'roll',
  technique: 'Latexprint op rol',
  rollWidthMm: 1370,
  printableWidthMm: 1350,
  maxLengthMm: 10_000,
  mayRotate: true,
  mayPanel: true,
  panelOverlapMm: 10,
}

export const labelRoll: DemoProduction = {
  carrier: 'roll',
  technique: 'Digitale etikettenpers',
  rollWidthMm: 330,
  printableWidthMm: 320,
  maxLengthMm: null,
  mayRotate: true,
  mayPanel: false,
  panelOverlapMm: 0,
}

/** Sawn from standard sheets, each [width, height] in mm, of which the gripper margin cannot be used. */
export const boardFrom = (
  usableMarginMm: number,
  ...sheets: readonly (readonly [number, number])[]
): DemoProduction => ({
  carrier: 'sheet',
  technique: FLATBED,
  sheetsMm: sheets.map(([widthMm, heightMm]) => ({ widthMm, heightMm })),
  usableMarginMm,
  mayRotate: true,
})

export const fixedBoard = boardFrom(0)

export const digitalSheet: DemoProduction = {
  carrier: 'sheet',
  technique: 'Digitaal (toner)',
  sheetsMm: [],
  usableMarginMm: 0,
  mayRotate: true,
}

export const offsetSheet: DemoProduction = { ...digitalSheet, technique: 'Offset, verzamelvorm' }

export const fromStock: DemoProduction = { carrier: 'stock', technique: 'Onbedrukt, uit voorraad' }

export const sawnProfile: DemoProduction = { carrier: 'profile', technique: 'Profielzagerij' }
