/** What commands beside a running shop have in common. */
export const besideShopTexts = {
  notRunning:
    'De winkel draait niet, en met haar ook de ingebouwde databank niet. Start haar met npm start en probeer het dan opnieuw.',
} as const
