/** The option chosen in a step; without a quantity it is the one that the option comes with. */
export type GivenOption = { readonly id: string; readonly quantity?: number | undefined }

/**
 * What the customer did so far, and nothing that follows from it: options by step, texts by field (null once a reset
 * emptied it), filter values by step and attribute, and the step that was changed last.
 */
export type Choices = {
  readonly options: Readonly<Record<string, GivenOption>>
  readonly fields: Readonly<Record<string, string | null>>
  readonly filters: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly lastChanged: string | null
}

/** Nothing chosen yet. */
export const NO_CHOICES: Choices = { options: {}, fields: {}, filters: {}, lastChanged: null }
