import { expect, it } from 'vitest'
import { ShopSettings } from '#contract/office/shop-settings.ts'
import { settingTexts } from '#texts/nl/office/settings.ts'
import { shopSettingsTexts } from '#texts/nl/office/shop-settings.ts'
import { SETTINGS, settingItems } from './setting-items.ts'

it('names every setting of the shop and of the server', () => {
  const titles = SETTINGS.map(({ title }) => title)
  for (const field of Object.keys(ShopSettings.shape) as (keyof ShopSettings)[])
    expect(titles).toContain(shopSettingsTexts.fields[field])
  for (const name of Object.keys(settingTexts)) expect(titles).toContain(name)
  expect(new Set(SETTINGS.map(({ id }) => id)).size).toBe(SETTINGS.length)
})

const found = (text: string, right = 'changeShop') =>
  settingItems(text, (action) => action === right).map((item) => 'to' in item && item.to)

it('finds a setting by its words in any order, for who may change it', () => {
  expect(found('voor besteld')).toEqual(['/winkel?wijzig=calendar&veld=cutOff'])
  expect(found('btw-tarief')).toEqual(['/winkel/levering?wijzig=vat&veld=shippingVatPercent'])
  expect(found('besteld voor', 'runSystem')).toEqual([])
  expect(found('')).toEqual([])
})
