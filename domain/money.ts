/** A whole number of euro cents, excluding VAT unless the name says otherwise (spec 1). */
export type Cents = number
