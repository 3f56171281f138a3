/** Shows the first field in which something is typed that cannot be read, and answers whether there is one. */
export function showUnread(form: HTMLElement | null): boolean {
  const fields = form?.querySelectorAll<HTMLInputElement>('input, select, textarea') ?? []
  const unread = [...fields].find(({ validity }) => validity.customError)
  unread?.reportValidity()
  return unread !== undefined
}
