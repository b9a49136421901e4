import { closestTo } from '@vitrine/editor-core'
import type { Registry, Stage, StageSite, StageVisit } from '@vitrine/renderer'
import { collectLoads } from '@vitrine/renderer/internal'
import { contentKindOf, directionOf, type LinkValue, type ResolvedComponent, type ResolvedTree } from '@vitrine/schemas'
import { createElement, type SyntheticEvent } from 'react'
import { type SampleTexts, sampleAnswer } from './sample-answer.ts'
import { UnknownSection } from './unknown-section.tsx'

/** What the stage of an owner is made of: that of a visitor, and what is asked while a page is edited. */
export interface OwnerStage {
  readonly language: string
  /** Words for buyers, in the language of the page. */
  readonly words: Stage['words']
  readonly site: StageSite
  /** What components are drawn with: real content, or `sampleData` where there is none. */
  readonly data: Stage['data']
  /** Words for the owner; without it, the keys. */
  readonly labels?: Stage['words']
  readonly visit?: StageVisit
  readonly asset?: Stage['asset']
  /** Whether there is something behind a link. One without a target is text, as for visitors. */
  readonly leads?: (link: LinkValue) => boolean
  /** How a component is marked that shows samples: on an attribute, so that the page has nothing added to it. */
  readonly sampleNote?: (component: ResolvedComponent) => string | undefined
  /** The component that was pressed: the innermost one. */
  readonly onSelect?: (component: string) => void
}

/** Leads nowhere, but makes a link of an `a`: look, focus and role are the visitor's. */
const NOWHERE = '#'

/** The same, with the content that a visitor would be led to: `#product/hex-bolt`. */
function nowhereFrom(link: LinkValue): string {
  const kind = link.type === 'page' ? contentKindOf(link.pageType) : undefined
  return kind && link.type === 'page' && link.id ? `${NOWHERE}${kind}/${link.id}` : NOWHERE
}

const startPage: StageVisit = { path: '/', query: {} }

/**
 * The stage on which an owner sees a page: as visitors do, but nothing leads away and everything can
 * be taken hold of. `data-component-id` and `data-text-path` stand on elements that are there anyway.
 * The canvas prevents what is pressed from happening; with `onSelect` components do it by themselves.
 */
export function createOwnerStage({ language, words, site, data, labels = (key) => key, ...given }: OwnerStage): Stage {
  const { visit = startPage, asset = (src: string) => src, leads = () => true, sampleNote, onSelect } = given
  return {
    language,
    direction: directionOf(language),
    site: withoutWays(site),
    visit,
    words,
    href: (link) => (leads(link) ? nowhereFrom(link) : undefined),
    address: () => NOWHERE,
    asset,
    data,
    headingId: () => undefined,
    handles: (component) => {
      const { id } = component
      const note = sampleNote?.(component)
      return {
        'data-component-id': id,
        ...(note !== undefined && { 'data-sample': note }),
        ...(onSelect && selecting(() => onSelect(id))),
      }
    },
    slotHandles: ({ id }) => ({ 'data-slot-of': id }),
    textHandles: (_component, path) => ({ 'data-text-path': path }),
    unknown: (component) => createElement(UnknownSection, { component, labels }),
  }
}

const withoutWays = (site: StageSite): StageSite => ({
  ...site,
  home: NOWHERE,
  languages: site.languages.map((choice) => ({ ...choice, href: NOWHERE })),
})

/** Selects at a press and lets nothing else come of it. A component inside another one is asked first. */
function selecting(select: () => void) {
  const stop = (event: SyntheticEvent) => {
    if (closestTo(event.target, 'a, [type=submit]')) event.preventDefault()
    event.stopPropagation()
  }
  return {
    onClick: (event: SyntheticEvent) => {
      stop(event)
      select()
    },
    // The middle button opens links too.
    onAuxClick: stop,
    onSubmit: (event: SyntheticEvent) => event.preventDefault(),
  }
}

/** The sample answers to all that the components of some trees ask for. */
export const sampleData = (
  trees: readonly ResolvedTree[],
  registry: Registry,
  visit: StageVisit = startPage,
  texts?: SampleTexts,
): Stage['data'] => {
  const { requests, dataOf } = collectLoads(trees, registry, visit)
  return dataOf(requests.map(({ call }) => sampleAnswer(call, texts)))
}
