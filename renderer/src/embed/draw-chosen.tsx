import { directionOf, type ResolvedTree } from '@vitrine/schemas'
import type { CSSProperties, ReactNode } from 'react'
import { pageTrees } from '../page/page.ts'
import type { Walk } from '../page/walk.ts'
import type { StageVisit } from '../section/section.ts'
import type { Stage } from '../stage/stage.ts'
import { themeAttributes, themeStyle } from '../theme/theme-style.ts'
import type { PageData } from './load-data.ts'
import { pageAt, readAddress } from './page-at.ts'
import { type ChosenPage, isSite } from './page-source.ts'
import { createPageStage, type PageSite, safeAsset } from './page-stage.ts'
import { pageWords } from './page-words.ts'
import type { Registered } from './registered-sections.ts'
import type { RenderWarning } from './render-warning.ts'
import { SectionRules } from './section-rules.tsx'
import type { VitrinePageProps } from './vitrine-page-props.ts'

// What <VitrinePage> is in browsers and on servers alike.

const noData: PageData = Object.freeze({})
const noSite: PageSite = Object.freeze({})
const start: StageVisit = { path: '/', query: {} }

type Warn = (warning: RenderWarning) => void
type StageProps = Pick<
  VitrinePageProps,
  'address' | 'asset' | 'data' | 'document' | 'href' | 'sections' | 'site' | 'texts' | 'visit'
>

/** The stage of the page that was chosen; nothing where the document does not have it. */
export function stageOfChosen(
  { drawn, language }: ChosenPage,
  { registry, fitsLink }: Registered,
  { address, asset, data = noData, document, href, sections, site = noSite, texts, visit }: StageProps,
  warn: Warn,
): Stage | undefined {
  if (!drawn) return undefined
  const { edition, header, footer, menus } = drawn
  const addressed = address !== undefined && isSite(document) ? pageAt(document, address) : undefined
  return createPageStage({
    document,
    page: { header, main: edition, footer },
    registry,
    language,
    fitsLink,
    keepsLanguage: address !== undefined,
    site: {
      ...(addressed && { languages: addressed.languages }),
      ...site,
      menus: { ...menus, ...site.menus },
    },
    visit: visit ?? (address === undefined ? start : readAddress(address)),
    words: pageWords(sections, language, texts, (key) => warn({ kind: 'missing-word', key, language })),
    data,
    href,
    asset: safeAsset(asset),
  })
}

/** The page with its rules, in an element that says its language, direction and theme; `draw` draws each of its trees. */
export function drawChosen(
  { drawn, language }: ChosenPage,
  registry: Walk['registry'],
  { theme, rules = 'inline' }: Pick<VitrinePageProps, 'theme' | 'rules'>,
  draw: (tree: ResolvedTree) => ReactNode,
): ReactNode {
  if (!drawn) return null
  const { edition, header, footer } = drawn
  const look = theme ?? drawn.theme
  return (
    <div
      data-vitrine=""
      lang={language}
      dir={directionOf(language)}
      style={themeStyle(look) as CSSProperties}
      {...themeAttributes(look)}
    >
      {rules === 'inline' && <SectionRules trees={pageTrees({ header, main: edition, footer })} registry={registry} />}
      {header && draw(header)}
      {/* A page by itself stands in the main part of whatever it is placed in. */}
      {header || footer ? <main>{draw(edition)}</main> : draw(edition)}
      {footer && draw(footer)}
    </div>
  )
}
