import type { ShopContext } from '../../context.ts'
import { isEmpty } from './seed-store.ts'

/** Fills an empty database with the demo shop; one that holds anything is left as it is, and costs no memory for it. */
export async function openDemo(shop: ShopContext, log: (line: string) => void): Promise<void> {
  if (!(await isEmpty(shop.db))) return
  log('De demowinkel wordt ingericht …')
  const { fillDemo } = await import('./fill-demo.ts')
  await fillDemo(shop)
}
