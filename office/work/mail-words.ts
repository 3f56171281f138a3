import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { MailWords } from '#domain/mails/own-words.ts'
import { api } from '../lib/api.ts'
import { whileNotLive } from '../lib/live.ts'

/** The mails of which the owner may write the words. */
export const mailWordsList = queryOptions({
  queryKey: ['mails', 'words'],
  refetchInterval: whileNotLive,
  queryFn: async ({ signal }) => (await api.listMailWords({}, { signal })).mails,
})

/** Words that are typed, and the number of the order that the mail is about; nothing for the newest one. */
export type TypedWords = MailWords & { readonly order: string }

/** A mail with words that are typed. */
export const mailWordsPreview = (mail: string, words: TypedWords) =>
  queryOptions({
    queryKey: ['mail-words', 'preview', mail, words],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (await api.previewMailWords({ params: { mail }, query: words }, { signal })).preview,
  })

/** The page that shows a mail with words that are typed. */
export const mailWordsFrame = (mail: string, words: TypedWords): string =>
  `/beheer/api/mail-words/${mail}/frame?${new URLSearchParams({ ...words })}`
