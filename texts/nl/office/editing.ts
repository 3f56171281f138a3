/** Forms that change a row, and what is asked where two of the staff changed the same. */
export const editTexts = {
  cancel: 'Annuleren',
  save: 'Opslaan',
  reason: 'Reden',
  clash: 'Een collega heeft dit intussen gewijzigd',
  clashText: 'Kies wat er moet blijven staan. Wat jij verder hebt gewijzigd, blijft bewaard.',
  theirs: 'Van je collega, nu opgeslagen',
  mine: 'Van jou',
  choose: 'Maak een keuze',
  leaveTitle: 'Weggaan zonder te bewaren?',
  leave: 'Weggaan',
  stay: 'Op deze pagina blijven',
} as const
