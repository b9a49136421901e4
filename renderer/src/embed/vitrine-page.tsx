import { directionOf, type ResolvedTree, type Theme } from '@vitrine/schemas'
import { type CSSProperties, type ReactNode, useEffect, useMemo, useRef } from 'react'
import { Roots, type Walk } from '../page/draw-tree.tsx'
import { pageTrees } from '../page/page.ts'
import type { Section, StageVisit } from '../section/section.ts'
import { StageContext } from '../stage/context.tsx'
import type { Stage } from '../stage/stage.ts'
import type { Texts } from '../text/translate.ts'
import { themeAttributes, themeStyle } from '../theme/theme-style.ts'
import { LeftOut } from './left-out.tsx'
import type { PageData } from './load-data.ts'
import { choosePage, type DrawableDocument, type PageChoice } from './page-source.ts'
import { createPageStage, type PageLink, type PageSite, safeAsset } from './page-stage.ts'
import { pageWords } from './page-words.ts'
import { type Checks, registered } from './registered.ts'
import { createWarnings, type RenderWarning, warnOnConsole } from './render-warning.ts'
import { SectionRules } from './section-rules.tsx'

export interface VitrinePageProps extends PageChoice {
  /** Registered once for each array, so hand in the same one. */
  readonly sections: readonly Section[]
  /** A page by itself, a whole site, or an edition. Another object where something has changed. */
  readonly document: DrawableDocument
  /** The id of a page of a site: that of the home page, when left out. */
  readonly page?: string | undefined
  /** That of the document, when left out or where the document does not speak it. */
  readonly language?: string | undefined
  /** The open one of a site, else the built-in one. */
  readonly theme?: Theme | undefined
  /** What sections say to buyers in this language, by flat keys; English, when left out. */
  readonly texts?: Texts | undefined
  readonly site?: PageSite | undefined
  /** The address that is visited, as sections ask for it: `/` without a query, when left out. */
  readonly visit?: StageVisit | undefined
  /** Where a link to another page leads: to `/{slug}`, when left out or where it answers nothing. */
  readonly href?: ((link: PageLink) => string | undefined) | undefined
  /** The address of a picture, film or file: as it stands in the document, when left out. */
  readonly asset?: ((src: string) => string) | undefined
  /** What `loadData` answered; sections that list something are empty without it. */
  readonly data?: PageData | undefined
  /**
   * `none` where the policy of a document forbids `<style>`: then the rules of `deviceRules` (`@vitrine/renderer/device-rules`)
   * are to stand in a stylesheet.
   */
  readonly rules?: 'inline' | 'none' | undefined
  /** `none` draws values as they are. Where code cannot be compiled it is `none` in any case, and told. */
  readonly checks?: Checks | undefined
  /** Called once for each thing that is not drawn as it stands: on the console while developing, when left out. */
  readonly onWarning?: ((warning: RenderWarning) => void) | undefined
}

const noData: PageData = Object.freeze({})
const noSite: PageSite = Object.freeze({})
const start: StageVisit = { path: '/', query: {} }

/**
 * Draws one page of a document in an element of its own, on a server or in a browser, as often as one likes in one document.
 * Needs the stylesheets of the sections and `@vitrine/renderer/page.css`.
 *
 * `<VitrinePage sections={sections} document={page} language="de" />`
 *
 * @public
 * @throws RegistryError with everything that is wrong with the sections. A view that throws is left out instead.
 */
export function VitrinePage({
  sections,
  document,
  page: wanted,
  language: asked,
  theme,
  texts,
  site = noSite,
  visit = start,
  href,
  asset,
  data = noData,
  rules = 'inline',
  checks = 'compile',
  onWarning = warnOnConsole,
}: VitrinePageProps): ReactNode {
  const { registry, isUnchecked } = registered(sections, checks)
  const chosen = choosePage(document, registry, { page: wanted, language: asked })
  const listener = useRef(onWarning)
  listener.current = onWarning
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was told of another page may be said again
  const { warn, shown } = useMemo(() => createWarnings((warning) => listener.current(warning)), [chosen])
  useEffect(shown)
  const { drawn, language } = chosen
  const stage = useMemo((): Stage | undefined => {
    if (!drawn) return undefined
    const { edition, header, footer, menus } = drawn
    return createPageStage({
      document,
      page: { header, main: edition, footer },
      registry,
      language,
      isChecked: checks === 'compile' && !isUnchecked,
      site: { ...site, menus: { ...menus, ...site.menus } },
      visit,
      words: pageWords(sections, language, texts, (key) => warn({ kind: 'missing-word', key, language })),
      data,
      href,
      asset: safeAsset(asset),
    })
  }, [drawn, document, registry, language, checks, isUnchecked, site, visit, sections, texts, warn, data, href, asset])
  for (const warning of chosen.warnings) warn(warning)
  if (isUnchecked) warn({ kind: 'unchecked' })
  if (!drawn || !stage) return null

  const { edition, header, footer } = drawn
  const walk: Walk = { registry, draws: () => true, report: warn, leavesOut: typeof window === 'undefined' }
  const draw = (tree: ResolvedTree) => <Tree tree={tree} stage={stage} walk={walk} data={data} />
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
      <StageContext value={stage}>
        {header && draw(header)}
        {/* A page by itself stands in the main part of whatever it is placed in. */}
        {header || footer ? <main>{draw(edition)}</main> : draw(edition)}
        {footer && draw(footer)}
      </StageContext>
    </div>
  )
}

interface TreeProps {
  readonly tree: ResolvedTree
  readonly stage: Stage
  readonly walk: Walk
  readonly data: PageData
}

/** The root components of a tree, each within a boundary of its own. */
const Tree = ({ tree, stage, walk, data }: TreeProps): ReactNode =>
  tree.root.map((id, at) => {
    const type = tree.components[id]?.type ?? ''
    const onError = (error: unknown) => walk.report({ kind: 'threw', component: id, type, error })
    return (
      <LeftOut key={id} tree={tree} data={data} onError={onError}>
        <Roots tree={tree} stage={stage} walk={walk} deferredFrom={Number.POSITIVE_INFINITY} from={at} to={at + 1} />
      </LeftOut>
    )
  })
