import { z } from 'zod'
import { CellFinding } from './tables.ts'

/**
 * Files of customers, which are no calls: `customers.csv` and `customers.xlsx` are all of them, `example.xlsx` is empty. What is sent
 * to `import` is read and answers a `CustomerTrial`, to `import/faults.csv` the file with its faults; `import/apply` takes the file
 * with the `digest` of its trial, and answers `CustomersAdded`.
 */
export const customerFilePath = (rest: string): string => `/beheer/api/customer-files/${rest}`

/** A file as it was read, and what it would add; nothing of it is added while there are faults. */
export const CustomerTrial = z.object({
  /** What it came to, so that nothing else is added than was shown. */
  digest: z.string(),
  rowCount: z.int(),
  faultCount: z.int(),
  /** The first of them. */
  faults: z.array(CellFinding),
  warningCount: z.int(),
  warnings: z.array(CellFinding),
  newCompanyCount: z.int(),
  knownCompanyCount: z.int(),
  newContactCount: z.int(),
  knownContactCount: z.int(),
  /** How many companies are new, or get new contacts. */
  changeCount: z.int(),
  /** The first of those, each with the e-mail addresses of its first new contacts. */
  companies: z.array(
    z.object({
      row: z.int(),
      name: z.string(),
      city: z.string(),
      isNew: z.boolean(),
      contacts: z.array(z.string()),
      contactCount: z.int(),
    }),
  ),
})
export type CustomerTrial = z.output<typeof CustomerTrial>

export const ApplyCustomersQuery = z.object({ digest: z.string().regex(/^[0-9a-f]{64}$/) })

export const CustomersAdded = z.object({ companyCount: z.int(), contactCount: z.int() })
export type CustomersAdded = z.output<typeof CustomersAdded>
