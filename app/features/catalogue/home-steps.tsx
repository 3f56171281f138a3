import { rulerIcon } from '#app/ui/icons/ruler.ts'
import { scanSearchIcon } from '#app/ui/icons/scan-search.ts'
import { truckIcon } from '#app/ui/icons/truck.ts'
import { uploadIcon } from '#app/ui/icons/upload.ts'
import { Block } from '#app/lib/shop/content-html.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { HomeBlocks } from './home-blocks.ts'
import styles from './home-steps.module.css'

const STEPS = [
  { id: 'home_step_1', icon: rulerIcon },
  { id: 'home_step_2', icon: uploadIcon },
  { id: 'home_step_3', icon: scanSearchIcon },
  { id: 'home_step_4', icon: truckIcon },
] as const

/** From file to delivery, in four steps. */
export function HomeSteps({ blocks }: { readonly blocks: HomeBlocks }) {
  const steps = STEPS.filter(({ id }) => blocks[id])
  if (steps.length === 0) return null
  return (
    <section aria-labelledby="stappen" className="section">
      <div className="wrap">
        <h2 id="stappen" className="type-40">
          {blocks['home_steps_title']?.content}
        </h2>
        <ol className={styles.steps}>
          {steps.map(({ id, icon }) => (
            <li key={id}>
              <Icon of={icon} sizePx={28} />
              <Block block={blocks[id]} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
