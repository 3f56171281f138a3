import type { ContentBlock } from '#contract/content.ts'

/** The blocks of the home page, which its owner edits. */
export const HOME_BLOCKS = [
  'home_hero_title',
  'home_hero_text',
  'home_hero_usps',
  'home_hero_image',
  'home_hero_image_alt',
  'home_steps_title',
  'home_step_1',
  'home_step_2',
  'home_step_3',
  'home_step_4',
  'home_studio_title',
  'home_studio_text',
] as const

export type HomeBlocks = Readonly<Record<string, ContentBlock>>
