// biome-ignore-start lint/style/noRestrictedImports: tests are where a section meets the owner's samples
import { sampleData } from '@vitrine/designer/stage'
// biome-ignore-end lint/style/noRestrictedImports: as above
import { drawPage } from '@vitrine/renderer/testing/draw-page.tsx'
import type { ResolvedMenu, ResolvedTree } from '@vitrine/schemas'
import { type Drawing, registry, stageFor, treeWith } from './draw-section.ts'
import { withTexts } from './pseudo-language.ts'
import { sampleTexts } from './sample-texts.ts'

type Item = ResolvedMenu['items'][number]

/** Draws a section with every text changed: its own ones, those of its data, of the menus, and the name of the site. */
export function drawWithTexts(type: string, drawing: Drawing, change: (text: string) => string): HTMLElement {
  const given = treeWith(type, drawing)
  const components = Object.entries(given.components).map(([id, component]) => {
    const props = withTexts(registry.get(component.type)?.spec.props ?? {}, component.props, change)
    return [id, { ...component, props }] as const
  })
  const tree: ResolvedTree = { ...given, components: Object.fromEntries(components) }
  const texts = (name: string, number: number) => change(sampleTexts(name, number))
  const stage = stageFor(tree, drawing)
  const item = ({ children, ...own }: Item): Item => ({
    ...own,
    label: change(own.label),
    ...(children && { children: children.map(item) }),
  })
  const menus = Object.entries(stage.site.menus).map(([id, { items }]) => [id, { items: items.map(item) }] as const)
  return drawPage(tree, registry, {
    ...stage,
    site: { ...stage.site, name: change(stage.site.name), menus: Object.fromEntries(menus) },
    data: sampleData([tree], registry, stage.visit, texts),
  }).main
}
