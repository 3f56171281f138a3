import type { Country } from '#contract/config.ts'
import type { Executor } from '../../db/database.ts'
import { loadCountries } from './content-store.ts'

/** The countries that an address may be in, in the order of the shop. */
export const knownCountries = (executor: Executor): Promise<Country[]> => loadCountries(executor)
