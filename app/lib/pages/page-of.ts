/** The page of a list that an address asks for; what is no page number is the first one. */
export function pageOf(url: URL): number {
  const page = Number(url.searchParams.get('currentPage'))
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}
