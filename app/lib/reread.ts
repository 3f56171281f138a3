let reading: Promise<unknown> = Promise.resolve()

/** Remembers that the page is being read again for who is there now. */
export function rememberReread(next: Promise<void>): void {
  reading = next
}

/** Comes once the page has been read again: who goes elsewhere before that has it read twice. */
export const rereadOfPage = (): Promise<unknown> => reading
