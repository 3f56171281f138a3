import { z } from 'zod'
import { LINT_CODES } from '#domain/configurator/lint/finding.ts'
import { ConfiguratorDefinition } from '../configurator.ts'
import { IdParams, line, requiredLine } from '../shared.ts'
import { ConfiguratorForm, ConfiguratorKey, TestChoices } from './configurator-form.ts'
import { officeEndpoint } from './endpoint.ts'

const rules = { access: 'operator', may: 'changeCatalogue' } as const

/** A configurator may be larger than what other calls take. */
const bodyBytes = 4 * 1024 * 1024

/** Something that is wrong with a configurator: what, and where ('step', 'step/option'; '' for the whole). It stops publishing. */
const ConfiguratorFinding = z.object({ at: z.string(), code: z.enum(LINT_CODES), about: z.string() })
export type ConfiguratorFinding = z.output<typeof ConfiguratorFinding>

/** What a step can offer: a product of the shop, as it becomes with its own draft. */
const OfferedProduct = z.object({
  id: z.string(),
  sku: z.string(),
  title: z.string(),
  status: z.enum(['active', 'draft', 'discontinued']),
  imageUrl: z.string().nullable(),
  /** By what its base price goes; null where it has none today. */
  priceModel: z.string().nullable(),
  attributes: z.record(z.string(), z.string()),
})

/**
 * A composition with the price that it must have before the configurator goes into the shop: in cents without VAT, for the base
 * list, today.
 */
const ConfiguratorTest = z.object({
  id: z.string(),
  title: z.string(),
  choices: TestChoices,
  expectedCents: z.int(),
  /** What it costs with the draft; null where it has no price. */
  costsCents: z.int().nullable(),
  /** Why it has no price, in words. */
  fault: z.string().nullable(),
})
export type ConfiguratorTest = z.output<typeof ConfiguratorTest>

const ConfiguratorDraft = z.object({
  version: z.int(),
  changedAt: z.iso.datetime(),
  changedBy: z.string().nullable(),
  /** When it goes into the shop by itself. */
  publishAt: z.iso.datetime().nullable(),
  /** When it was to do that and could not. */
  missedAt: z.iso.datetime().nullable(),
  /** Whether the shop was given another configurator after this draft began. */
  isOutdated: z.boolean(),
})

/** The configurator of a composed product: as it is in the shop, as it becomes, and what is wrong with that. */
export const DeskConfigurator = z.object({
  productId: z.string(),
  sku: z.string(),
  title: z.string(),
  /** The address of the product in the shop, as it becomes. */
  urlPath: z.string().nullable(),
  key: z.string().nullable(),
  /** Null where there is none in the shop. */
  live: ConfiguratorDefinition.nullable(),
  /** Tells what is in the shop from what was or will be there; null with that. */
  liveDigest: z.string().nullable(),
  /** Null where none was begun. */
  definition: ConfiguratorDefinition.nullable(),
  draft: ConfiguratorDraft.nullable(),
  findings: z.array(ConfiguratorFinding),
  /** The products that live and draft name. */
  products: z.array(OfferedProduct),
  tests: z.array(ConfiguratorTest),
})
export type DeskConfigurator = z.output<typeof DeskConfigurator>

export const getDeskConfigurator = officeEndpoint('getDeskConfigurator', {
  summary: 'How a product is composed, with what is changed of that and what is wrong with it',
  ...rules,
  refuses: [409],
  params: IdParams,
  reply: DeskConfigurator,
})

/** The draft as it was seen; null where there was none. Another version answers 409. */
const version = z.int().nullable()
/** What was seen in the shop; where a draft comes of that or goes over it, anything else there answers 409. */
const liveDigest = z.string().nullable()

export const startDeskConfigurator = officeEndpoint('startDeskConfigurator', {
  summary:
    'Begin the configurator of a composed product: with one empty card, as a copy of that of another product, or with content of its own',
  ...rules,
  bodyBytes,
  refuses: [409],
  params: IdParams,
  body: z.object({
    key: ConfiguratorKey,
    copyOf: z.uuid().nullable(),
    /** What was changed in a draft that a colleague threw away. */
    definition: ConfiguratorForm.nullable().default(null),
  }),
  reply: DeskConfigurator,
})

export const editDeskConfigurator = officeEndpoint('editDeskConfigurator', {
  summary: 'Give the draft of a configurator this content',
  ...rules,
  bodyBytes,
  refuses: [409],
  params: IdParams,
  body: z.object({
    version,
    liveDigest,
    definition: ConfiguratorForm,
    /** Whether an outdated draft is meant to go over what came into the shop meanwhile. */
    overShop: z.boolean().default(false),
  }),
  reply: DeskConfigurator,
})

export const discardDeskConfigurator = officeEndpoint('discardDeskConfigurator', {
  summary: 'Throw the draft of a configurator away',
  ...rules,
  refuses: [409],
  params: IdParams,
  /** Null of a draft that cannot be read, of which nobody sees a version. */
  body: z.object({ version: z.int().nullable() }),
  reply: DeskConfigurator,
})

export const publishDeskConfigurator = officeEndpoint('publishDeskConfigurator', {
  summary:
    'Put the draft of a configurator into the shop, once nothing is wrong with it and each test has its price',
  ...rules,
  refuses: [409],
  params: IdParams,
  body: z.object({ version: z.int(), note: line(200).default('') }),
  reply: DeskConfigurator,
})

export const scheduleDeskConfigurator = officeEndpoint('scheduleDeskConfigurator', {
  summary: 'Let the draft of a configurator go into the shop at a time; null lets it wait',
  ...rules,
  refuses: [409],
  params: IdParams,
  body: z.object({ version: z.int(), publishAt: z.iso.datetime().nullable() }),
  reply: DeskConfigurator,
})

const ConfiguratorRevision = z.object({
  number: z.int(),
  publishedAt: z.iso.datetime(),
  /** Null for what stood in the shop before its first publication here. */
  publishedBy: z.string().nullable(),
  note: z.string(),
})

export const listConfiguratorRevisions = officeEndpoint('listConfiguratorRevisions', {
  summary: 'The states in which a configurator was published, the newest first',
  ...rules,
  params: IdParams,
  reply: z.object({ revisions: z.array(ConfiguratorRevision) }),
})

const RevisionParams = z.object({ id: z.uuid(), number: z.coerce.number().int().min(1) })

export const getConfiguratorRevision = officeEndpoint('getConfiguratorRevision', {
  summary: 'A configurator as it was published once, and as it was before that',
  ...rules,
  params: RevisionParams,
  reply: z.object({ definition: ConfiguratorDefinition, before: ConfiguratorDefinition.nullable() }),
})

export const restoreConfiguratorRevision = officeEndpoint('restoreConfiguratorRevision', {
  summary: 'Make of an earlier state of a configurator its draft; a draft that is there is replaced by it',
  ...rules,
  refuses: [409],
  params: RevisionParams,
  body: z.object({ version, liveDigest }),
  reply: DeskConfigurator,
})

export const findOfferedProducts = officeEndpoint('findOfferedProducts', {
  summary: 'Products that a step can offer, by part of a title or a SKU; twenty at most',
  ...rules,
  query: z.object({ search: line(100) }),
  reply: z.object({ products: z.array(OfferedProduct) }),
})

export const tryDeskConfigurator = officeEndpoint('tryDeskConfigurator', {
  summary:
    'What a composition would cost on the base list today with a configurator that need not be kept yet',
  ...rules,
  bodyBytes,
  refuses: [409],
  params: IdParams,
  body: z.object({ definition: ConfiguratorForm, choices: TestChoices }),
  reply: ConfiguratorTest.pick({ costsCents: true, fault: true }).extend({
    findings: z.array(ConfiguratorFinding),
  }),
})

export const keepConfiguratorTest = officeEndpoint('keepConfiguratorTest', {
  summary: 'Keep a composition with its price as a test, or change one by its id',
  ...rules,
  refuses: [409],
  params: IdParams,
  body: z.object({
    /** Null for a new one. */
    testId: z.uuid().nullable(),
    title: requiredLine(100),
    choices: TestChoices,
    expectedCents: z.int('AmountInvalid').min(0, 'AmountInvalid').max(999_999_999, 'AmountInvalid'),
  }),
  reply: DeskConfigurator,
})

export const deleteConfiguratorTest = officeEndpoint('deleteConfiguratorTest', {
  summary: 'Delete a test of a configurator',
  ...rules,
  params: z.object({ id: z.uuid(), testId: z.uuid() }),
  reply: DeskConfigurator,
})
