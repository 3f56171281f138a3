import type { LocalFile, ServerDesign } from './merge-uploads.ts'
import { manage, openedManager, type LinkProduct, type ManagerState } from './manager-state.ts'

/** A checked design without copies, for tests; its ids follow from the first argument. */
export const sampleDesign = (id: string, facts: Partial<ServerDesign> = {}): ServerDesign => ({
  designId: `design-${id}`,
  processId: id,
  itemId: null,
  status: 'valid',
  progress: 100,
  name: `${id}.pdf`,
  size: 1000,
  width: 2500,
  height: 1250,
  images: { preview: null },
  messages: [],
  quantity: 0,
  isApproved: false,
  isPatchup: false,
  isMendable: false,
  isSoftDelete: false,
  createdAt: '2026-11-18T09:00:00.000Z',
  uploadedAt: '2026-11-18T09:00:00.000Z',
  ...facts,
})

/** A file that is being sent, for tests. */
export const sampleFile = (id: string, facts: Partial<LocalFile> = {}): LocalFile => ({
  processId: id,
  status: 'uploading',
  progress: 40,
  name: `${id}.pdf`,
  size: 1000,
  uploadedAt: '2026-11-20T09:00:00.000Z',
  messages: [],
  ...facts,
})

/** A line of eighteen banners, for tests. */
export const sampleProduct: LinkProduct = {
  title: 'Spandoek op maat',
  width: 2500,
  height: 1250,
  quantity: 18,
  groupId: 'group',
  orderLineId: 'line',
  sku: 'SPD-510',
  backSide: 'none',
  print: null,
  isFrontDesign: true,
  isBackDesign: false,
  orderId: null,
}

/** An open manager that has its designs, for tests. */
export const sampleManager = (
  designs: readonly ServerDesign[],
  product: LinkProduct | null = sampleProduct,
): ManagerState => manage(openedManager(product), { type: 'designsLoaded', designs })
