import { useState } from 'react'
import type { ConfiguratorTest, DeskConfigurator } from '#contract/office/configurators.ts'
import { Button } from '#app/ui/button.tsx'
import { plusIcon } from '#app/ui/icons/plus.ts'
import { FactList } from '#app/ui/fact-list.tsx'
import { StatusLabel } from '#app/ui/status-label.tsx'
import { formatPrice } from '#texts/nl/format.ts'
import { configuratorTexts as texts } from '#texts/nl/office/configurators.ts'
import { api } from '../../lib/api.ts'
import { useDeskChange } from '../../lib/use-desk-change.ts'
import { SureDialog } from '../../ui/sure-dialog.tsx'
import { configuratorOf } from '../../work/configurators.ts'
import type { Definition } from './nodes.ts'
import styles from './side.module.css'
import { TestDialog } from './test-dialog.tsx'

type TestsProps = { readonly configurator: DeskConfigurator; readonly definition: Definition }
type Asked = { readonly kind: 'make' } | { readonly kind: 'edit' | 'delete'; readonly test: ConfiguratorTest }

/** Compositions with the price that each must have before the configurator goes into the shop. */
export function Tests({ configurator, definition }: TestsProps) {
  const { productId, tests } = configurator
  const [asked, setAsked] = useState<Asked | null>(null)
  const shown = { outdates: [], replyIs: configuratorOf(productId).queryKey }
  const keep = useDeskChange(
    {
      call: ({ id, title, choices, costsCents }: ConfiguratorTest) =>
        api.keepConfiguratorTest({
          params: { id: productId },
          body: { testId: id, title, choices, expectedCents: costsCents ?? 0 },
        }),
      told: ({ title }) => texts.testKept(title),
    },
    shown,
  )
  const remove = useDeskChange(
    {
      call: ({ id }: ConfiguratorTest) =>
        api.deleteConfiguratorTest({ params: { id: productId, testId: id } }),
      told: ({ title }) => texts.testDeleted(title),
      onEnd: () => setAsked(null),
    },
    shown,
  )
  return (
    <>
      <p className="muted">{tests.length === 0 ? texts.noTests : texts.testsHint}</p>
      <ul className={styles.list} aria-label={texts.testsTab}>
        {tests.map((test) => {
          const { id, title, expectedCents, costsCents, fault } = test
          const holds = expectedCents === costsCents
          return (
            <li key={id}>
              <div className={styles.line}>
                <strong>{title}</strong>
                <StatusLabel tone={holds ? 'good' : 'error'}>
                  {holds ? texts.testHolds : texts.testFails}
                </StatusLabel>
              </div>
              <FactList
                facts={[
                  { label: texts.expected, text: formatPrice(expectedCents) },
                  { label: texts.costs, text: holds ? null : (fault ?? formatPrice(costsCents)) },
                ]}
              />
              <div className={styles.buttons}>
                {!holds && costsCents !== null && (
                  <Button
                    look="tertiary"
                    size="small"
                    pending={keep.isPending}
                    aria-label={texts.takePriceOf(title)}
                    onClick={() => keep.mutate(test)}
                  >
                    {texts.takePrice}
                  </Button>
                )}
                <Button
                  look="tertiary"
                  size="small"
                  aria-label={texts.editTestOf(title)}
                  onClick={() => setAsked({ kind: 'edit', test })}
                >
                  {texts.editTest}
                </Button>
                <Button
                  look="tertiary"
                  size="small"
                  aria-label={texts.deleteTestOf(title)}
                  onClick={() => setAsked({ kind: 'delete', test })}
                >
                  {texts.deleteTest}
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
      <div className={styles.buttons}>
        <Button look="secondary" size="small" icon={plusIcon} onClick={() => setAsked({ kind: 'make' })}>
          {texts.newTest}
        </Button>
      </div>
      {(asked?.kind === 'make' || asked?.kind === 'edit') && (
        <TestDialog
          configurator={configurator}
          definition={definition}
          test={asked.kind === 'edit' ? asked.test : null}
          onClose={() => setAsked(null)}
        />
      )}
      {asked?.kind === 'delete' && (
        <SureDialog
          title={texts.deleteTestTitle(asked.test.title)}
          text={texts.deleteTestText}
          verb={texts.deleteTest}
          isPending={remove.isPending}
          onSure={() => remove.mutate(asked.test)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
