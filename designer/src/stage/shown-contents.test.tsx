import { createRegistry, defineSection, request } from '@vitrine/renderer'
import { productList, type ResolvedComponent, type SectionProps, type SectionSpec } from '@vitrine/schemas'
import { afterEach, expect, it, vi } from 'vitest'
import { createCanvasData } from '../canvas/stage/canvas-data.ts'
import { sampleCommands } from '../testing/sample-commands.ts'
import { contentAt, type ShownContent } from './shown-contents.ts'

const props = { type: 'object', additionalProperties: false, properties: {} } as const satisfies SectionProps
const spec = {
  ...{ type: 'range', version: 1, category: 'products', icon: 'list', props },
  presets: [{ id: 'plain', props: {} }],
} as const satisfies SectionSpec<typeof props>
const range = defineSection(spec, {
  load: () => ({ products: request(productList, { page: 1, pageSize: 8, sort: 'order' }) }),
  view: ({ root }) => <p {...root} />,
})
const component = { id: 'range001', type: 'range', version: 1, props: {}, slots: {} } as unknown as ResolvedComponent
const product = (id: string, name: string) => ({ id, slug: name.toLowerCase(), publishedAt: '', props: { name } })

const bolt: ShownContent = { kind: 'product', id: 'prodAAA1', slug: 'bolt', name: 'Bolt' }
const nut: ShownContent = { kind: 'product', id: 'prodAAA2', slug: 'nut', name: 'Nut' }

afterEach(() => document.body.replaceChildren())

it('are those that were answered, not samples, and are asked for again', async () => {
  let items = [product('prodAAA1', 'Bolt')]
  const send = async () => ({ items, total: items.length, page: 1, pageSize: 8 }) as never
  const data = createCanvasData(createRegistry([range]), send, 'en')
  const changed = vi.fn()
  data.watch('range001', changed)
  expect(data.contents(component)).toEqual([])
  await vi.waitFor(() => expect(data.contents(component)).toEqual([bolt]))
  items = [product('prodAAA1', 'Bolt'), product('prodAAA2', 'Nut')]
  changed.mockClear()
  data.reload()
  await vi.waitFor(() => expect(data.contents(component)).toEqual([bolt, nut]))
  expect(changed).toHaveBeenCalled()
  expect(data.isSample(component)).toBe(false)
})

it('are told by the card that was pressed, and of a page of one it is that one', () => {
  document.body.innerHTML = `
    <div id="list">
      <article><img id="picture" alt=""><a href="#product/nut">Nut</a></article>
      <article><a href="#product/gone" id="gone">Gone</a></article>
      <ul><li id="both"><a href="#product/nut">Nut</a><a href="#product/bolt">Bolt</a></li></ul>
      <p id="between"><a href="#" id="page">Imprint</a></p>
    </div>`
  const at = (id: string, type = 'product-list', shown = [bolt, nut]) =>
    contentAt(document.getElementById(id) as Element, type, shown)
  expect(at('picture')).toBe(nut)
  expect(at('gone')).toBeUndefined()
  expect(at('both')).toBeUndefined()
  expect(at('between')).toBeUndefined()
  expect(at('page')).toBeUndefined()
  expect(at('between', 'product-detail')).toBe(bolt)
  expect(at('picture', 'product-detail')).toBe(nut)
  expect(at('between', 'product', [bolt])).toBe(bolt)
})

it('are edited by a command: at once where there is one, and chosen among several', () => {
  const given = (shown: readonly ShownContent[]) => {
    const { context } = sampleCommands({ view: { selected: 'banner01' }, mayEditContents: true })
    const [selected = ''] = Object.keys(context.editor.structure({ page: 'home' })?.components ?? {})
    context.view.change((view) => {
      view.selected = selected
    })
    context.canvasContents.current = { of: () => shown, reload: () => {} }
    context.list.run('edit-content')
    return { open: context.dialogs.getState().open, list: context.list }
  }
  expect(given([bolt]).open).toEqual({ name: 'content', content: bolt })
  expect(given([bolt, nut]).open).toEqual({ name: 'palette', command: 'edit-content' })
  expect(given([]).open).toBeUndefined()
})

it('are offered to nobody who may not edit them', () => {
  const { context } = sampleCommands()
  expect(context.list.all.some(({ id }) => id === 'edit-content')).toBe(false)
})
