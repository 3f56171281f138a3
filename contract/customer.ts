import { z } from 'zod'
import { isHouseNumber } from '#domain/addresses/house-number.ts'
import { isPhoneNumber } from '#domain/addresses/phone.ts'
import { readCompanyNumbers } from '#domain/companies/company-numbers.ts'
import { SHORTEST_PASSWORD } from '#domain/passwords/shortest.ts'
import { isCommonPassword, ownWordsOf } from '#domain/passwords/strength.ts'
import { endpoint } from './endpoint.ts'
import { Done, Email, line, paragraph, Phone, requiredLine } from './shared.ts'

/** A password as it is typed; the length cap stands before any hashing (reliability: login). */
export const TypedPassword = z.string('PasswordRequired').min(1, 'PasswordRequired').max(256, 'TooLong')

/** A new password: at least ten characters, and none that everybody takes. */
/** A password as it is chosen. */
export const NewPassword = z
  .string('PasswordRequired')
  .min(SHORTEST_PASSWORD, 'PasswordTooShort')
  .max(256, 'TooLong')
  .refine((password) => !isCommonPassword(password), 'PasswordTooCommon')

export const Contact = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string().nullable(),
})

/** A delivery or invoice address; street, number and addition apart. */
export const Address = z.object({
  id: z.string(),
  label: z.string().nullable(),
  companyName: z.string(),
  attention: z.string().nullable(),
  street: z.string(),
  houseNumber: z.string(),
  addition: z.string().nullable(),
  postcode: z.string(),
  city: z.string(),
  country: z.string(),
  phone: z.string().nullable(),
  deliveryNotes: z.string().nullable(),
  isDefault: z.boolean(),
})
export type Address = z.output<typeof Address>

const optionalLine = (max: number) => line(max).nullish()

/** Where in the world, as people fill it in. */
const place = {
  street: requiredLine(100),
  houseNumber: requiredLine(10).refine(isHouseNumber, 'HouseNumberInvalid'),
  addition: optionalLine(20),
  postcode: requiredLine(12),
  city: requiredLine(80),
  country: z.string('Required').regex(/^[A-Z]{2}$/, 'CountryInvalid'),
}

type Reachable = { readonly country: string; readonly phone?: string | null | undefined }

/** A phone number is read by the country of the address; an empty one is none. */
const hasRealPhone = ({ country, phone }: Reachable) => !phone || isPhoneNumber(phone, country)
const PHONE_FAULT = { message: 'PhoneInvalid', path: ['phone'] }

/** Where a company is, and the telephone there. */
export const PlaceForm = z.object({ ...place, phone: optionalLine(30) }).refine(hasRealPhone, PHONE_FAULT)

const addressFields = {
  label: optionalLine(60),
  companyName: requiredLine(120),
  attention: optionalLine(80),
  ...place,
  phone: optionalLine(30),
  deliveryNotes: optionalLine(300),
}

/** The fields of an address one by one, for who changes some of them; what they are together `AddressForm` checks. */
export const AddressFields = z.object({ ...addressFields, isDefault: z.boolean() })

/** The address form; the postcode is checked against the country on the server. */
export const AddressForm = z
  .object({ ...addressFields, isDefault: z.boolean().default(false) })
  .refine(hasRealPhone, PHONE_FAULT)
export type AddressForm = z.input<typeof AddressForm>

/** GET /customer: the account store of spec 3. */
export const Customer = z.object({
  contact: Contact,
  contacts: z.array(Contact),
  company: z.object({
    id: z.string(),
    name: z.string(),
    kvkNumber: z.string().nullable(),
    vatId: z.string().nullable(),
    invoiceEmail: z.string().nullable(),
    paymentTermDays: z.int(),
    purchaseOrderRequired: z.boolean(),
  }),
  addresses: z.array(Address),
  invoiceAddress: Address.nullable(),
  subscribedToNewsletter: z.boolean(),
  /** By name, the colleagues who may order whatever it comes to. */
  orderers: z.array(z.string()),
  /** There where staff act for the contact. */
  isActedFor: z.literal(true).optional(),
})
export type Customer = z.output<typeof Customer>

/** The token for uploads and previews; the stated expiry is 80 % of its life (decisions: Uploads), in the shop's time and, for
 * whose clock shows another, in milliseconds from the answer. */
export const UploadToken = z.object({
  uploadToken: z.string(),
  uploadTokenExpiration: z.string(),
  uploadTokenLifeMs: z.int(),
})
export type UploadToken = z.output<typeof UploadToken>

/** The account request form: companies only, which show by their numbers that they are one. */
export const AccountRequest = z
  .object({
    companyName: requiredLine(120),
    kvkNumber: line(20).nullish(),
    vatId: line(30).nullish(),
    ...place,
    invoiceEmail: Email.nullish(),
    firstName: requiredLine(60),
    lastName: requiredLine(80),
    email: Email,
    phone: requiredLine(30),
    remarks: paragraph(2000).nullish(),
    consent: z.literal(true, 'ConsentRequired'),
    newsletter: z.boolean().default(false),
    website: z.string().max(200).optional(),
    recaptchaResponse: z.string().max(4000).nullish(),
  })
  .refine(hasRealPhone, PHONE_FAULT)
  .superRefine(({ country, postcode, kvkNumber, vatId }, context) => {
    const typed = { country, postcode, kvkNumber: kvkNumber ?? '', vatId: vatId ?? '' }
    const { faults } = readCompanyNumbers(typed)
    for (const [field, message] of Object.entries(faults ?? {}))
      context.addIssue({ code: 'custom', path: [field], message })
  })
export type AccountRequest = z.output<typeof AccountRequest>

const ASKS_PER_SECOND = 5

export const logIn = endpoint('logIn', {
  summary: 'Log in, which starts a session',
  access: 'public',
  refuses: [401, 429],
  body: z.object({ username: Email, password: TypedPassword }),
  reply: z.object({ contact: Contact }),
})
export const logOut = endpoint('logOut', {
  summary: 'Log out, which ends the session',
  access: 'public',
  reply: Done,
})
export const getCustomer = endpoint('getCustomer', {
  summary: 'Who is logged in, with the company, its contacts and its addresses',
  access: 'contact',
  reply: Customer,
})
/** Who is logged in changes the own name and number; another address or company goes by the shop. */
export const changePerson = endpoint('changePerson', {
  summary: 'Change the own name and phone number',
  access: 'contact',
  may: 'keepOwnData',
  body: z.object({
    firstName: requiredLine(60),
    lastName: requiredLine(80),
    phone: Phone.nullish(),
  }),
  reply: z.object({ contact: Contact }),
})
export const preferNewsletter = endpoint('preferNewsletter', {
  summary: 'Subscribe to the newsletter, or end that',
  access: 'contact',
  may: 'keepOwnData',
  body: z.object({ subscribed: z.boolean() }),
  reply: Done,
})
/** Everything that the shop keeps about who is logged in, as a file. */
export const exportPersonalData = endpoint('exportPersonalData', {
  summary: 'Everything that the shop keeps about who is logged in',
  access: 'contact',
  may: 'keepOwnData',
  reply: z.looseObject({ madeAt: z.string() }),
})
/** Forgets who is logged in; the present password shows that it is really them. */
export const eraseAccount = endpoint('eraseAccount', {
  summary: 'Let the shop forget who is logged in',
  access: 'contact',
  may: 'keepOwnData',
  refuses: [409],
  body: z.object({ password: TypedPassword }),
  reply: Done,
})
export const changePassword = endpoint('changePassword', {
  summary: 'Change the own password',
  access: 'contact',
  may: 'keepOwnData',
  body: z.object({ password: TypedPassword, newPassword: NewPassword }),
  reply: Done,
})
export const mailPasswordReset = endpoint('mailPasswordReset', {
  summary: 'Ask for a mail with a link to a new password',
  access: 'public',
  limit: { perSecond: ASKS_PER_SECOND },
  body: z.object({ email: Email, recaptchaResponse: z.string().max(4000).nullish() }),
  reply: Done,
})
export const resetPassword = endpoint('resetPassword', {
  summary: 'Set a new password by the token of that mail',
  access: 'public',
  body: z
    .object({
      password: NewPassword,
      email: Email,
      token: z.string('Required').min(1, 'Required').max(200, 'TooLong'),
    })
    .refine(({ password, email }) => !isCommonPassword(password, ownWordsOf(email)), {
      message: 'PasswordTooCommon',
      path: ['password'],
    }),
  reply: Done,
})
export const requestAccount = endpoint('requestAccount', {
  summary: 'Ask for an account for a company',
  access: 'public',
  limit: { perSecond: ASKS_PER_SECOND },
  body: AccountRequest,
  reply: Done,
})
export const createUploadToken = endpoint('createUploadToken', {
  summary: 'A token to send print files with',
  access: 'contact',
  reply: UploadToken,
})

const AddressParams = z.object({ id: z.uuid() })
export const addAddress = endpoint('addAddress', {
  summary: 'Add an address of the company',
  access: 'contact',
  may: 'changeAddresses',
  refuses: [409],
  body: AddressForm,
  reply: z.object({ address: Address }),
})
export const changeAddress = endpoint('changeAddress', {
  summary: 'Change an address of the company',
  access: 'contact',
  may: 'changeAddresses',
  params: AddressParams,
  body: AddressForm,
  reply: z.object({ address: Address }),
})
export const removeAddress = endpoint('removeAddress', {
  summary: 'Remove an address of the company',
  access: 'contact',
  may: 'changeAddresses',
  refuses: [409],
  params: AddressParams,
  reply: Done,
})
