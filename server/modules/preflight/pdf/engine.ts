import { PDFiumLibrary } from '@hyzyla/pdfium'

/** The functions of pdfium that are used here; its package describes only some of them. */
const FUNCTIONS = [
  'malloc',
  'free',
  'FPDF_LoadMemDocument64',
  'FPDF_GetLastError',
  'FPDF_LoadPage',
  'FPDF_ClosePage',
  'FPDFPage_SetCropBox',
  'FPDFBitmap_CreateEx',
  'FPDFBitmap_FillRect',
  'FPDFBitmap_GetBuffer',
  'FPDFBitmap_GetStride',
  'FPDFBitmap_Destroy',
  'FPDF_RenderPageBitmap',
  'FPDFDOC_InitFormFillEnvironment',
  'FPDF_SetFormFieldHighlightAlpha',
  'FORM_OnAfterLoadPage',
  'FORM_OnBeforeClosePage',
  'FPDF_FFLDraw',
] as const

type Functions = Readonly<Record<(typeof FUNCTIONS)[number], (...numbers: number[]) => number>>

/** pdfium as it is: numbers in, numbers out, with places in its own memory where bytes go. */
export type Engine = Functions & {
  /** All of its memory; asked for anew after each call that may have made it larger. */
  readonly memory: () => Uint8Array
}

type Module = Readonly<Record<string, (...numbers: number[]) => number>> & { readonly HEAPU8: Uint8Array }

export async function startEngine(): Promise<Engine> {
  const library = await PDFiumLibrary.init()
  const { module } = library as unknown as { readonly module: Module }
  const functions = Object.fromEntries(FUNCTIONS.map((name) => [name, module[`_${name}`]]))
  return { ...(functions as Functions), memory: () => module.HEAPU8 }
}
