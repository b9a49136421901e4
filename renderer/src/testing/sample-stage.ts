import { directionOf, type LinkValue, type ResolvedMenu, type ResolvedTree } from '@vitrine/schemas'
import type { Stage, StageSite } from '../stage/stage.ts'
import { createVisitorStage, type VisitorStage } from '../stage/visitor-stage.ts'

const entry = (id: string, label: string, link: LinkValue) => ({ id, label, link })
const page = (pageType: Extract<LinkValue, { type: 'page' }>['pageType'], id?: string): LinkValue => ({
  type: 'page',
  pageType,
  ...(id && { id }),
  newTab: false,
})

const mainMenu: ResolvedMenu = {
  items: [
    {
      ...entry('menuAAA1', 'Products', page('products')),
      children: [
        entry('menuBBB1', 'Anchors', page('collections', 'anchors')),
        entry('menuBBB2', 'Bolts and nuts', page('collections', 'bolts-and-nuts')),
      ],
    },
    entry('menuAAA2', 'Cases', page('cases')),
    entry('menuAAA3', 'News', page('info')),
    entry('menuAAA4', 'About us', page('pages', 'about-us')),
  ],
}

const nativeNames = [
  ['en', 'English'],
  ['zh', '中文'],
  ['ar', 'العربية'],
  ['bn', 'বাংলা'],
  ['de', 'Deutsch'],
  ['es', 'Español'],
  ['fa', 'فارسی'],
  ['fr', 'Français'],
  ['hi', 'हिन्दी'],
  ['id', 'Indonesia'],
  ['ja', '日本語'],
  ['pl', 'Polski'],
  ['pt', 'Português'],
  ['ru', 'Русский'],
  ['ta', 'தமிழ்'],
  ['tr', 'Türkçe'],
  ['ur', 'اردو'],
  ['vi', 'Tiếng Việt'],
] as const

/** The site that tests and stories draw: a supplier of fasteners, in all 18 languages. */
export const sampleSite = (language: string): StageSite => ({
  name: 'Nordhaven Fasteners',
  home: language === 'en' ? '/' : `/?language=${language}`,
  languages: nativeNames.map(([code, name]) => ({
    code,
    name,
    href: code === 'en' ? '/' : `/?language=${code}`,
    current: code === language,
  })),
  menus: { main: mainMenu, footer: mainMenu },
})

/** Where the links of the sample site lead; a page with the id `gone` is no longer there. */
export function sampleHref(link: LinkValue): string | undefined {
  switch (link.type) {
    case 'page': {
      if (link.id === 'gone') return undefined
      if (link.pageType === 'contact-us') return '/pages/contact-us'
      const path = link.pageType === 'home' ? '/' : `/${[link.pageType, link.id].filter(Boolean).join('/')}`
      return link.anchor ? `${path}#${link.anchor}` : path
    }
    case 'address':
      return link.href
    case 'email':
      return `mailto:${link.email}`
    case 'phone':
      return `tel:${link.phone.replaceAll(/[^+\d]/g, '')}`
    case 'anchor':
      return `#${link.anchor}`
  }
}

/** The visitor's stage of the sample site. Without `words` it says the keys. */
export function sampleStage(
  trees: readonly ResolvedTree[],
  { language = 'en', ...given }: Partial<VisitorStage> & Partial<Pick<Stage, 'direction'>> = {},
): Stage {
  const { direction = directionOf(language), ...parts } = given
  const stage = createVisitorStage({
    language,
    site: sampleSite(language),
    visit: { path: '/', query: {} },
    words: (key) => key,
    href: sampleHref,
    address: (path, query) => (query ? `${path}?${new URLSearchParams(query)}` : path),
    asset: (src) => src,
    data: () => ({}),
    outlines: trees.map(({ outline }) => outline),
    ...parts,
  })
  return { ...stage, direction }
}
