import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { chooseEncoding, compressed } from './compression.ts'

describe('chooseEncoding', () => {
  it.each([
    ['nothing said', undefined, 'identity'],
    ['nothing wanted', '', 'identity'],
    ['a browser', 'gzip, deflate, br, zstd', 'br'],
    ['an old client', 'gzip, deflate', 'gzip'],
    ['an old name', 'x-gzip', 'gzip'],
    ['capitals and no spaces', 'GZIP,BR', 'br'],
    ['spaces around everything', ' br ; q = 0.5 , gzip ; Q=0.4 ', 'br'],
    ['what we do not have', 'zstd, deflate', 'identity'],
    ['br forbidden', 'br;q=0, gzip', 'gzip'],
    ['br forbidden at length', 'gzip, br;q=0.000', 'gzip'],
    ['all forbidden', 'br;q=0, gzip;q=0', 'identity'],
    ['anything', '*', 'br'],
    ['anything but br', 'br;q=0, *', 'gzip'],
    ['anything forbidden but gzip', '*;q=0, gzip', 'gzip'],
    ['anything forbidden', '*;q=0', 'identity'],
    ['gzip rather than br', 'br;q=0.5, gzip;q=0.8', 'gzip'],
    ['gzip rather than anything', 'gzip, *;q=0.1', 'gzip'],
    ['equal weights', 'gzip;q=0.7, br;q=0.7', 'br'],
    ['unpacked rather than packed', 'identity, br;q=0.5, gzip;q=0.5', 'identity'],
    ['unpacked forbidden', 'identity;q=0, gzip;q=0.1', 'gzip'],
    ['a name that only begins like ours', 'brotli, gzipped', 'identity'],
    ['a weight that is no number', 'br;q=high, gzip', 'gzip'],
    ['a weight above 1', 'br;q=2, gzip', 'gzip'],
    ['empty members', ',, gzip,,', 'gzip'],
  ])('%s: %s', (_case, accepted, encoding) => {
    expect(chooseEncoding(accepted)).toBe(encoding)
  })
})

describe('compressed', () => {
  const bytes = Buffer.from('Spandoek 3 × 1 m, € 43,50. '.repeat(100))

  it.each([
    ['br', promisify(brotliDecompress)],
    ['gzip', promisify(gunzip)],
    ['identity', async (packed: Buffer) => packed],
  ] as const)('%s can be unpacked', async (encoding, unpack) => {
    expect(await unpack(await compressed(bytes, encoding))).toEqual(bytes)
  })
})
