import { type LanguageOrder, nativeName, resolve, sampleTexts } from '@vitrine/model'
import type { Registry, Stage } from '@vitrine/renderer'
import type { Walk } from '@vitrine/renderer/internal'
import { type Menu, menuProps, type ResolvedComponent, type ResolvedMenu } from '@vitrine/schemas'
import type { Dates } from '@vitrine/schemas/format'
import { createOwnerStage } from '../../stage/owner-stage.ts'
import type { ShownContent } from '../../stage/shown-contents.ts'
import type { CanvasData } from './canvas-data.ts'
import type { CanvasLinks } from './canvas-links.ts'
import type { RenderLock } from './render-lock.ts'

interface CanvasStageOptions {
  readonly order: LanguageOrder
  readonly registry: Registry
  readonly words: Stage['words']
  readonly label: (key: string) => string | undefined
  readonly siteName: string
  readonly dates?: Dates | undefined
  readonly languages: readonly string[]
  readonly menus: readonly Menu[]
  readonly asset: (src: string) => string
  readonly data: CanvasData
  readonly held: RenderLock
  readonly links: Pick<CanvasLinks, 'lookUp' | 'leads'>
  /** The kinds, ids and slugs of the site's own pages. */
  readonly pages: ReadonlySet<string>
  /** What is said of sample texts, and of samples in place of products, news or cases. */
  readonly sampleWords: { readonly text: string; readonly content: string }
}

const resolvedMenu = ({ settings }: Menu, order: LanguageOrder): ResolvedMenu => {
  const { items } = resolve(menuProps, settings, order).props as unknown as ResolvedMenu
  return { items }
}

const nothing: Readonly<Record<string, unknown>> = Object.freeze({})

/** What the canvas draws one component with. */
export interface CanvasStage {
  readonly order: LanguageOrder
  readonly walk: Walk
  readonly stage: Stage
  /** Says what a component is drawn from now on, so that its samples fit it. */
  readonly drawing: (component: ResolvedComponent) => void
  readonly data: CanvasData
  readonly held: RenderLock
  /** The contents that a component shows, as it was drawn last. */
  readonly contentsOf: (component: string) => readonly ShownContent[]
}

/** The owner's stage in one language; everything on the canvas re-renders when it changes. */
export function createCanvasStage(shown: CanvasStageOptions): CanvasStage {
  const {
    order,
    registry,
    words,
    label,
    siteName,
    dates,
    languages,
    menus,
    asset,
    data,
    held,
    links,
    pages,
    sampleWords,
  } = shown
  const drawn = new Map<string, ResolvedComponent>()
  const sampleNote = (component: ResolvedComponent): string | undefined => {
    const { type, props } = component
    const notes = [
      ...(data.isSample(component) ? [sampleWords.content] : []),
      ...(sampleTexts(registry.specs, type, props).length > 0 ? [sampleWords.text] : []),
    ]
    return notes.length > 0 ? notes.join(' · ') : undefined
  }
  const shownMenus = Object.fromEntries(menus.map((menu) => [menu.id, resolvedMenu(menu, order)]))
  links.lookUp(shownMenus)
  const stage = createOwnerStage({
    sampleNote,
    leads: (link) => links.leads(link, pages),
    language: order.language,
    words,
    asset,
    labels: (key) => label(key) ?? key,
    site: {
      name: siteName,
      dates,
      home: '#',
      languages: languages.map((code) => ({
        code,
        name: nativeName(code),
        href: '#',
        current: code === order.language,
      })),
      menus: shownMenus,
    },
    data: (id) => {
      const component = drawn.get(id)
      if (!component) return nothing
      const shown = data.of(component)
      // Samples are nobody's: what they link to is not missing.
      if (!data.isSample(component)) links.lookUp(shown)
      return shown
    },
  })
  return {
    order,
    walk: { registry, draws: () => true, report: () => {} },
    stage,
    data,
    held,
    contentsOf(id) {
      const component = drawn.get(id)
      return component ? data.contents(component) : []
    },
    drawing: (component) => {
      drawn.set(component.id, component)
      links.lookUp(component.props)
    },
  }
}
