import { describe, expect, it } from 'vitest'
import { type PathFacts, pathsOf, planRedirects } from './plan-redirects.ts'
import { MOST_REDIRECTS, redirectRows } from './redirect-rows.ts'

const REDIRECTS = new Map([
  ['/was', '/vlaggen'],
  ['/dood', '/weg'],
  ['/kring', '/begin'],
  ['/verder', '/posters'],
  ['/index.php?id=5', '/vlaggen'],
])
const LIVING = new Set(['/', '/vlaggen', '/posters', '/Groot/'])

const facts: PathFacts = {
  host: 'winkel.example',
  isReserved: (path) => path.startsWith('/beheer'),
  isLiving: (path) => LIVING.has(path),
  redirectFrom: (path) => REDIRECTS.get(path) ?? null,
  leadsOn: (path) => (path === '/vervangen' ? '/posters' : (REDIRECTS.get(path) ?? null)),
  ledFrom: (path) => [...REDIRECTS].filter(([, to]) => to === path).map(([from]) => from),
}

const plan = (...pairs: readonly (readonly [string, string])[]) => {
  const { planned, wrong } = planRedirects(
    pairs.map(([from, to], place) => ({ row: place + 1, from, to })),
    facts,
  )
  return [
    ...planned.map(({ row, outcome, from, to }) => `${row} ${outcome} ${from} ${to}`),
    ...wrong.map(({ row, fault, about }) => `${row} ${fault} ${about}`.trim()),
  ]
}

describe('one redirect', () => {
  it.each([
    ['a new one', '/oud', '/vlaggen', '1 new /oud /vlaggen'],
    ['a whole address of an old shop', 'https://oud.example/A.php?x=1', '/vlaggen', '1 new /A.php /vlaggen'],
    ['a whole address of the shop itself', '/oud', 'https://winkel.example/vlaggen', '1 new /oud /vlaggen'],
    ['a page with capitals and a slash', '/oud', '/Vlaggen/', '1 new /oud /vlaggen'],
    ['a page that has these itself', '/oud', '/Groot/', '1 new /oud /Groot/'],
    ['the start of the shop', '/oud', '/', '1 new /oud /'],
    ['capitals before a page of the same name', '/Vlaggen', '/posters', '1 new /Vlaggen /posters'],
    ['elsewhere than now', '/was', '/posters', '1 changed /was /posters'],
    ['where it leads already', '/was', '/vlaggen', '1 same /was /vlaggen'],
    [
      'one that an import left, as it is',
      '/index.php?id=5',
      '/posters',
      '1 changed /index.php?id=5 /posters',
    ],
    ['no old address', ' ', '/vlaggen', '1 FromEmpty'],
    ['no new one', '/oud', ' ', '1 ToEmpty'],
    ['what is no address', 'oud', '/vlaggen', '1 FromUnreadable'],
    ['what is none to lead to', '/oud', 'vlaggen', '1 ToUnreadable'],
    ['another site', '/oud', 'https://elders.example/vlaggen', '1 ToElsewhere winkel.example'],
    ['what the shop uses itself', '/beheer/x', '/vlaggen', '1 FromReserved'],
    ['a page that is there', '/posters', '/vlaggen', '1 FromLiving'],
    ['itself', '/vlaggen', '/vlaggen', '1 ToItself'],
    ['itself, where nothing is', '/oud', '/oud', '1 ToItself'],
    ['itself but for its capitals', '/Oud', '/Oud', '1 ToItself'],
    ['nothing', '/oud', '/niets', '1 ToUnknown'],
    ['what leads on', '/oud', '/verder', '1 ToLeadsOn /posters'],
    ['a product that another replaces', '/oud', '/vervangen', '1 ToLeadsOn /posters'],
    ['round in a circle', '/begin', '/kring', '1 ToLoop'],
    ['from where another leads', '/weg', '/vlaggen', '1 FromLedTo /dood'],
  ])('%s', (_what, from, to, expected) => {
    expect(plan([from, to])).toEqual([expected])
  })
})

it('what an earlier row leads elsewhere leads to the old address no longer', () => {
  expect(plan(['/dood', '/posters'], ['/weg', '/posters'])).toEqual([
    '1 changed /dood /posters',
    '2 new /weg /posters',
  ])
})

describe('a list of them', () => {
  it('has each old address once', () => {
    expect(plan(['/oud', '/vlaggen'], ['/oud', '/vlaggen/'], ['https://x.example/oud', '/posters'])).toEqual([
      '1 new /oud /vlaggen',
      '2 same /oud /vlaggen',
      '3 FromTwice 1',
    ])
  })

  it('leads no further than one step, in itself neither', () => {
    expect(plan(['/een', '/twee'], ['/twee', '/vlaggen'])).toEqual(['2 new /twee /vlaggen', '1 ToUnknown'])
  })

  it('asks of all its addresses what lies there', () => {
    expect(pathsOf([{ row: 1, from: 'https://x.example/A/', to: '/B/' }])).toEqual({
      froms: ['https://x.example/A/', '/A/'],
      tos: ['/B/', '/b'],
    })
  })
})

function* endless() {
  for (;;) yield ['/a', '/b']
}

describe('the rows of a table', () => {
  it('are those with something in them, without the names above, counted as a spreadsheet does', () => {
    expect(redirectRows([['Oud', 'Nieuw'], ['/a', '/b'], [''], ['/c', '/d', 'opmerking'], ['/e']])).toEqual([
      { row: 2, from: '/a', to: '/b' },
      { row: 4, from: '/c', to: '/d' },
      { row: 5, from: '/e', to: '' },
    ])
    expect(redirectRows([['/a', '/b']])).toHaveLength(1)
  })

  it('are read until there are too many', () => {
    expect(redirectRows(endless())).toHaveLength(MOST_REDIRECTS + 1)
  })
})
