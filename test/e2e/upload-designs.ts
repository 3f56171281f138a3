import { expect, type Locator, type Page } from '@playwright/test'
import type { TestCustomer } from './fixtures.ts'
import { bannerItem } from '#test/support/cart-items.ts'
import { query } from './query.ts'

type DesignInDatabase = {
  readonly name?: string
  readonly status?: 'receiving' | 'processing' | 'valid' | 'fixable' | 'invalid' | 'error'
  readonly widthMm?: number | null
  readonly heightMm?: number | null
  readonly sizeBytes?: number
  readonly receivedBytes?: number
  readonly uploadedAt?: string
  readonly isPatchup?: boolean
}

/** Designs of a customer as they stand after their upload; an hour ago, so that nothing of them moves. */
export async function putDesigns(
  databaseUrl: string,
  { companyId }: TestCustomer,
  designs: readonly DesignInDatabase[],
): Promise<void> {
  const rows = designs.map((design, index) => {
    const { name = `ontwerp-${index}.pdf`, status = 'valid', widthMm = 2500, heightMm = 1250 } = design
    const { sizeBytes = 1_048_576, receivedBytes = sizeBytes, isPatchup = false } = design
    const uploadedAt = design.uploadedAt ?? '2026-11-18T10:00:00Z'
    return { name, status, widthMm, heightMm, sizeBytes, receivedBytes, isPatchup, uploadedAt }
  })
  await query(
    databaseUrl,
    `insert into designs (company_id, process_id, file_name, size_bytes, received_bytes, status, width_mm, height_mm,
         is_patchup, created_at, uploaded_at, moved_at)
       select $1, gen_random_uuid(), name, "sizeBytes", "receivedBytes", status, "widthMm", "heightMm", "isPatchup",
         "uploadedAt", "uploadedAt", now() - interval '1 hour'
       from jsonb_to_recordset($2::jsonb) as given(name text, status text, "widthMm" numeric, "heightMm" numeric,
         "sizeBytes" bigint, "receivedBytes" bigint, "isPatchup" boolean, "uploadedAt" timestamptz)`,
    [companyId, JSON.stringify(rows)],
  )
}

/** Puts banners of 2,5 x 1,25 m in the cart, and answers the id of their line. */
export async function putBanners({ request }: Page, quantity: number): Promise<string> {
  const answer = await request.post('/api/cart/items', {
    data: { cartItem: bannerItem(quantity, 2500, 1250) },
  })
  expect(answer.ok()).toBe(true)
  const cart = await answer.json()
  return cart.orderLineGroups.at(-1).lines[0].id
}

/** The upload manager, once its designs are there. */
export async function openManager(page: Page, address: string): Promise<Locator> {
  await page.goto(address)
  const manager = page.getByRole('dialog', { name: /^(Ontwerpen kiezen|Mijn bestanden)$/ })
  await expect(manager.getByRole('tabpanel')).toHaveAttribute('aria-busy', 'false')
  return manager
}

export const cardOf = (manager: Locator, name: string): Locator =>
  manager.getByRole('listitem').filter({ has: manager.page().getByText(name, { exact: true }) })
