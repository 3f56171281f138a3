/** A product's number as it is printed on boxes and in files of others: capitals, digits and hyphens. */
export const SKU_FORM = /^[A-Z0-9][A-Z0-9-]*$/

/** Whether a text is one, in whatever letters it is typed. */
export const isSku = (text: string): boolean => SKU_FORM.test(text.toUpperCase())
