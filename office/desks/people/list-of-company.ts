import { companyFilter } from '../../ui/filters/list-filter.ts'

/** The address of a list with what is of a company alone. */
export const listOfCompany = (list: string, id: string, queue: string): string =>
  `${list}?${new URLSearchParams({ wachtrij: queue, [companyFilter.word]: id })}`
