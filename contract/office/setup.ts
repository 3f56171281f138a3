import { z } from 'zod'
import { DEMO_STAYS } from '#domain/shop/demo-goods.ts'
import { NewPassword } from '../customer.ts'
import { Done, Email, requiredLine } from '../shared.ts'
import { officeEndpoint } from './endpoint.ts'
import { SETUP_STEPS } from './setup-steps.ts'

const Count = z.int().min(0)

export const Setup = z.object({
  /** Which steps are done, judged by what stands in the shop now. */
  done: z.record(z.enum(SETUP_STEPS), z.boolean()),
  /** Whether the owner said that the shop is set up. */
  isFinished: z.boolean(),
  mail: z.object({
    /** Whether mail leaves this machine; where not, it is kept to be read here. */
    isSent: z.boolean(),
    from: z.string(),
    /** Whoever runs the machine set by what it goes, which counts before what the owner sets. */
    isByMachine: z.boolean(),
  }),
  products: Count,
  categories: Count,
  /** Where the terms and what is said of privacy lie, as far as they are not in the shop yet. */
  missingPages: z.array(z.string()),
  /** What the demo brought and can be taken out; null where nothing of it is left, or in a live shop. */
  demo: z
    .object({
      companies: Count,
      orders: Count,
      invoices: Count,
      designs: Count,
      products: Count,
      pages: Count,
      /** Whether who asks is the operator of the demo, whose password everybody knows. */
      isOperator: z.boolean(),
    })
    .nullable(),
  /** What the shop was given of the assortment of the demo; null where nothing of that can be taken out. */
  assortment: z
    .object({
      /** How much goes. */
      products: Count,
      categories: Count,
      /** What stays, and why: some of it by name. */
      stays: z.array(z.object({ id: z.string(), title: z.string(), reason: z.enum(DEMO_STAYS) })),
      stayCount: Count,
    })
    .nullable(),
})
export type Setup = z.output<typeof Setup>

const rules = { access: 'operator', may: 'changeShop' } as const

export const getSetup = officeEndpoint('getSetup', {
  summary: 'How far the shop is set up',
  ...rules,
  reply: Setup,
})

export const finishSetup = officeEndpoint('finishSetup', {
  summary: 'Say that the shop is set up, or that it is not',
  ...rules,
  body: z.object({ isFinished: z.boolean() }),
  reply: Setup,
})

export const sendTrialMail = officeEndpoint('sendTrialMail', {
  summary: 'Mail a trial to who asks',
  ...rules,
  reply: Done,
})

export const fillAssortment = officeEndpoint('fillAssortment', {
  summary:
    'Put the assortment of the demo into a shop that has no products and categories yet; answers 409 to another',
  ...rules,
  refuses: [409],
  body: z.object({
    /** Whether pages, menus and texts come along where the shop has none. */
    withPages: z.boolean(),
  }),
  reply: Setup,
})

export const clearAssortment = officeEndpoint('clearAssortment', {
  summary:
    'Take out what the shop was given of the assortment of the demo and nobody changed or needs; answers 409 where that is no longer what was seen',
  ...rules,
  refuses: [409],
  /** How much was seen to go. */
  body: z.object({ products: Count, categories: Count }),
  reply: Setup,
})

/** Somebody who becomes an owner. */
const NewOwner = z.object({ name: requiredLine(80), email: Email, password: NewPassword })

export const clearDemo = officeEndpoint('clearDemo', {
  summary:
    'Take out what the demo brought: its customers with all they did, and if wanted its assortment and pages; answers 409 where it is gone, or another operator has the address',
  ...rules,
  refuses: [409],
  body: z.object({
    keepsAssortment: z.boolean(),
    /** How the operator of the demo logs in from then on; null for another. */
    owner: NewOwner.nullable(),
  }),
  reply: Setup,
})

const Code = requiredLine(100)

export const createFirstOwner = officeEndpoint('createFirstOwner', {
  summary:
    'Become the owner of a shop that has no staff yet, with the code that its start has printed; answers 409 where there is staff',
  access: 'public',
  limit: { perSecond: 5 },
  refuses: [409],
  body: NewOwner.extend({ code: Code }),
  reply: z.object({ email: z.string() }),
})
