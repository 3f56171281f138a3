import { expect, type Locator, type Page } from '@playwright/test'
import { Client } from 'pg'
import type { TestCustomer } from './fixtures.ts'

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

/** Designs of a customer as they stand after their upload; a minute ago, so that nothing of them moves. */
export async function putDesigns(
  databaseUrl: string,
  { companyId }: TestCustomer,
  designs: readonly DesignInDatabase[],
): Promise<void> {
  const client = new Client(databaseUrl)
  await client.connect()
  try {
    for (const [index, design] of designs.entries()) {
      const { name = `ontwerp-${index}.pdf`, status = 'valid', widthMm = 2500, heightMm = 1250 } = design
      const { sizeBytes = 1_048_576, receivedBytes = sizeBytes, isPatchup = false } = design
      const at = design.uploadedAt ?? '2026-11-18T10:00:00Z'
      await client.query(
        `insert into designs (company_id, process_id, file_name, size_bytes, received_bytes, status, width_mm, height_mm,
           is_patchup, created_at, uploaded_at, moved_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, '2026-11-01')`,
        [
          companyId,
          crypto.randomUUID(),
          name,
          sizeBytes,
          receivedBytes,
          status,
          widthMm,
          heightMm,
          isPatchup,
          at,
        ],
      )
    }
  } finally {
    await client.end()
  }
}

/** Puts banners of 2,5 x 1,25 m in the cart, and answers the id of their line. */
export async function putBanners({ request }: Page, quantity: number): Promise<string> {
  const customOptions = [
    { id: 'SPD-510-W', values: ['2500'] },
    { id: 'SPD-510-H', values: ['1250'] },
  ]
  const answer = await request.post('/api/cart/items', {
    data: { cartItem: { sku: 'SPD-510', quantity, customOptions } },
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
