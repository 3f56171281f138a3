import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ConfiguratorTest, DeskConfigurator } from '#contract/office/configurators.ts'
import { type Choices, NO_CHOICES } from '#domain/configurator/choices.ts'
import { evaluate } from '#domain/configurator/evaluate.ts'
import type { Configurator } from '#domain/configurator/model.ts'
import { FactList } from '#app/ui/fact-list.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useDebouncedAction } from '#app/ui/use-debounced.ts'
import { formatPrice } from '#texts/nl/format.ts'
import { configuratorTexts as texts } from '#texts/nl/office/configurators.ts'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import { api } from '../../lib/api.ts'
import { errorLines } from '../../lib/call-errors.ts'
import { fieldText } from '../../lib/field-text.ts'
import { useDeskChange } from '../../lib/use-desk-change.ts'
import { ConfiguratorFields } from '../../ui/configurator-fields.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { TypedField } from '../../ui/typed-field.tsx'
import { pieces } from '../../ui/typed-values.ts'
import { configuratorOf } from '../../work/configurators.ts'
import type { Definition } from './nodes.ts'

const PAUSE_MS = 300

type TestDialogProps = {
  readonly configurator: DeskConfigurator
  readonly definition: Definition
  /** The test that is changed; null for a new one. */
  readonly test: ConfiguratorTest | null
  readonly onClose: () => void
}

/** Composes a test by the rules of the configurator, shows what it costs with what is typed, and keeps that as its price. */
export function TestDialog({ configurator, definition, test, onClose }: TestDialogProps) {
  const { productId, key, sku } = configurator
  const composed: Configurator = { ...definition, key: key ?? '', sku }
  const [typed, setTyped] = useState<Composed>(() => firstOf(test, definition))
  // Not each letter asks the shop.
  const [settled, setSettled] = useState(typed)
  const settle = useDebouncedAction((next: Composed) => setSettled(next), PAUSE_MS)
  const { quantity, choices } = typed
  const isComplete = evaluate(composed, choices).isValid
  const asked = sentOf(settled)

  function type(next: Composed) {
    setTyped(next)
    settle.call(next)
  }

  const { data, error, isFetching } = useQuery({
    queryKey: ['configurator', 'trial', productId, asked, definition],
    enabled: isComplete && settled === typed,
    retry: false,
    gcTime: 0,
    queryFn: ({ signal }) =>
      api.tryDeskConfigurator(
        { params: { id: productId }, body: { definition, choices: asked } },
        { signal },
      ),
  })
  const isCalculating = isFetching || settled !== typed
  const costsCents = isComplete && !isCalculating ? (data?.costsCents ?? null) : null
  const keep = useDeskChange(
    {
      call: (sent: { readonly title: string; readonly expectedCents: number }) =>
        api.keepConfiguratorTest({
          params: { id: productId },
          body: { testId: test?.id ?? null, choices: asked, ...sent },
        }),
      told: ({ title }) => texts.testKept(title),
      onDone: onClose,
      isToldInPlace: true,
    },
    { outdates: [], replyIs: configuratorOf(productId).queryKey },
  )

  function send(form: HTMLFormElement) {
    const title = fieldText(form, 'title').trim()
    if (title === '') return { title: fieldFaultTexts.Required }
    if (costsCents !== null) keep.mutate({ title, expectedCents: costsCents })
    return undefined
  }

  return (
    <FormDialog
      size="wide"
      title={test ? texts.testOf(test.title) : texts.newTest}
      intro={texts.testUnsavedText}
      verb={costsCents === null ? null : texts.keepTest}
      isPending={keep.isPending}
      refusal={keep.error}
      onSend={send}
      onClose={onClose}
    >
      {(faults) => (
        <>
          <TextField
            name="title"
            label={texts.testTitle}
            hint={texts.testTitleHint}
            defaultValue={test?.title}
            autoComplete="off"
            maxLength={100}
            error={faults['title']}
          />
          {definition.quantity.from === 'customer' && (
            <TypedField
              label={texts.testQuantity}
              unit={texts.pieces}
              of={pieces}
              value={quantity}
              isApart
              onChange={(pieceCount) => type({ ...typed, quantity: pieceCount })}
            />
          )}
          <ConfiguratorFields
            configurator={composed}
            choices={choices}
            onChange={(next) => type({ ...typed, choices: next })}
          />
          <div aria-live="polite" aria-busy={isCalculating}>
            {!isComplete ? (
              <p className="muted">{texts.testIncomplete}</p>
            ) : error ? (
              <Notice tone="warning">{errorLines(error).join(' ')}</Notice>
            ) : isCalculating || !data ? (
              <p className="muted">{texts.testCalculating}</p>
            ) : data.costsCents === null ? (
              <Notice tone="warning">{data.fault ?? texts.testNoPrice}</Notice>
            ) : (
              <FactList
                facts={[
                  {
                    label: texts.testPrice,
                    text: <strong className="figures">{formatPrice(data.costsCents)}</strong>,
                  },
                  { label: texts.expected, text: test && formatPrice(test.expectedCents) },
                ]}
              />
            )}
          </div>
        </>
      )}
    </FormDialog>
  )
}

type Composed = { readonly quantity: number; readonly choices: Choices }

function firstOf(test: ConfiguratorTest | null, { quantity }: Definition): Composed {
  if (!test) return { quantity: quantity.from === 'customer' ? quantity.start : 1, choices: NO_CHOICES }
  const { options, fields } = test.choices
  return { quantity: test.choices.quantity, choices: { ...NO_CHOICES, options, fields } }
}

const sentOf = ({ quantity, choices: { options, fields } }: Composed) => ({
  quantity,
  options: { ...options },
  fields: { ...fields },
})
