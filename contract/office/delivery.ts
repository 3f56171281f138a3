import { z } from 'zod'
import { SHIPPING_CLASS_CODES } from '#domain/delivery/class-fields.ts'
import { line, requiredLine } from '../shared.ts'
import { officeEndpoint } from './endpoint.ts'

export const CountryCode = z.string().regex(/^[A-Z]{2}$/, 'CountryInvalid')
const ClassCode = z.enum(SHIPPING_CLASS_CODES)

const LONGEST_MM = 100_000
const HEAVIEST_GRAMS = 50_000_000
const DEAREST_CENTS = 9_999_999
const MOST_COUNTRIES = 100

/** What the owner sets of delivery: the countries of addresses in their order, and the classes from small to large. */
export const Delivery = z.object({
  countries: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      ships: z.boolean(),
      /** Whether addresses or open requests for an account are there, so that the shop has to know it. */
      isInUse: z.boolean(),
    }),
  ),
  classes: z.array(
    z.object({
      code: ClassCode,
      title: z.string(),
      /** Sizes in mm, null for no limit; a weight in grams. */
      minLongestMm: z.number().nullable(),
      maxLongestMm: z.number().nullable(),
      maxShortestMm: z.number().nullable(),
      maxGirthMm: z.number().nullable(),
      maxGrams: z.number(),
      /** The price of one parcel in cents excluding VAT; it does not go where there is none. */
      centsByCountry: z.record(z.string(), z.int()),
    }),
  ),
})
export type Delivery = z.output<typeof Delivery>

const CountryRow = z.object({ code: CountryCode, ships: z.boolean() })
const Countries = z.array(CountryRow).max(MOST_COUNTRIES, 'TooMany')

const Mm = z.int('NumberInvalid').min(1, 'NumberInvalid').max(LONGEST_MM, 'NumberInvalid').nullable()

/** What the owner may set of a class; a country of which the rate is null is not gone to. Messages are codes. */
export const ShippingClassForm = z.object({
  title: requiredLine(60),
  minLongestMm: Mm,
  maxLongestMm: Mm,
  maxShortestMm: Mm,
  maxGirthMm: Mm,
  maxGrams: z.int('NumberInvalid').min(1, 'NumberInvalid').max(HEAVIEST_GRAMS, 'NumberInvalid'),
  centsByCountry: z.record(
    CountryCode,
    z.int('AmountInvalid').min(0, 'AmountInvalid').max(DEAREST_CENTS, 'AmountInvalid').nullable(),
  ),
})

/** A class as it is, or was seen; of one that is not there yet nothing is known. */
export const ShippingClassFields = z.object({
  title: z.string(),
  minLongestMm: z.number().nullable(),
  maxLongestMm: z.number().nullable(),
  maxShortestMm: z.number().nullable(),
  maxGirthMm: z.number().nullable(),
  maxGrams: z.number().nullable(),
  centsByCountry: z.record(z.string(), z.number().nullable()),
})

const rules = { access: 'operator', may: 'changeShop' } as const
/** One that is no class is answered like one that the shop does not have. */
const ClassParams = z.object({ code: line(40) })

export const getDelivery = officeEndpoint('getDelivery', {
  summary: 'The countries that the shop knows, and the classes in which it sends goods',
  ...rules,
  reply: Delivery,
})

export const startDelivery = officeEndpoint('startDelivery', {
  summary:
    'Begin with the usual classes, to the Netherlands and Belgium; answers 409 where there are classes already',
  ...rules,
  refuses: [409],
  reply: Delivery,
})

export const setDeliveryCountries = officeEndpoint('setDeliveryCountries', {
  summary:
    'Set the countries in their order, and where goods go; answers 409 when somebody else changed them meanwhile',
  ...rules,
  refuses: [409],
  body: z.object({ countries: Countries.min(1, 'Required'), seen: Countries }),
  reply: Delivery,
})

export const saveShippingClass = officeEndpoint('saveShippingClass', {
  summary:
    'Add a class, or change some of it; a field or rate that somebody else changed meanwhile answers 409 by its name',
  ...rules,
  refuses: [404, 409],
  params: ClassParams,
  body: z.object({
    change: ShippingClassForm.partial(),
    seen: ShippingClassFields.partial(),
    /** Whether the shop had the class when it was seen. */
    isThere: z.boolean(),
  }),
  reply: Delivery,
})

export const removeShippingClass = officeEndpoint('removeShippingClass', {
  summary: 'Take a class away as it was seen; answers 409 when somebody else changed it meanwhile',
  ...rules,
  refuses: [404, 409],
  params: ClassParams,
  body: z.object({ seen: ShippingClassFields }),
  reply: Delivery,
})
