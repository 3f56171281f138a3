import { DeskConfigurator } from '#contract/office/configurators.ts'
import type { Card, Configurator, Step } from '#domain/configurator/model.ts'
import {
  bundleStep,
  configuratorOf,
  customStep,
  formStep,
  millimetres,
  option,
} from '#domain/configurator/sample-configurators.ts'
import { at, openProductDesk } from './product-desk.ts'
import type { TestBrowser } from './shop.ts'
import type { TemplateName } from './templates.ts'

export type Definition = Omit<Configurator, 'key' | 'sku'>

/** What is kept of a configurator. */
export const definitionOf = (configurator: Configurator): Definition => {
  const { key: _key, sku: _sku, ...definition } = configurator
  return definition
}

/** One card of these steps. */
export const madeOf = (...steps: readonly Step[]): Definition => definitionOf(configuratorOf(steps))

const atConfigurator = (id: string) => `${at(id)}/configurator` as const

/** A desk at which products are composed of two kinds of cloth, which cost 10 and 20 euro a piece. */
export async function openConfiguratorDesk(template: TemplateName = 'shop_demo') {
  const desk = await openProductDesk(template)
  const { editor } = desk
  const piece = async (rateE4: number) => {
    const { id, sku } = await desk.newProduct()
    const [first] = (await desk.shown(id)).fields.prices
    const price = {
      ...first!.price,
      model: 'piece' as const,
      rateE4,
      tiers: null,
      setupCents: 0,
      minimumLineCents: null,
      minAreaMm2: null,
    }
    await desk.edit(id, { prices: [{ validFrom: '2000-01-01', validTo: null, price }] })
    await desk.publish(id)
    return { id, sku }
  }
  const mesh = await piece(100_000)
  const canvas = await piece(200_000)
  let made = 0

  const cloth = (more: readonly Step[] = []): Definition =>
    madeOf(
      bundleStep(
        'doek',
        [
          option('mesh', { sku: mesh.sku, effect: { kind: 'child' } }),
          option('canvas', { sku: canvas.sku, effect: { kind: 'child' } }),
        ],
        { optionType: 'MATERIAL' },
      ),
      customStep('rand', [
        option('zoom', { effect: { kind: 'piece', rateE4: 25_000 } }),
        option('schoon', { visibleIf: [{ doek: ['mesh'] }] }),
      ]),
      ...more,
    )

  const shownConfigurator = async (id: string): Promise<DeskConfigurator> =>
    DeskConfigurator.parse((await editor.call('GET', atConfigurator(id))).json)
  const start = (id: string, key: string, copyOf: string | null = null, by = editor) =>
    by.call('POST', atConfigurator(id), { body: { key, copyOf } })
  const seenVersion = async (id: string) => (await shownConfigurator(id)).draft?.version ?? null
  /** What somebody sees now: the draft, and what is in the shop. */
  const seenNow = async (id: string) => {
    const { draft, liveDigest } = await shownConfigurator(id)
    return { version: draft?.version ?? null, liveDigest }
  }
  /** Gives the draft this content, as somebody who sees it now. */
  const compose = async (id: string, definition: unknown, more: object = {}, by: TestBrowser = editor) =>
    by.call('PUT', atConfigurator(id), { body: { ...(await seenNow(id)), definition, ...more } })
  const putIntoShop = async (id: string, note = '') =>
    editor.call('POST', `${atConfigurator(id)}/publish`, { body: { version: await seenVersion(id), note } })
  const keepTest = (id: string, test: object) =>
    editor.call('POST', `${atConfigurator(id)}/tests`, { body: { testId: null, ...test } })

  /** A composed product of its own, with nothing of its configurator. */
  async function newComposed() {
    made += 1
    const sku = `SAMEN-${made}`
    const body = { sku, title: `Samen ${made}`, copyOf: null, type: 'bundle' }
    const { status, json } = await editor.call('POST', '/beheer/api/products', { body })
    if (status !== 200) throw new Error(`a product was not made: ${status}`)
    await desk.edit(json.id, { urlPath: `/samen-${made}`, deliveryKinds: ['ship', 'pickup'] })
    return { id: json.id, sku, key: sku.toLowerCase() }
  }
  /** The same with its configurator, both in the shop. */
  async function newInShop(definition: Definition = cloth()) {
    const composed = await newComposed()
    const { id, key } = composed
    await start(id, key)
    await compose(id, definition)
    const published = await putIntoShop(id)
    if (published.status !== 200) throw new Error(published.text)
    const { status, text } = await desk.publish(id)
    if (status !== 200) throw new Error(text)
    desk.shop.heardCatalogueChange()
    return composed
  }

  return {
    ...desk,
    mesh,
    canvas,
    cloth,
    of: atConfigurator,
    shownConfigurator,
    seenNow,
    start,
    compose,
    putIntoShop,
    keepTest,
    newComposed,
    newInShop,
  }
}
export type ConfiguratorDesk = Awaited<ReturnType<typeof openConfiguratorDesk>>

const stepNamed = (step: number) => `stap-${step}`

/** As many steps of as many options, each visible by a choice in the step before, with a size to fill in. */
export function largeDefinition(steps: number, options: number, sku: string): Definition {
  const material = bundleStep(
    stepNamed(0),
    Array.from({ length: options }, (_, place) => option(`o${place}`, { sku, effect: { kind: 'child' } })),
    { optionType: 'MATERIAL' },
  )
  const others = Array.from({ length: steps - 1 }, (_, before) =>
    customStep(
      stepNamed(before + 1),
      Array.from({ length: options }, (_option, place) =>
        option(`o${place}`, {
          effect: { kind: 'piece', rateE4: 100 * place },
          limits: { maxLongSideMm: 5000, maxShortSideMm: 4000 },
          ...(place % 2 === 1 && { visibleIf: [{ [stepNamed(before)]: ['o0', `o${place}`] }] }),
        }),
      ),
    ),
  )
  const size = formStep('maat', [
    millimetres('breedte', { measures: 'width', maxMm: 3000, defaultMm: 1000 }),
    millimetres('hoogte', { measures: 'height', maxMm: 3000, defaultMm: 1000 }),
  ])
  const cards = [[size, material], ...others.map((step) => [step])].map((list, place): Card => ({
    id: `kaart-${place}`,
    title: `Kaart ${place}`,
    steps: list,
  }))
  return { ...madeOf(), cards }
}
