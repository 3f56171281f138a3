import { expect, type Locator, type Page, type Route } from '@playwright/test'

export const UPLOADS = /\/upload(\/|\?)/

/** Chooses files in the open upload manager. */
export const choose = (page: Page, files: Parameters<Locator['setInputFiles']>[0]): Promise<void> =>
  page.locator('dialog input[type=file]').setInputFiles(files)

/** Holds back the bytes of uploads until they are let go. */
export async function holdBytes(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = []
  let isHeld = true
  await page.route(UPLOADS, (route) => {
    if (isHeld && route.request().method() === 'PATCH') held.push(route)
    else return route.continue()
    return undefined
  })
  return async () => {
    isHeld = false
    for (const route of held) await route.continue()
  }
}

/** A line of 400 kB a second, as the network of the browser has it; answers how to make it fast. */
export async function slowLine(page: Page): Promise<() => Promise<void>> {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  const allow = (uploadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    })
  await allow(400 * 1024)
  return async () => void (await allow(-1))
}

/** Waits until the browser keeps a file for after a reload: its bytes, or its place in the shop. */
export const isKept = (page: Page, what: 'bytes' | 'place'): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(
        (wanted) =>
          new Promise<boolean>((resolve) => {
            const opening = indexedDB.open('kept-files')
            // It is the shop that makes it.
            opening.addEventListener('upgradeneeded', () => opening.transaction?.abort())
            opening.addEventListener('error', () => resolve(false))
            opening.addEventListener('success', () => {
              const { result } = opening
              const all = result.transaction('files').objectStore('files').getAll()
              all.addEventListener('success', () => {
                result.close()
                resolve(
                  all.result.some(({ file, queued }) =>
                    wanted === 'bytes' ? file !== null : queued.uploadUrl !== null,
                  ),
                )
              })
            })
          }),
        what,
      ),
    )
    .toBe(true)
