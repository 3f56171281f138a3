import type { OptionRefusal } from '#domain/catalogue/chosen-sizes.ts'
import { formatMm } from './format-size.ts'

type SizeText = (label: string, limitMm: number) => string

/** Why a size that was entered cannot be made, in millimetres as it was asked for; `label` is the field's own name, such as 'Breedte'. */
export const sizeFaultTexts = {
  missing: (label) => `Vul bij ${label.toLowerCase()} een maat in.`,
  not_whole: (label) => `Vul bij ${label.toLowerCase()} een heel aantal millimeters in.`,
  too_small: (label, limitMm) => `${label} is minstens ${formatMm(limitMm)}.`,
  too_large: (label, limitMm) => `${label} is hoogstens ${formatMm(limitMm)}.`,
  off_step: (label, limitMm) => `${label} gaat in stappen van ${formatMm(limitMm)}.`,
  does_not_fit: (label) =>
    `Met deze ${label.toLowerCase()} past het niet op het materiaal. Kies een kleinere maat of vraag een prijs op maat aan.`,
  unknown_option: () => 'Deze keuze hoort niet bij dit product.',
} as const satisfies Record<OptionRefusal['fault'], SizeText>

/** The sentence for a refused option. */
export const sizeFaultText = ({ fault, label, limitMm }: OptionRefusal): string =>
  sizeFaultTexts[fault](label, limitMm ?? 0)
