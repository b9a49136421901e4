import { anchorsOf, upgradeTree } from '@vitrine/model'
import type { OutlineEntry, ResolvedTree } from '@vitrine/schemas'
import type { ReactNode } from 'react'
import type { Registry } from '../section/prepared-section.ts'

/** What is drawn: a page between its header and its footer. A screen may draw its own main part. */
export interface Page {
  /** What comes before all of it. */
  readonly first?: ReactNode
  readonly header?: ResolvedTree | undefined
  readonly main: ResolvedTree | ReactNode
  readonly footer?: ResolvedTree | undefined
}

/** From which root component on a tree is below what a first screen shows: two of `main` may be seen when a page opens. */
export const deferredFrom = { header: Number.POSITIVE_INFINITY, main: 2, footer: 0 } as const

export const isTree = (main: Page['main']): main is ResolvedTree =>
  main !== null && typeof main === 'object' && 'components' in main

/** The trees of a page, in the order in which they are drawn. */
export const pageTrees = ({ header, main, footer }: Page): readonly ResolvedTree[] =>
  [header, isTree(main) ? main : undefined, footer].filter((tree) => tree !== undefined)

/** Trees are immutable and drawn often: what is found out about one is found out once for each registry. */
export function onceForTree<T>(
  find: (tree: ResolvedTree, registry: Registry) => T,
): (tree: ResolvedTree, registry: Registry) => T {
  const known = new WeakMap<Registry, WeakMap<ResolvedTree, T>>()
  return (tree, registry) => {
    const ofRegistry = known.get(registry) ?? new WeakMap<ResolvedTree, T>()
    known.set(registry, ofRegistry)
    const hit = ofRegistry.get(tree)
    if (hit !== undefined) return hit
    const found = find(tree, registry)
    ofRegistry.set(tree, found)
    return found
  }
}

/** A tree with its components in the versions that are registered; one that is up to date is the same object. */
export const currentTree = onceForTree((tree, registry) => upgradeTree(tree, registry.specs))

/**
 * A page with its components, and the outlines that its headings get their ids from, in the versions
 * that are registered: it may have been published by an older build. What needs no upgrade is the same
 * object as before.
 */
export function currentPage(page: Page, registry: Registry): Page {
  const { first, header, main, footer } = page
  return {
    first,
    header: header && currentTree(header, registry),
    main: isTree(main) ? currentTree(main, registry) : main,
    footer: footer && currentTree(footer, registry),
  }
}

/**
 * What on a page has an id that links may name, tree by tree, for `headingIds`: the page's own first, so
 * that it keeps its ids, and what stands around it gives way.
 */
export const namedOn = ({ header, main, footer }: Page, registry: Registry): readonly (readonly OutlineEntry[])[] =>
  [isTree(main) ? main : undefined, header, footer]
    .filter((tree) => tree !== undefined)
    .map((tree) => namedIn(tree, registry))

const namedIn = onceForTree((tree, { specs }): readonly OutlineEntry[] => [...tree.outline, ...anchorsOf(tree, specs)])
