type Field = {
  readonly type: string
  readonly value: string
  readonly defaultValue?: string
  readonly checked?: boolean
  readonly defaultChecked?: boolean
  readonly options?: ArrayLike<{ readonly selected: boolean; readonly defaultSelected: boolean }>
}

function isChanged({ type, value, defaultValue, checked, defaultChecked, options }: Field): boolean {
  if (options) {
    const all = Array.from(options)
    // A list that marks nothing begins with its first.
    const begins = Math.max(
      0,
      all.findIndex((option) => option.defaultSelected),
    )
    return all.findIndex((option) => option.selected) !== begins
  }
  if (type === 'checkbox' || type === 'radio') return checked !== defaultChecked
  return defaultValue !== undefined && value.trim() !== defaultValue.trim()
}

/** Whether a form holds anything else than it began with; spaces count for nothing. */
export const isFilledIn = ({ elements }: { readonly elements: ArrayLike<unknown> }): boolean =>
  Array.from(elements as ArrayLike<Field>).some(isChanged)
