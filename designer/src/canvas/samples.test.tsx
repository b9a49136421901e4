import { act, render, waitFor } from '@testing-library/react'
import { createRegistry, defineSection, request } from '@vitrine/renderer'
import { StageProvider } from '@vitrine/renderer/internal'
import { type Json, productList, type SectionProps, type SectionSpec } from '@vitrine/schemas'
import { expect, test } from 'vitest'
import { EditorStoreProvider } from '../store/context.ts'
import { createEditor } from '../store/editor.ts'
import { createView } from '../store/view.ts'
import { sampleDraft } from '../testing/sample-draft.ts'
import { CanvasRoot, CanvasStageProvider } from './canvas-component.tsx'
import { createCanvasData } from './stage/canvas-data.ts'
import { createCanvasStage } from './stage/canvas-stage.ts'
import { createRenderLock } from './stage/render-lock.ts'

const props = {
  type: 'object',
  additionalProperties: false,
  properties: { title: { type: 'string', translatable: true } },
} as const satisfies SectionProps
const spec = {
  type: 'range',
  version: 1,
  category: 'products',
  icon: 'list',
  props,
  presets: [{ id: 'plain', props: { title: 'Name the range of {siteName}' } }],
} as const satisfies SectionSpec<typeof props>

const range = defineSection(spec, {
  load: () => ({ products: request(productList, { page: 1, pageSize: 8, sort: 'order' }) }),
  view: ({ props: { title }, root }) => <p {...root}>{title}</p>,
})

function open(title: string, items: readonly Json[]) {
  const registry = createRegistry([range])
  const draft = sampleDraft([{ id: 'range001', type: 'range', props: { title } }])
  const editor = createEditor({ draft, specs: registry.specs })
  const stage = createCanvasStage({
    order: editor.order('en'),
    registry,
    words: (key) => key,
    label: () => undefined,
    siteName: 'Bolts',
    languages: ['en'],
    menus: [],
    asset: (src) => src,
    data: createCanvasData(registry, async () => ({ items, total: items.length, page: 1, pageSize: 8 }) as never, 'en'),
    held: createRenderLock(),
    links: { lookUp: () => {}, leads: () => true },
    pages: new Set(),
    sampleWords: { text: 'Sample text', content: 'Sample content' },
  })
  const { container } = render(
    <EditorStoreProvider value={{ editor, view: createView({ curPageId: 'home' }) }}>
      <CanvasStageProvider value={stage}>
        <StageProvider stage={stage.stage}>
          <CanvasRoot page="home" />
        </StageProvider>
      </CanvasStageProvider>
    </EditorStoreProvider>,
  )
  const note = () => container.querySelector('p')?.getAttribute('data-sample')
  return { editor, container, note }
}

test('a sample text is marked on its component until it is changed, and nothing is added to the page', async () => {
  const { editor, container, note } = open('Name the range of Bolts', [{ id: 'prodAAA1' }])
  await waitFor(() => expect(note()).toBe('Sample text'))
  const { length } = container.querySelectorAll('*')
  act(() => {
    const of = { page: 'home', component: 'range001' }
    editor.dispatch([{ type: 'set-setting', of, path: 'title', value: 'What we make' }])
  })
  expect(note()).toBeNull()
  expect(container.querySelectorAll('*')).toHaveLength(length)
})

test('samples in place of products are marked once it is known that there are none', async () => {
  const { note } = open('What we make', [])
  expect(note()).toBeNull()
  await waitFor(() => expect(note()).toBe('Sample content'))
})
