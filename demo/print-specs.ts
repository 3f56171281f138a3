import type { DemoPrintSpec } from './model.ts'

export const bannerPrint: DemoPrintSpec = {
  sides: [1],
  bleedMm: 10,
  safeMarginMm: 40,
  minPpi: 50,
  goodPpi: 72,
  viewingDistanceM: 3,
  colour: 'CMYK',
  cutLine: 'none',
  whiteInk: 'none',
  vectorOnly: false,
}

/** Two cloths back to back, or one that is read from both sides. */
export const twoSidedBannerPrint: DemoPrintSpec = { ...bannerPrint, sides: [2] }

/** Cloth that no light passes through, printed on one side or on both. */
export const eitherSideBannerPrint: DemoPrintSpec = { ...bannerPrint, sides: [1, 2] }

export const scaffoldPrint: DemoPrintSpec = { ...bannerPrint, viewingDistanceM: 10 }

export const textilePrint: DemoPrintSpec = {
  ...bannerPrint,
  safeMarginMm: 20,
  minPpi: 72,
  goodPpi: 100,
  viewingDistanceM: 1.5,
}

export const twoSidedTextilePrint: DemoPrintSpec = { ...textilePrint, sides: [2] }

/** A board of a fixed size, without a contour. */
export const fixedBoardPrint: DemoPrintSpec = { ...textilePrint, bleedMm: 5, safeMarginMm: 10 }

export const twoSidedBoardPrint: DemoPrintSpec = { ...fixedBoardPrint, sides: [2] }

/** Seen through the material, which without white behind it would be faint. */
export const backPrintedBoardPrint: DemoPrintSpec = { ...fixedBoardPrint, whiteInk: 'required' }

/** A board that may be milled along a contour. */
export const boardPrint: DemoPrintSpec = { ...fixedBoardPrint, cutLine: 'optional' }

export const eitherSideBoardPrint: DemoPrintSpec = { ...boardPrint, sides: [1, 2] }

/** A clear or metal board, on which white may lie below the colours. */
export const clearBoardPrint: DemoPrintSpec = { ...boardPrint, whiteInk: 'optional' }

/** A board that has no shape but its contour. */
export const milledPrint: DemoPrintSpec = { ...fixedBoardPrint, cutLine: 'required' }

export const vinylPrint: DemoPrintSpec = {
  ...bannerPrint,
  bleedMm: 3,
  safeMarginMm: 3,
  minPpi: 100,
  goodPpi: 150,
  viewingDistanceM: 1,
}

/** Film that is cut straight, or along a contour when the file has one. */
export const cuttableVinylPrint: DemoPrintSpec = { ...vinylPrint, cutLine: 'optional' }

/** Stickers, which have no shape but their contour. */
export const contourVinylPrint: DemoPrintSpec = { ...vinylPrint, cutLine: 'required' }

/** Clear film, on which white may lie below the colours. */
export const clearVinylPrint: DemoPrintSpec = { ...cuttableVinylPrint, whiteInk: 'optional' }

export const clearContourVinylPrint: DemoPrintSpec = { ...contourVinylPrint, whiteInk: 'optional' }

/** The bleed is what folds round the stretcher. */
export const canvasPrint: DemoPrintSpec = { ...vinylPrint, bleedMm: 50 }

export const posterPrint: DemoPrintSpec = { ...vinylPrint, safeMarginMm: 5 }

export const billboardPrint: DemoPrintSpec = { ...posterPrint, viewingDistanceM: 10 }

export const cutFilmPrint: DemoPrintSpec = {
  sides: [1],
  bleedMm: 0,
  safeMarginMm: 0,
  minPpi: null,
  goodPpi: null,
  viewingDistanceM: 1,
  colour: 'steunkleur folie',
  cutLine: 'required',
  whiteInk: 'none',
  vectorOnly: true,
}

export const oneSidedPaperPrint: DemoPrintSpec = {
  ...bannerPrint,
  bleedMm: 3,
  safeMarginMm: 4,
  minPpi: 200,
  goodPpi: 300,
  viewingDistanceM: 0.4,
}

export const twoSidedPaperPrint: DemoPrintSpec = { ...oneSidedPaperPrint, sides: [2] }

export const eitherSidePaperPrint: DemoPrintSpec = { ...oneSidedPaperPrint, sides: [1, 2] }

/** Paper that is die-cut to a shape of its own, such as a folder with a flap. */
export const dieCutPaperPrint: DemoPrintSpec = { ...oneSidedPaperPrint, cutLine: 'required' }

/** Sheets on which the customer has placed stickers, with their cut lines. */
export const stickerSheetPrint: DemoPrintSpec = { ...oneSidedPaperPrint, cutLine: 'optional' }

export const labelPrint: DemoPrintSpec = {
  ...oneSidedPaperPrint,
  bleedMm: 2,
  safeMarginMm: 2,
  viewingDistanceM: 0.3,
  cutLine: 'required',
}

/** Printed on the label press, but torn off instead of cut. */
export const uncutLabelPrint: DemoPrintSpec = { ...labelPrint, cutLine: 'none' }
