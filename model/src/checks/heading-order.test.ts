import type { ResolvedTree } from '@vitrine/schemas'
import { describe, expect, it } from 'vitest'
import { specs } from '../../fixtures/sections.ts'
import { outlineOf } from '../document/headings.ts'
import { headingOrder } from './heading-order.ts'

/** A tree of banners (level 1), each with items of the levels that are named. */
function tree(prefix: string, ...banners: readonly { title: string; levels?: readonly string[]; visible?: boolean }[]) {
  const components = Object.fromEntries(
    banners.map(({ title, levels = [], visible = true }, at) => {
      const id = `${prefix}000${at}`
      const items = levels.map((level, item) => ({ id: `item000${item}`, label: `${title} ${level}`, level }))
      return [id, { id, type: 'banner', version: 3, props: { title, visible, items } }]
    }),
  )
  const made: ResolvedTree = { root: Object.keys(components), components, outline: [] }
  return { ...made, outline: outlineOf(made, specs) }
}

describe('headingOrder', () => {
  it('finds the headings of level 1 on the page and around it, of those that are seen', () => {
    const body = tree('body', { title: 'One' }, { title: 'Hidden', visible: false })
    expect(headingOrder({ body, around: [] }, specs).main).toEqual([{ component: 'body0000', path: 'title' }])
    expect(headingOrder({ body, around: [tree('head', { title: 'Two' })] }, specs).main).toHaveLength(2)
    expect(headingOrder({ body: tree('body'), around: [] }, specs).main).toEqual([])
  })

  it('tells the levels that are left out', () => {
    const body = tree('body', { title: 'One', levels: ['h3', 'h3', 'p'] }, { title: 'Two', levels: ['h2', 'h3'] })
    expect(headingOrder({ body, around: [] }, specs).skipped).toEqual([
      { component: 'body0000', path: 'items[item0000].label', text: 'One h3', level: 3, before: 1 },
    ])
  })
})
