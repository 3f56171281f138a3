import type { DeskConfigurator } from '#contract/office/configurators.ts'
import { Notice } from '#app/ui/notice.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { formatPrice } from '#texts/nl/format.ts'
import { configuratorTexts as texts } from '#texts/nl/office/configurators.ts'
import { api } from '../../lib/api.ts'
import { fieldText } from '../../lib/field-text.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { DifferenceList } from './difference-list.tsx'
import { findingText } from './finding-text.ts'
import { findingPlace, pathTo } from './places.ts'
import { useConfiguratorChange } from './use-configurator-change.ts'
import { definitionOf } from './use-configurator-edit.ts'

type PublishDialogProps = { readonly configurator: DeskConfigurator; readonly onClose: () => void }

/** Shows what becomes different in the shop, and puts it there; what is wrong, and a test without its price, stops it and is named. */
export function PublishDialog({ configurator, onClose }: PublishDialogProps) {
  const { seen, change: publish } = useConfiguratorChange({
    configurator,
    call: ({ productId, draft }, note: string) =>
      api.publishDeskConfigurator({
        params: { id: productId },
        body: { version: draft?.version ?? 0, note },
      }),
    told: texts.published(configurator.title),
    onDone: onClose,
  })
  const { findings, tests, draft, live } = seen
  const definition = definitionOf(seen)
  const failing = tests.filter(({ expectedCents, costsCents }) => expectedCents !== costsCents)
  const isOutdated = draft?.isOutdated === true
  const isStopped = findings.length > 0 || failing.length > 0 || draft === null || isOutdated
  if (!definition) return null

  return (
    <FormDialog
      size="wide"
      title={texts.publishTitle(seen.title)}
      intro={texts.publishIntro}
      verb={isStopped ? null : texts.publish}
      isPending={publish.isPending}
      refusal={publish.error}
      onSend={(form) => {
        publish.mutate(fieldText(form, 'note').trim())
      }}
      onClose={onClose}
    >
      {(findings.length > 0 || failing.length > 0) && (
        <Notice tone="error" title={texts.notYet}>
          <ul>
            {findings.map((finding) => {
              const place = findingPlace(definition, finding.at)
              const title = place === null ? texts.wholeProduct : pathTo(definition, place)
              return (
                <li key={`${finding.at} ${finding.code} ${finding.about}`}>
                  {texts.factOf(title, findingText(finding, definition))}
                </li>
              )
            })}
            {failing.map(({ id, title, expectedCents, costsCents, fault }) => (
              <li key={id}>
                {texts.failingTest(title, formatPrice(expectedCents), fault ?? formatPrice(costsCents))}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {isOutdated && (
        <Notice tone="warning" title={texts.outdated}>
          {texts.outdatedText}
        </Notice>
      )}
      <DifferenceList caption={texts.becomes} was={live} becomes={definition} />
      <TextField name="note" label={texts.note} hint={texts.noteHint} optional maxLength={200} />
    </FormDialog>
  )
}
