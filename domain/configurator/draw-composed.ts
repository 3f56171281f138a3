import type { Drawing } from './drawing.ts'
import type { Evaluation } from './view.ts'

/** Draws a product as it was composed, as an SVG document of 4:3 by itself. */
export type DrawComposed = (drawing: Drawing | undefined, evaluation: Evaluation) => string
