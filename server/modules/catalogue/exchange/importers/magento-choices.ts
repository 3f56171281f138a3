/** One choice of a list that Magento writes in one cell, by its names. */
export type Choice = ReadonlyMap<string, string>

/** The choices of one question, in their order. */
export type Question = {
  readonly name: string
  readonly type: string
  readonly isRequired: boolean
  readonly choices: readonly Choice[]
}

const NAMES = new Set(
  'name type required sku price default default_qty price_type can_change_qty max_characters file_extension image_size_x image_size_y option_title'.split(
    ' ',
  ),
)

/**
 * What stands in `bundle_values` and `custom_options`: choices parted by '|', each of them names with values parted by commas, those
 * of one question beside each other. A comma or '|' within a value belongs to it. Null for what is no such list.
 */
export function questionsOf(cell: string): readonly Question[] | null {
  const choices: Map<string, string>[] = []
  for (const part of partsOf(cell)) {
    const choice = pairsOf(part, (name) => NAMES.has(name))
    if (!choice.has('name') || !choice.has('type')) return null
    choices.push(choice)
  }
  const questions = new Map<string, { first: Choice; choices: Choice[] }>()
  for (const choice of choices) {
    const name = choice.get('name') ?? ''
    const question = questions.get(name)
    if (question) question.choices.push(choice)
    else questions.set(name, { first: choice, choices: [choice] })
  }
  return [...questions].map(([name, { first, choices: all }]) => ({
    name,
    type: first.get('type') ?? '',
    isRequired: first.get('required') === '1',
    choices: all,
  }))
}

function partsOf(cell: string): readonly string[] {
  const parts: string[] = []
  for (const piece of cell.split('|'))
    if (parts.length === 0 || piece.startsWith('name=')) parts.push(piece)
    else parts.push(`${parts.pop() ?? ''}|${piece}`)
  return parts
}

/** Names with values, 'a=1,b=2'; a piece without a name belongs to the value before it. */
export function pairsOf(text: string, isName: (name: string) => boolean): Map<string, string> {
  const pairs = new Map<string, string>()
  let last: string | null = null
  for (const piece of text.split(',')) {
    const at = piece.indexOf('=')
    const name = piece.slice(0, Math.max(0, at)).trim()
    if (at > 0 && isName(name) && !pairs.has(name)) {
      last = name
      pairs.set(name, piece.slice(at + 1).trim())
    } else if (last !== null) pairs.set(last, `${pairs.get(last) ?? ''},${piece}`)
  }
  return pairs
}
