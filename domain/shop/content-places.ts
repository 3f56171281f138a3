/**
 * Where pages of the shop show a text of the owner, and whether it is plain or HTML (spec 7, 'On start', and the home page). In a
 * shop that began empty nothing stands there yet.
 */
export const BLOCK_PLACES = {
  header_usp_1: 'text',
  header_usp_2: 'text',
  header_usp_3: 'text',
  login_usps: 'html',
  forgot_password_text: 'text',
  product_add_usps: 'html',
  newsletter_footer_text: 'text',
  newsletter_subscribed_message: 'html',
  home_hero_title: 'text',
  home_hero_text: 'text',
  home_hero_usps: 'html',
  home_hero_image: 'text',
  home_hero_image_alt: 'text',
  home_steps_title: 'text',
  home_step_1: 'html',
  home_step_2: 'html',
  home_step_3: 'html',
  home_step_4: 'html',
  home_studio_title: 'text',
  home_studio_text: 'text',
} as const satisfies Readonly<Record<string, 'text' | 'html'>>

/** Those of them that hold no words but the address of a picture. */
export const PICTURE_PLACES: ReadonlySet<string> = new Set<keyof typeof BLOCK_PLACES>(['home_hero_image'])

/** Whether a page of the shop shows a picture at this address: it shows nothing of another host. */
export const isShownPicture = (address: string): boolean => /^\/(?!\/)/.test(address)

/** Where it is said what is on such a picture, for who cannot see it. */
export const wordsOf = (place: string): string => `${place}_alt`

/** The columns of links below each page. */
export const MENU_PLACES = ['footer-column-1', 'footer-column-2', 'footer-column-3'] as const
