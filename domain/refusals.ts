/** Every expected 'no' of the shop; each has one Dutch sentence in texts/nl/refusals.ts and one status. */
export const REFUSAL_CODES = [
  'NotFound',
  'LoginRequired',
  'LoginFailed',
  'ContactBlocked',
  'TooManyAttempts',
  'TooManyRequests',
  'CaptchaFailed',
  'ResetLinkInvalid',
  'PasswordWrong',
  'ForeignOrigin',
  'MalformedJson',
  'UnsupportedMediaType',
  'BodyTooLarge',
  'InvalidInput',
  'ProductNotFound',
  'ProductNotOrderable',
  'ProductHasNoPrice',
  'invalid_config',
  'invalid_date',
  'invalid_design',
  'CartLineNotFound',
  'CartFull',
  'CartEmpty',
  'cart_changed',
  'cart_not_empty',
  'CartNotOrderable',
  'TermsNotAccepted',
  'PurchaseOrderRequired',
  'OrderNotFound',
  'AddressNotFound',
  'AddressRequired',
  'AddressInUse',
  'PostcodeInvalid',
  'DeliveryKindNotOffered',
  'ExpressNotOffered',
  'IdempotencyKeyReused',
  'NotYetPossible',
  'Unavailable',
  'Unexpected',
] as const

/** The code of an expected 'no'. */
export type RefusalCode = (typeof REFUSAL_CODES)[number]

/** What can be wrong with one field of a call; each has one Dutch sentence. */
export const FIELD_FAULTS = [
  'Required',
  'TooLong',
  'ControlCharacter',
  'EmailRequired',
  'EmailInvalid',
  'PasswordRequired',
  'PasswordTooShort',
  'QuantityInvalid',
  'PageInvalid',
  'DateInvalid',
  'CountryInvalid',
  'ConsentRequired',
  'TooMany',
  'ProcessIdInvalid',
  'Invalid',
] as const

/** The code of a fault of one field. */
export type FieldFault = (typeof FIELD_FAULTS)[number]
