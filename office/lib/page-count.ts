/** What is known of what was asked. */
export type Asked = { readonly state: { readonly data: unknown } }

/** How many pages of a list were read; 0 for what is no such list. */
export function pageCount({ state: { data } }: Asked): number {
  return typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages)
    ? data.pages.length
    : 0
}
