import { describe, expect, it } from 'vitest'
import { mediaOf } from './media.ts'

describe('a picture of an export in the ZIP', () => {
  const media = mediaOf([
    'media/b/n/Banner.jpg',
    'media/2023/vlag.jpg',
    'media/2024/vlag.jpg',
    'media/één foto.png',
    'media/lees mij.txt',
  ])
  it.each([
    ['/b/n/banner.jpg', 'media/b/n/Banner.jpg'],
    ['https://shop.example/pub/media/catalog/product/b/n/banner.jpg?width=9', 'media/b/n/Banner.jpg'],
    ['https://shop.example/wp-content/uploads/2024/vlag.jpg', 'media/2024/vlag.jpg'],
    ['https://shop.example/%C3%A9%C3%A9n%20foto.png', 'media/één foto.png'],
    ['vlag.jpg', null],
    ['/b/n/weg.jpg', null],
    ['lees mij.txt', null],
    ['%E0%A4%A', null],
    ['', null],
  ])('%s', (address, name) => {
    expect(media.find(address)).toBe(name)
  })
})
