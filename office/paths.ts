/** The addresses of the back office, below /beheer. */
export const paths = {
  today: '/',
  orders: '/orders',
  order: (id: string) => `/orders/${id}`,
  requests: '/aanvragen',
} as const
