import { pagePaths } from '#contract/page-paths.ts'
import type { DemoMenu } from './model.ts'

/** The three columns of the footer. */
export const menus: readonly DemoMenu[] = [
  {
    id: 'footer-column-1',
    label: 'Bestellen',
    children: [
      { label: 'Levertijd en bezorging', url: '/levering' },
      { label: 'Betalen op rekening', url: '/betalen-op-rekening' },
      { label: 'Veelgestelde vragen', url: '/veelgestelde-vragen' },
      { label: 'Account aanvragen', url: pagePaths.accountRequest },
    ],
  },
  {
    id: 'footer-column-2',
    label: 'Bestanden en montage',
    children: [
      { label: 'Bestanden aanleveren', url: '/aanleveren' },
      { label: 'Doeken bevestigen', url: '/montage-en-toebehoren/doekbevestiging' },
      { label: 'Borden bevestigen', url: '/montage-en-toebehoren/bordbevestiging' },
      { label: 'Gereedschap', url: '/montage-en-toebehoren/gereedschap' },
    ],
  },
  {
    id: 'footer-column-3',
    label: 'Paskruis',
    children: [
      { label: 'Over ons', url: '/over-ons' },
      { label: 'Contact', url: pagePaths.contact },
      { label: 'Algemene voorwaarden', url: '/algemene-voorwaarden' },
      { label: 'Privacy en cookies', url: '/privacy' },
      { label: 'Toegankelijkheid', url: '/toegankelijkheid' },
    ],
  },
]
