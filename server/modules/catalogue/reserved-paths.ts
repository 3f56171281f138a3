import { pagePaths } from '#contract/page-paths.ts'

/** What begins with these is a page of the shop itself, a file or a call. */
const RESERVED = new Set([
  'api',
  'assets',
  'beheer',
  'files',
  'images',
  ...Object.values(pagePaths).flatMap((path) => {
    const [, first = ''] = /^\/([^/?]+)/.exec(typeof path === 'string' ? path : path('x')) ?? []
    return first === '' ? [] : [first]
  }),
])

/** Whether no page of the owner can lie at an address. */
export const isReservedPath = (path: string): boolean => RESERVED.has(path.split('/')[1] ?? '')
