import type { ServerResponse } from 'node:http'
import type { Shown } from '../db/catalogue-news.ts'

const shownBy = new WeakMap<ServerResponse, Shown>()

/** Notes what an answer of ours shows, for the page that asked for it. */
export function noteShown(answer: ServerResponse, shown: Shown): void {
  shownBy.set(answer, shown)
}

/** What an answer showed; everything when that was not noted. */
export const shownIn = (answer: ServerResponse): Shown => shownBy.get(answer) ?? 'everything'
