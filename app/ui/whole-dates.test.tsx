import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { wholeDates } from './whole-dates.tsx'

it.each([
  [
    'keeps the weekday with it',
    'op do\u00a026-11-2026',
    'op <span class="figures">do\u00a026-11-2026</span>',
  ],
  ['keeps a date together', 'op 26-11-2026', 'op <span class="figures">26-11-2026</span>'],
  [
    'keeps each of two together',
    '20-11-2026 tot 26-11-2026.',
    '<span class="figures">20-11-2026</span> tot <span class="figures">26-11-2026</span>.',
  ],
  ['leaves other words and hyphens alone', 'Roll-up 85-200', 'Roll-up 85-200'],
  ['leaves what is no text alone', null, ''],
])('%s', (_rule, content, html) => {
  expect(renderToStaticMarkup(wholeDates(content))).toBe(html)
})
