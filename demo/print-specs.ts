import type { PrintSpec } from '#domain/designs/print-spec.ts'

export const bannerPrint: PrintSpec = {
  sides: [1],
  bleedMm: 10,
  safeMarginMm: 40,
  minPpi: 50,
  goodPpi: 72,
  viewingDistanceM: 3,
  colour: 'CMYK',
  maxInkPercent: 320,
  cutLine: 'none',
  whiteInk: 'none',
  vectorOnly: false,
}

/** Two cloths back to back, or one that is read from both sides. */
export const twoSidedBannerPrint: PrintSpec = { ...bannerPrint, sides: [2] }

/** Cloth that no light passes through, printed on one side or on both. */
export const eitherSideBannerPrint: PrintSpec = { ...bannerPrint, sides: [1, 2] }

export const scaffoldPrint: PrintSpec = { ...bannerPrint, viewingDistanceM: 10 }

export const textilePrint: PrintSpec = {
  ...bannerPrint,
  safeMarginMm: 20,
  minPpi: 72,
  goodPpi: 100,
  viewingDistanceM: 1.5,
}

export const twoSidedTextilePrint: PrintSpec = { ...textilePrint, sides: [2] }

/** A board of a fixed size, without a contour. */
export const fixedBoardPrint: PrintSpec = { ...textilePrint, bleedMm: 5, safeMarginMm: 10 }

export const twoSidedBoardPrint: PrintSpec = { ...fixedBoardPrint, sides: [2] }

/** Seen through the material, which without white behind it would be faint. */
export const backPrintedBoardPrint: PrintSpec = { ...fixedBoardPrint, whiteInk: 'required' }

/** A board that may be milled along a contour. */
export const boardPrint: PrintSpec = { ...fixedBoardPrint, cutLine: 'optional' }

export const eitherSideBoardPrint: PrintSpec = { ...boardPrint, sides: [1, 2] }

/** A clear or metal board, on which white may lie below the colours. */
export const clearBoardPrint: PrintSpec = { ...boardPrint, whiteInk: 'optional' }

/** A board that has no shape but its contour. */
export const milledPrint: PrintSpec = { ...fixedBoardPrint, cutLine: 'required' }

export const vinylPrint: PrintSpec = {
  ...bannerPrint,
  bleedMm: 3,
  safeMarginMm: 3,
  minPpi: 100,
  goodPpi: 150,
  viewingDistanceM: 1,
}

/** Film that is cut straight, or along a contour when the file has one. */
export const cuttableVinylPrint: PrintSpec = { ...vinylPrint, cutLine: 'optional' }

/** Stickers, which have no shape but their contour. */
export const contourVinylPrint: PrintSpec = { ...vinylPrint, cutLine: 'required' }

/** Clear film, on which white may lie below the colours. */
export const clearVinylPrint: PrintSpec = { ...cuttableVinylPrint, whiteInk: 'optional' }

export const clearContourVinylPrint: PrintSpec = { ...contourVinylPrint, whiteInk: 'optional' }

/** The bleed is what folds round the stretcher. */
export const canvasPrint: PrintSpec = { ...vinylPrint, bleedMm: 50 }

export const posterPrint: PrintSpec = { ...vinylPrint, safeMarginMm: 5 }

export const billboardPrint: PrintSpec = { ...posterPrint, viewingDistanceM: 10 }

export const cutFilmPrint: PrintSpec = {
  sides: [1],
  bleedMm: 0,
  safeMarginMm: 0,
  minPpi: null,
  goodPpi: null,
  viewingDistanceM: 1,
  colour: 'steunkleur folie',
  maxInkPercent: null,
  cutLine: 'required',
  whiteInk: 'none',
  vectorOnly: true,
}

export const oneSidedPaperPrint: PrintSpec = {
  ...bannerPrint,
  bleedMm: 3,
  safeMarginMm: 4,
  minPpi: 200,
  goodPpi: 300,
  maxInkPercent: 300,
  viewingDistanceM: 0.4,
}

export const twoSidedPaperPrint: PrintSpec = { ...oneSidedPaperPrint, sides: [2] }

export const eitherSidePaperPrint: PrintSpec = { ...oneSidedPaperPrint, sides: [1, 2] }

/** Paper that is die-cut to a shape of its own, such as a folder with a flap. */
export const dieCutPaperPrint: PrintSpec = { ...oneSidedPaperPrint, cutLine: 'required' }

/** Sheets on which the customer has placed stickers, with their cut lines. */
export const stickerSheetPrint: PrintSpec = { ...oneSidedPaperPrint, cutLine: 'optional' }

export const labelPrint: PrintSpec = {
  ...oneSidedPaperPrint,
  bleedMm: 2,
  safeMarginMm: 2,
  viewingDistanceM: 0.3,
  cutLine: 'required',
}

/** Printed on the label press, but torn off instead of cut. */
export const uncutLabelPrint: PrintSpec = { ...labelPrint, cutLine: 'none' }
