import { Button } from '#app/ui/button.tsx'
import { plusIcon } from '#app/ui/icons/plus.ts'
import { configuratorTexts as texts } from '#texts/nl/office/configurators.ts'
import styles from './form.module.css'
import { isStep, type Node, type Place, placeOf, type Shown, titleOf } from './nodes.ts'
import { Panel } from './panel.tsx'

type InsideListProps = {
  readonly title: string
  readonly add: string
  readonly nodes: readonly Node[]
  readonly parent: Place
  readonly onShow: (shown: Shown) => void
  readonly onAdd: (into: Place) => void
}

/** What lies in a card, group or form, each with the way to it. */
export const InsideList = ({ title, add, nodes, parent, onShow, onAdd }: InsideListProps) => (
  <Panel title={title}>
    {nodes.length === 0 ? (
      <p className="muted">{texts.nothingInside}</p>
    ) : (
      <ul className={styles.inside}>
        {nodes.map((node) => (
          <li key={placeOf(node, parent)}>
            <button type="button" onClick={() => onShow(placeOf(node, parent))}>
              {titleOf(node)}
              <small>{kindText(node)}</small>
            </button>
          </li>
        ))}
      </ul>
    )}
    <div className={styles.buttons}>
      <Button look="tertiary" size="small" icon={plusIcon} onClick={() => onAdd(parent)}>
        {add}
      </Button>
    </div>
  </Panel>
)

function kindText(node: Node): string {
  if (isStep(node)) return texts.stepTypes[node.stepType]
  return 'type' in node ? texts.fieldTypes[node.type] : ''
}
