type Company = {
  readonly name: string
  readonly street: string
  readonly houseNumber: string
  readonly postcode: string
  readonly city: string
}

/** A company with its address on one line, as far as it is filled in. */
export const companyPlace = ({ name, street, houseNumber, postcode, city }: Company): string =>
  [name, `${street} ${houseNumber}`, `${postcode} ${city}`]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ')

/** The numbers that a Dutch company states, as far as they are filled in. */
export const companyNumbers = ({
  kvkNumber,
  vatId,
}: {
  readonly kvkNumber: string
  readonly vatId: string
}): string =>
  [kvkNumber && `KvK ${kvkNumber}`, vatId && `btw ${vatId}`].filter((part) => part !== '').join(' | ')
