import type { ConfiguratorFinding } from '#contract/office/configurators.ts'
import { configuratorTexts as texts } from '#texts/nl/office/configurators.ts'
import { findingText as lintText } from '#texts/nl/lint-catalogue.ts'
import { allOf, type Definition, titleOf } from './nodes.ts'
import { type Names, namesOf } from './visible-rules.ts'

/** What the linter says, with what things are called in place of their ids. */
export const findingText = ({ code, about }: ConfiguratorFinding, definition: Definition): string =>
  lintText({ code, about: told(about, namesOf(definition, texts.noChoice), definition) })

function told(about: string, names: Names, definition: Definition): string {
  const parts = about.split(' ')
  if (parts.every((part) => part.includes('=')))
    return parts
      .map((part) => {
        const [code = '', value = ''] = part.split('=')
        return `${titleOfCode(code, definition)}: ${choiceTitle(names, code, value)}`
      })
      .join(', ')
  const at = about.indexOf('/')
  const [code, id] = at === -1 ? [about, null] : [about.slice(0, at), about.slice(at + 1)]
  if (!names.has(code)) return about
  const title = titleOfCode(code, definition)
  return id === null ? title : `${title}: ${choiceTitle(names, code, id)}`
}

const choiceTitle = (names: Names, code: string, id: string): string =>
  names.get(code)?.choices.find((choice) => choice.id === id)?.title ?? id

const titleOfCode = (code: string, definition: Definition): string => {
  const found = allOf(definition).find(({ place }) => place === `step/${code}` || place === `field/${code}`)
  return found ? titleOf(found.node) : code
}
