import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { FOCUS_STEP, MIDDLE } from '#domain/catalogue/picture-cut.ts'

const sheet = readFileSync(join(import.meta.dirname, '../app/ui/picture-focus.css'), 'utf8')

it('every focus that an address may have has a place', () => {
  for (let percent = 0; percent <= 100; percent += FOCUS_STEP) {
    if (percent === MIDDLE.x) continue
    expect(sheet).toContain(`[src*='#focus-${percent}-'] {\n  --focus-x: ${percent}%;`)
    expect(sheet).toContain(`[src*='#focus-'][src$='-${percent}'] {\n  --focus-y: ${percent}%;`)
  }
})
