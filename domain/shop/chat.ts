/** What stands for the chat in the shop: nothing, a small window of the shop's own, or a script of a supplier. */
export const CHAT_KINDS = ['none', 'own', 'script'] as const
export type ChatKind = (typeof CHAT_KINDS)[number]

type Chat = { readonly chatKind: ChatKind; readonly chatName: string; readonly chatScript: string }

/** What a chat of its kind cannot do without and has not: the window needs a name, a supplier the address of its script. */
export function missingOfChat({ chatKind, chatName, chatScript }: Chat): 'chatName' | 'chatScript' | null {
  if (chatKind === 'own' && chatName === '') return 'chatName'
  return chatKind === 'script' && chatScript === '' ? 'chatScript' : null
}
