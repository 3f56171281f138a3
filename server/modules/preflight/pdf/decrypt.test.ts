import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cmyk, PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FileBytes } from '../file-bytes.ts'
import { measureDocument } from './measure-document.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'locked-'))
})
afterAll(() => rm(folder, { recursive: true }))

type Locks = Parameters<PDFDocument['encrypt']>[0]

async function factsOfLocked(locks: Locks, useObjectStreams: boolean) {
  const document = await PDFDocument.create()
  const page = document.addPage([200, 100])
  page.drawText('tekst', { font: await document.embedFont(StandardFonts.Courier), color: cmyk(1, 0, 0, 0) })
  document.encrypt(locks)
  const path = join(folder, 'locked.pdf')
  await writeFile(path, await document.save({ useObjectStreams }))
  const file = new FileBytes(path)
  try {
    return (await measureDocument(file, { name: 'ontwerp.pdf', folder }, () => undefined)).facts
  } finally {
    file.close()
  }
}

describe('a locked document', () => {
  it.each([
    ['AES-256', true],
    ['AES-128', true],
    ['RC4-128', false],
    ['RC4-40', false],
  ] as const)('by %s is read where opening takes no password', async (algorithm, useObjectStreams) => {
    const locks = { algorithm, allowWeakCryptography: true, userPassword: '', ownerPassword: 'meester' }
    const facts = await factsOfLocked(locks, useObjectStreams)
    expect(facts).toMatchObject({
      isRestricted: true,
      wasRebuilt: false,
      fonts: [{ name: 'Courier' }],
      colours: ['cmyk'],
    })
  })
  it.each(['AES-256', 'AES-128', 'RC4-128'] as const)(
    'by %s is refused where it takes one',
    async (algorithm) => {
      const locks = {
        algorithm,
        allowWeakCryptography: true,
        userPassword: 'geheim',
        ownerPassword: 'meester',
      }
      await expect(factsOfLocked(locks, false)).rejects.toMatchObject({ reason: 'passwordNeeded' })
    },
  )
})
