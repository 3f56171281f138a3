import { PDFDocument } from '@cantoo/pdf-lib'
import type { RepairPlan } from '#domain/designs/plan-repair.ts'
import type { Scratch } from '../cmyk.ts'
import { placePages } from './place-pages.ts'
import { dropUnreachable } from './reachable.ts'
import { knockOutWhite } from './knock-out-white.ts'
import { limitInk } from './limit-ink.ts'
import { renameCut } from './rename-cut.ts'
import { stripActive } from './strip-active.ts'
import { spotsToCmyk, toCmyk } from './to-cmyk.ts'

/**
 * A PDF with a plan carried out on it, written anew as a whole: so its index is sound, it has no password, and nothing in it
 * acts by itself.
 */
export async function repairDocument(
  content: Uint8Array,
  plan: RepairPlan,
  within: Scratch,
): Promise<Uint8Array> {
  const document = await PDFDocument.load(content, { password: '', updateMetadata: false })
  const { trailerInfo } = document.context
  delete trailerInfo.Encrypt
  stripActive(document)
  for (const operation of plan) {
    if (operation.kind === 'renameCut') renameCut(document, operation)
    if (operation.kind === 'spotsToCmyk') await spotsToCmyk(document, operation.names, within)
    if (operation.kind === 'limitInk') await limitInk(document, operation.maxPercent, within)
    if (operation.kind === 'toCmyk') await toCmyk(document, within)
    if (operation.kind === 'knockOut') knockOutWhite(document)
    if (operation.kind === 'place') placePages(document, operation)
  }
  return await written(document)
}

export async function written(document: PDFDocument): Promise<Uint8Array> {
  dropUnreachable(document)
  return await document.save({ addDefaultPage: false, updateFieldAppearances: false })
}
