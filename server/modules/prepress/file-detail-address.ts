/** Where staff fetch a part of a page of the file at a place on a line; what part that is comes behind it. */
export const fileDetailAddress = (id: string, designId: string, page: number): string =>
  `/beheer/api/files/${id}/detail?${new URLSearchParams({ of: designId, page: String(page) })}`
