/** The cookie by which a page sees for which contact staff act in this browser; it opens nothing. */
export const ACTING_MARK = 'ActingFor'

/** Where a browser keeps the upload token of a login to the shop. */
export const SESSION_KEY = 'session'

/** The cookie by which staff see the shop with every draft; it opens nothing to who is not logged in at the back office. */
export const PREVIEW_MARK = 'Preview'

/** The header by which the calls of a page say that it stands in a frame, where only the back office shows one: as it becomes. */
export const FRAMED_HEADER = 'x-framed'
