import { catalogueImportTexts as texts } from '#texts/nl/office/catalogue-imports.ts'
import { Refusal } from '../../../refusal.ts'

/** Of a catalogue with a configurator that cannot be read nothing can be written down, nor compared with a file. */
export class ConfiguratorUnreadable extends Refusal {
  readonly sentence: string
  constructor(sku: string, cause: unknown) {
    const sentence = texts.failures.configuratorUnreadable(sku)
    super('ConfiguratorUnreadable', { message: sentence })
    this.sentence = sentence
    this.cause = cause
  }
}
