import type { Card } from '#domain/configurator/model.ts'
import { configuratorTexts as texts } from '#texts/nl/office/configurators.ts'
import styles from './form.module.css'
import { InsideList } from './inside-list.tsx'
import { NodeActions } from './node-actions.tsx'
import type { Found } from './nodes.ts'
import { Panel } from './panel.tsx'
import { FORM_HEADING, type FormProps } from './form-props.ts'
import { TitleField } from './title-field.tsx'

type CardFormProps = FormProps & { readonly found: Found; readonly card: Card }

export function CardForm({
  definition,
  found: { place },
  card,
  deeds,
  refused,
  onChange,
  onShow,
  onAdd,
}: CardFormProps) {
  return (
    <>
      <Panel title={texts.headings.card(card.title)} headingId={FORM_HEADING}>
        <TitleField node={card} place={place} refused={refused} onChange={onChange} />
        <div className={styles.buttons}>
          <NodeActions definition={definition} place={place} title={card.title} deeds={deeds} />
        </div>
      </Panel>
      <InsideList
        title={texts.stepsTitle}
        add={texts.addStep}
        nodes={card.steps}
        parent={place}
        onShow={onShow}
        onAdd={onAdd}
      />
    </>
  )
}
