/** What of an address says which part of the settings is changed, and which field of it is meant. */
export const ASKED_PART = 'wijzig'
export const ASKED_FIELD = 'veld'

/** Where a setting is changed, on the page that has it. */
export const settingAddress = (page: string, part: string, field: string): string =>
  `${page}?${new URLSearchParams({ [ASKED_PART]: part, [ASKED_FIELD]: field })}`
