import { cents } from './amounts.ts'
import type { DemoLead } from './model.ts'

const withExpress = (
  productionDays: number,
  expressDays: number,
  surchargePercent: number,
  minimum: string,
): DemoLead => ({
  productionDays,
  express: { productionDays: expressDays, surchargePercent, minimumCents: cents(minimum) },
})

export const rollLead = withExpress(2, 1, 35, '15.00')
export const cutFilmLead = withExpress(2, 1, 35, '12.50')
export const boardLead = withExpress(3, 1, 40, '20.00')
export const textileLead = withExpress(4, 2, 40, '20.00')
export const digitalLead = withExpress(2, 1, 30, '10.00')
export const cardLead = withExpress(3, 1, 35, '10.00')
export const offsetLead = withExpress(4, 2, 30, '12.50')

/** Goods that are in stock, need outside work, or are ready the next day as it is. */
export const withoutExpress = (productionDays: number): DemoLead => ({ productionDays, express: null })
