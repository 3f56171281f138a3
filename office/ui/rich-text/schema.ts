import { Extension, getSchema } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { LINK_ADDRESS } from '#domain/link-address.ts'

// The page forbids styles at elements, and widths of columns are left to the shop.
const PlainTable = Table.extend({ renderHTML: () => ['table', ['tbody', 0]] }).configure({ View: null })

/** What may stand at any block: places that links lead to, and a language. */
const Places = Extension.create({
  name: 'places',
  addGlobalAttributes: () => [
    {
      types: ['heading', 'paragraph', 'bulletList', 'orderedList', 'listItem', 'blockquote', 'table'],
      attributes: { id: { default: null }, lang: { default: null } },
    },
    { types: ['tableHeader'], attributes: { scope: { default: null } } },
  ],
})

// Only pictures of the shop are left in a text, so that none of another site comes in by pasting either.
const ShopImage = Image.extend({ parseHTML: () => [{ tag: 'img[src^="/"]:not([src^="//"])' }] })

/** What can be written with headings, lists, links, pictures and tables: no more than the server lets a text hold. */
export const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    codeBlock: false,
    strike: false,
    underline: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { class: null, rel: null, target: null },
      isAllowedUri: (address) => LINK_ADDRESS.test(address),
    },
  }),
  PlainTable,
  TableRow,
  TableHeader,
  TableCell,
  ShopImage,
  Places,
]

export const SCHEMA = getSchema(EXTENSIONS)
