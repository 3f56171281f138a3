import { z } from 'zod'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { isWorkingDay } from '#domain/delivery/calendar.ts'
import type { ShopContext } from '../../context.ts'
import { defineTask } from '../../jobs/queue.ts'
import { Refusal } from '../../refusal.ts'
import { shopCalendar } from '../content/shop-config.ts'
import { readReminderWay } from './finance-settings-store.ts'
import { listDueReminders, sendReminder } from './reminders.ts'

const SHOP = { kind: 'system', task: 'send-reminders' } as const

/**
 * Sends what is due where finance lets it go by itself, on working days; each reminder in a transaction of its own, so that one
 * that cannot go holds up no other. Done twice on a day it sends nothing twice.
 */
export const sendRemindersTask = defineTask({
  name: 'send-reminders',
  payload: z.object({}),
  attempts: 3,
  expireInSeconds: 1_800,
  cron: '37 8 * * *',
  async run(shop: ShopContext, _payload, signal) {
    if ((await readReminderWay(shop.db)) !== 'send') return
    const { date: today } = amsterdamNow(shop.clock())
    if (!isWorkingDay(today, await shopCalendar(shop.db))) return
    let after: string | null = null
    do {
      const page: Awaited<ReturnType<typeof listDueReminders>> = await listDueReminders(shop, SHOP, after)
      for (const { id: invoiceId, step } of page.reminders) {
        if (signal.aborted) return
        await send(shop, { invoiceId, step })
      }
      after = page.next
    } while (after !== null)
  },
})

async function send(shop: ShopContext, reminder: Parameters<typeof sendReminder>[2]): Promise<void> {
  try {
    await sendReminder(shop, SHOP, reminder)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    shop.log.warn({ ...reminder, reason: error.code }, 'a reminder could not be sent')
  }
}
