import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { OfficeReply } from '#contract/office/client.ts'
import type { ProductColumn } from '#contract/office/product-column.ts'
import type { ProductQueue } from '#contract/office/products.ts'
import { api } from '../lib/api.ts'
import { whileNotLive } from '../lib/live.ts'

/** What the fields of a product choose from. */
export type CatalogueChoices = OfficeReply<'getCatalogueChoices'>

/** Which products are looked at; the category is an id, or empty for all. */
export type ProductView = {
  readonly queue: ProductQueue
  readonly search: string
  readonly category: string
  readonly having?: 'configurator'
}

/** The products of a view, by title. */
export const productList = ({ category, ...view }: ProductView) =>
  infiniteQueryOptions({
    queryKey: ['products', 'list', { ...view, category }],
    refetchInterval: whileNotLive,
    queryFn: ({ pageParam, signal }) =>
      api.listDeskProducts(
        { query: { ...view, ...(category && { category }), ...(pageParam && { after: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })

/** One column of the products of a view, by title. */
export const productColumnOf = (column: ProductColumn, { category, queue, search }: ProductView) =>
  infiniteQueryOptions({
    queryKey: ['products', 'column', column, { queue, search, category }],
    refetchInterval: whileNotLive,
    queryFn: ({ pageParam, signal }) =>
      api.listProductColumn(
        {
          query: {
            ...column,
            queue,
            search,
            ...(category && { category }),
            ...(pageParam && { after: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })

/** How many products are no part of the shop so far, and how many have a draft. */
export const productCounts = queryOptions({
  queryKey: ['products', 'counts'],
  refetchInterval: whileNotLive,
  queryFn: ({ signal }) => api.countDeskProducts({}, { signal }),
})

/** One product with its draft. */
export const productOf = (id: string) =>
  queryOptions({
    queryKey: ['products', 'one', id],
    refetchInterval: whileNotLive,
    queryFn: ({ signal }) => api.getDeskProduct({ params: { id } }, { signal }),
  })

/** What a product is used in, as it is now. */
export const productUseOf = (id: string) =>
  queryOptions({
    queryKey: ['products', 'use', id],
    staleTime: 0,
    queryFn: ({ signal }) => api.getDeskProductUse({ params: { id } }, { signal }),
  })

/** How a product came to be as it is. */
export const revisionsOf = (id: string) =>
  queryOptions({
    queryKey: ['products', 'revisions', id],
    refetchInterval: whileNotLive,
    queryFn: async ({ signal }) => (await api.listProductRevisions({ params: { id } }, { signal })).revisions,
  })

/** A product as it was published once, which never changes any more. */
export const revisionOf = (id: string, number: number) =>
  queryOptions({
    queryKey: ['revision', id, number],
    staleTime: Infinity,
    queryFn: ({ signal }) => api.getProductRevision({ params: { id, number } }, { signal }),
  })

export const catalogueChoices = queryOptions({
  queryKey: ['catalogue', 'choices'],
  queryFn: ({ signal }) => api.getCatalogueChoices({}, { signal }),
})
