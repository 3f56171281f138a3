import type { IncomingHttpHeaders } from 'node:http'
import { FRAMED_HEADER, PREVIEW_MARK } from '#domain/access/browser-marks.ts'

/**
 * Whether the shop may be asked for as it becomes: by the mark of a whole browser, or from within the frame of the back office, which
 * leaves the other pages of that browser alone. Who asks is judged elsewhere; a name that only resembles the mark goes on to there.
 */
export const mayAskForPreview = (headers: IncomingHttpHeaders): boolean =>
  headers.cookie?.includes(PREVIEW_MARK) === true || isFramed(headers)

/** A browser says by itself that a page is for a frame; its calls say so by a header. */
export const isFramed = (headers: IncomingHttpHeaders): boolean =>
  headers['sec-fetch-dest'] === 'iframe' || headers[FRAMED_HEADER] !== undefined
