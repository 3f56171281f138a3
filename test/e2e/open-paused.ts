import type { Page } from '@playwright/test'
import { awake } from './awake.ts'

/** Opens a page, and stops its clock once its scripts run: time then goes on only as the test says. */
export async function openPaused(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-18T09:00:00Z') })
  await page.goto(path)
  await awake(page.getByRole('main').getByRole('link').or(page.getByRole('main').getByRole('button')).first())
  await page.clock.pauseAt(new Date('2026-11-18T09:01:00Z'))
}
