import { expect, it } from 'vitest'
import { demoImages } from '../../demo/demo-images.ts'
import { catalogueIds, catalogueRows } from '../../demo/catalogue-rows.ts'
import { demoShop } from '../../demo/demo-shop.ts'
import { isSafeDrawing } from './safe-drawing.ts'

const svg = (inside: string, attributes = '') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"${attributes}>${inside}</svg>`)

it('lets every drawing of the demo shop in', () => {
  const images = demoImages()
  catalogueRows(demoShop, catalogueIds(demoShop), images)
  images.pressSheetUrl()
  const rows = images.rows()
  expect(rows.length).toBeGreaterThan(100)
  expect(rows.filter(({ content }) => !isSafeDrawing(content))).toEqual([])
})

it.each([
  ['a script', svg('<script>alert(1)</script>')],
  ['a script in another case', svg('<SCRIPT/>')],
  ['what runs when it is loaded', svg('', ' onload="alert(1)"')],
  ['a style', svg('<style>*{}</style>')],
  ['a style of one shape', svg('<path style="fill:url(https://x)"/>')],
  ['another document', svg('<foreignObject><body/></foreignObject>')],
  ['a picture from elsewhere', svg('<image href="https://x/y.png"/>')],
  ['a shape from elsewhere', svg('<use href="https://x/y.svg#a"/>')],
  ['a shape by an old name', svg('<use xlink:href="#a"/>')],
  ['paint from elsewhere', svg('<path fill="url(https://x#a)"/>')],
  ['a link', svg('<a href="#x"/>')],
  ['what moves', svg('<animate attributeName="href"/>')],
  ['text', svg('<text>hoi</text>')],
  ['words between shapes', svg('hoi')],
  [
    'a document type with entities',
    Buffer.from('<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>'),
  ],
  ['a comment', svg('<!-- x -->')],
  [
    'a program of its own',
    Buffer.from('<?xml-stylesheet href="x"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
  ],
  ['another namespace', Buffer.from('<svg xmlns="http://www.w3.org/1999/xhtml" />')],
  ['shapes within shapes without end', svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>')],
  ['what is not closed', svg('<g>')],
  ['what closes something else', svg('<g><path></g></path>')],
  ['no drawing', Buffer.from('<html></html>')],
  ['more than 2 MB', svg(`<path d="${'M0 0'.repeat(600_000)}"/>`)],
])('refuses %s', (_what, drawing) => {
  expect(isSafeDrawing(drawing)).toBe(false)
})
