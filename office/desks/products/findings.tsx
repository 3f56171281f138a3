import type { DeskProduct } from '#contract/office/products.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TONES } from '#app/ui/tone.ts'
import { productFaultTexts } from '#texts/nl/office/product-faults.ts'
import { productFieldTexts } from '#texts/nl/office/product-fields.ts'
import { productTexts as texts } from '#texts/nl/office/products.ts'
import { paths } from '../../paths.ts'
import { goToField } from './field-faults.ts'
import styles from './products.module.css'

type FindingsProps = {
  readonly productId: string
  readonly findings: DeskProduct['findings']
  readonly broken: DeskProduct['brokenConfigurators']
  /** Something was typed since. */
  readonly isOld: boolean
}

/** What is wrong with a product as it is saved, what stops it first, each with the way to where it is mended. */
export function Findings({ productId, findings, broken, isOld }: FindingsProps) {
  const sorted = findings.toSorted((one, other) => Number(other.isStopping) - Number(one.isStopping))
  const hasNone = sorted.length === 0 && broken.length === 0
  return (
    <section className={`panel ${styles.part}`}>
      <h2 className="type-20">{texts.checks}</h2>
      {isOld && <p className="muted">{texts.checksOld}</p>}
      {hasNone && <p className="muted">{texts.checksFine}</p>}
      {!hasNone && (
        <ul className={styles.findings}>
          {broken.map(({ productId: composed, title, messages }) => (
            <li key={composed} className={TONES.error.className}>
              <Icon of={TONES.error.icon} />
              <div>
                <p className="strong">{texts.stops}</p>
                {messages.map((message) => (
                  <p key={message}>{message}</p>
                ))}
                <LinkButton look="tertiary" size="small" to={paths.configurator(composed)}>
                  {texts.toConfigurator(title)}
                </LinkButton>
              </div>
            </li>
          ))}
          {sorted.map(({ fault, field, isStopping }) => {
            const tone = TONES[isStopping ? 'error' : 'warning']
            return (
              <li key={fault} className={tone.className}>
                <Icon of={tone.icon} />
                <div>
                  <p className="strong">{isStopping ? texts.stops : texts.warns}</p>
                  <p>{productFaultTexts[fault]}</p>
                  {fault === 'ConfiguratorMissing' ? (
                    <LinkButton look="tertiary" size="small" to={paths.configurator(productId)}>
                      {texts.goTo(texts.composition)}
                    </LinkButton>
                  ) : (
                    <Button look="tertiary" size="small" onClick={() => goToField(field)}>
                      {texts.goTo(productFieldTexts[field].toLowerCase())}
                    </Button>
                  )}
                </div>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
