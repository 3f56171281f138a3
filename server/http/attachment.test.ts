import { expect, it } from 'vitest'
import { attachment } from './attachment.ts'

it.each([
  ['a plain name', 'Poster A1.pdf', 'Poster A1.pdf', 'Poster%20A1.pdf'],
  [
    'accents and signs',
    'Één doek 3 × 1.pdf',
    'Een doek 3 _ 1.pdf',
    '%C3%89%C3%A9n%20doek%203%20%C3%97%201.pdf',
  ],
  ['quotes and brackets', 'a "b" (c)\'s*.pdf', "a _b_ (c)'s*.pdf", 'a%20%22b%22%20%28c%29%27s%2A.pdf'],
  ['a percentage', '9 % btw.pdf', '9 _ btw.pdf', '9%20%25%20btw.pdf'],
  ['a path', '../a\\b.pdf', '.._a_b.pdf', '.._a_b.pdf'],
  ['line breaks', 'a\r\nb: c.pdf', 'a__b: c.pdf', 'a__b%3A%20c.pdf'],
  ['half a character', 'a\ud83d.pdf', 'a_.pdf', 'a%EF%BF%BD.pdf'],
])('takes %s', (_rule, name, plain, exact) => {
  expect(attachment(name)).toBe(`attachment; filename="${plain}"; filename*=UTF-8''${exact}`)
})
