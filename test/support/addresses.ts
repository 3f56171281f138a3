/** An address that no customer of the demo has. */
export const IN_ZEIST = {
  label: null,
  companyName: 'Bouwbedrijf Zeist',
  attention: null,
  street: 'Slotlaan',
  houseNumber: '12',
  addition: null,
  postcode: '3701 GL',
  city: 'Zeist',
  country: 'NL',
  phone: null,
  deliveryNotes: null,
} as const
