import type { ChoiceRefusal } from '#domain/configurator/refuse-choices.ts'
import { formatCm } from './format-size.ts'
import { formatNumber } from './format.ts'

type FaultText = (label: string, limitMm: number) => string

/** Why a choice cannot be made; `label` is the name of the field or option. */
const choiceFaultTexts = {
  missing: (label) => `Vul bij ${label.toLowerCase()} een maat in.`,
  not_whole: (label) => `Vul bij ${label.toLowerCase()} een heel aantal millimeters in.`,
  too_small: (label, limitMm) => `${label} is minstens ${formatCm(limitMm)}.`,
  too_large: (label, limitMm) => `${label} is hoogstens ${formatCm(limitMm)}.`,
  off_step: (label, limitMm) => `${label} gaat in stappen van ${formatNumber(limitMm)} mm.`,
  unknown_value: (label) => `Kies bij ${label.toLowerCase()} een van de mogelijkheden.`,
  not_offered: () => 'Deze keuze is hier niet mogelijk. Maak een andere keuze.',
  too_large_for_option: (label) =>
    `Zo groot kan ${label} niet worden gemaakt. Kies een kleinere maat of een andere uitvoering.`,
  quantity_refused: (label) => `Dit aantal kan niet bij ${label}. Kies een ander aantal.`,
} as const satisfies Record<ChoiceRefusal['fault'], FaultText>

/** The sentence for a choice that was refused. */
export const choiceFaultText = ({ fault, label, limitMm }: ChoiceRefusal): string =>
  choiceFaultTexts[fault](label, limitMm ?? 0)

/** The sentence for a step in which nothing was chosen yet. */
export const openChoiceText = (title: string): string => `Maak een keuze bij ${title.toLowerCase()}.`
