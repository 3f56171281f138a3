/**
 * Addresses that a link in a text of the shop may lead to: the web, a mailbox, a telephone, a page of the shop, or a place
 * in the page. Anything else, such as `javascript:` or another server by `//`, may run or hide something.
 */
export const LINK_ADDRESS = /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i
