/** What is wrong with a cell of a file of customers, beside what is wrong with any field. */
export type CustomerFault =
  | 'CellsTooMany'
  | 'CountryUnknown'
  | 'PostcodeInvalid'
  | 'YesOrNo'
  | 'ListUnknown'
  | 'OtherThanFirst'
  | 'EmailTwice'
  | 'EmailElsewhere'
  | 'CompanyBlocked'
  | 'KnownTwice'
  | 'NoNumbers'
