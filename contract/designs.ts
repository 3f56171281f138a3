import { z } from 'zod'
import { FILE_STATUSES } from '#domain/designs/file-status.ts'
import { endpoint } from './endpoint.ts'
import { RepairWays } from './patchups.ts'
import { Done, IdParams, Money } from './shared.ts'

/** File status values of spec 3. */
export const DesignStatus = z.enum(FILE_STATUSES)

/** One entry of PUT /cart/items/designs/{id}; `itemId` is the link's own id, absent when new (decisions: Shapes). */
export const DesignLink = z.object({
  designId: z.uuid().nullish(),
  itemId: z.uuid().nullish(),
  isStudioDesign: z.boolean().optional(),
  quantity: z.int('QuantityInvalid').min(0, 'QuantityInvalid').max(1_000_000, 'QuantityInvalid'),
})

/** What the files of a line must be like (spec 3, Product in link mode); lengths in mm, pixels per inch at that size. */
export const PrintDemands = z.object({
  widthMm: z.number().nullable(),
  heightMm: z.number().nullable(),
  bleedMm: z.number(),
  safeMarginMm: z.number(),
  ppi: z.object({ minimum: z.int(), good: z.int() }).nullable(),
  colour: z.enum(['CMYK', 'steunkleur folie']),
})

/** A design on a line, with its copies. */
export const LinkedDesign = z.object({
  designId: z.string().nullable(),
  itemId: z.string(),
  isStudioDesign: z.boolean(),
  name: z.string().nullable(),
  quantity: z.int(),
  status: DesignStatus,
  previewUrl: z.string().nullable(),
  messages: z.array(z.string()),
  isApproved: z.boolean(),
  isPatchup: z.boolean(),
  /** Whether a repair would take away something for which the file is not valid. */
  isMendable: z.boolean(),
  /** How it can be brought to what was ordered; null for a file of the ordered proportion, and where nothing can be mended. */
  repairWays: RepairWays.nullable(),
})

export type LinkedDesign = z.output<typeof LinkedDesign>

/** The card of one print file (spec 3, Design card). */
export const Design = z.object({
  designId: z.string(),
  processId: z.string(),
  itemId: z.string().nullable(),
  status: DesignStatus,
  progress: z.int(),
  name: z.string(),
  size: z.int(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  images: z.object({ preview: z.object({ src: z.string(), alt: z.string() }).nullable() }),
  messages: z.array(z.string()),
  quantity: z.int(),
  isApproved: z.boolean(),
  isPatchup: z.boolean(),
  /** Whether a repair would take away something for which the file is not valid. */
  isMendable: z.boolean(),
  isSoftDelete: z.boolean(),
  createdAt: z.string(),
  uploadedAt: z.string().nullable(),
})

export const StudioDesign = z.object({
  designId: z.string(),
  itemId: z.string().nullable(),
  isStudioDesign: z.literal(true),
  quantity: z.int(),
  price: Money,
})

/** The cards of files. */
export const DesignList = z.object({ designs: z.array(Design) })

export const listDesigns = endpoint('listDesigns', {
  summary: 'The print files of the company, or those of one group of lines',
  access: 'contact',
  refuses: [404],
  query: z.object({ groupId: z.uuid().optional() }),
  reply: DesignList,
})
export const listBackDesigns = endpoint('listBackDesigns', {
  summary: 'The print files that fit on the back of a line',
  access: 'contact',
  refuses: [404],
  query: z.object({ itemId: z.uuid() }),
  reply: DesignList,
})
export const getStudioBackDesign = endpoint('getStudioBackDesign', {
  summary: 'The design by the studio for the back of a line',
  access: 'contact',
  refuses: [404],
  query: z.object({ itemId: z.uuid() }),
  reply: z.object({ studioDesign: StudioDesign.nullable() }),
})
export const listStudioDesigns = endpoint('listStudioDesigns', {
  summary: 'The designs by the studio for one group of lines',
  access: 'contact',
  refuses: [404],
  query: z.object({ groupId: z.uuid() }),
  reply: z.object({ studioDesigns: z.array(StudioDesign) }),
})

/** Made by the browser for each file; it names the upload of that file for good. */
export const ProcessId = z.string().regex(/^[\w-]{1,64}$/, 'ProcessIdInvalid')

export const announceDesign = endpoint('announceDesign', {
  summary: 'Announce a print file before it is sent',
  access: 'contact',
  refuses: [409],
  body: z.object({
    processId: ProcessId,
    // As the customer's machine has it; it is cleaned before it is shown.
    fileName: z.string('Required').min(1, 'Required').max(4096, 'TooLong'),
  }),
  reply: z.object({ design: Design }),
})
export const deleteDesign = endpoint('deleteDesign', {
  summary: 'Delete a print file',
  access: 'contact',
  refuses: [409],
  params: IdParams,
  reply: Done,
})
/** Undoes the deletion of a design for as long as the manager offers that (decisions, 'Files after ordering'). */
export const restoreDesign = endpoint('restoreDesign', {
  summary: 'Bring back a print file that was deleted a moment ago',
  access: 'contact',
  refuses: [409],
  params: IdParams,
  reply: Done,
})
