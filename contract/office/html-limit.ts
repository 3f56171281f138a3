/** So many characters of HTML a text of a product, a category or a page has at most. */
export const MOST_CHARACTERS_OF_HTML = 100_000
