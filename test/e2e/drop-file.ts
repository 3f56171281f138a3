import { writeFileSync } from 'node:fs'
import type { Page, TestInfo } from '@playwright/test'
import { printFile } from './print-file.ts'

/** Drops a file as a desktop does: what nobody took would take the place of the page. On the way it may be moved on, as a hand does. */
export async function dropFile(
  page: Page,
  testInfo: TestInfo,
  name: string,
  onTheWay: (moveOn: () => Promise<unknown>) => Promise<void> = async () => {},
): Promise<void> {
  const path = testInfo.outputPath(name)
  writeFileSync(path, printFile(name, 300, 200).buffer)
  const mouse = await page.context().newCDPSession(page)
  const drag = (type: 'dragEnter' | 'dragOver' | 'drop') =>
    mouse.send('Input.dispatchDragEvent', {
      type,
      x: 200,
      y: 300,
      data: { items: [], files: [path], dragOperationsMask: 1 },
    })
  await drag('dragEnter')
  await drag('dragOver')
  await onTheWay(() => drag('dragOver'))
  await drag('drop')
}
