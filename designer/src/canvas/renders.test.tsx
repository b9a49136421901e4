import { act, render } from '@testing-library/react'
import { createSettingSource, createTranslator } from '@vitrine/editor-core'
import { createRegistry, defineSection } from '@vitrine/renderer'
import { StageProvider } from '@vitrine/renderer/internal'
import { sampleSite } from '@vitrine/renderer/testing/sample-stage.ts'
import type { Component, PageSchema, SectionProps, SectionSpec } from '@vitrine/schemas'
import { expect, test } from 'vitest'
import { EditorStoreProvider } from '../store/context.ts'
import { createEditor } from '../store/editor.ts'
import { createView } from '../store/view.ts'
import { sampleDraft } from '../testing/sample-draft.ts'
import { CanvasRoot, CanvasStageProvider } from './canvas-component.tsx'
import { createCanvasStage } from './stage/canvas-stage.ts'
import { createRenderLock } from './stage/render-lock.ts'

const props = {
  type: 'object',
  additionalProperties: false,
  properties: { title: { type: 'string', translatable: true } },
} as const satisfies SectionProps

const spec = {
  type: 'note',
  version: 1,
  category: 'text',
  icon: 'type',
  props,
  slots: { inside: {} },
  presets: [{ id: 'plain', props: { title: 'Note' } }],
} as const satisfies SectionSpec<typeof props>

/** How often a section's view has run, and how often the whole page was gone through. */
const counted = { drawn: 0, walked: 0 }

const note = defineSection(spec, {
  view: ({ props: { title }, root }) => {
    counted.drawn += 1
    return <p {...root}>{title}</p>
  },
})

const idOf = (at: number): string => `c${String(at).padStart(7, '0')}`

/** A page whose components tell when somebody goes through all of them. */
function watched({ components, ...schema }: PageSchema): PageSchema {
  const told = new Proxy(components as Record<string, Component>, {
    ownKeys(target) {
      counted.walked += 1
      return Reflect.ownKeys(target)
    },
  })
  return { ...schema, components: told }
}

async function open(size: number) {
  const registry = createRegistry([note])
  const placed = Array.from({ length: size }, (_, at) => ({
    id: idOf(at),
    type: 'note',
    props: { title: `Note ${at}` },
  }))
  const draft = sampleDraft(placed)
  const home = draft.pageSchemaMap.home as PageSchema
  const editor = createEditor({ draft: { ...draft, pageSchemaMap: { home: watched(home) } }, specs: registry.specs })
  const view = createView({ curPageId: 'home' })
  const stage = createCanvasStage({
    order: editor.order('en'),
    registry,
    words: (key) => key,
    label: () => undefined,
    siteName: sampleSite('en').name,
    languages: ['en'],
    menus: [],
    asset: (src) => src,
    data: {
      of: () => ({}),
      isSample: () => false,
      contents: () => [],
      reload: () => {},
      watch: () => () => {},
      version: () => 0,
    },
    held: createRenderLock(),
    links: { lookUp: () => {}, leads: () => true },
    pages: new Set(),
    sampleWords: { text: 'Sample text', content: 'Sample content' },
  })
  const { container } = render(
    <EditorStoreProvider value={{ editor, view }}>
      <CanvasStageProvider value={stage}>
        <StageProvider stage={stage.stage}>
          <CanvasRoot page="home" />
        </StageProvider>
      </CanvasStageProvider>
    </EditorStoreProvider>,
  )
  const shown = container.getElementsByTagName('p')
  while (shown.length < size) await act(() => new Promise((resolve) => setTimeout(resolve, 5)))
  const source = createSettingSource({
    editor,
    of: { page: 'home', component: idOf(7) },
    props,
    language: 'en',
    device: 'pc',
    t: createTranslator('en', {}).t,
  })
  const stop = source.subscribe('title', () => {})
  Object.assign(counted, { drawn: 0, walked: 0 })
  return { editor, view, source, shown, stop }
}

test.each([20, 2000])(
  'of %i components, a keystroke, a selection and a look draw at most one, and go through none',
  async (size) => {
    const { editor, view, source, shown, stop } = await open(size)
    for (const letter of 'abcdef') act(() => void source.set('title', `Bolts ${letter}`))
    expect(shown[7]?.textContent).toBe('Bolts f')
    expect(counted).toEqual({ drawn: 6, walked: 0 })

    act(() =>
      view.change((state) => {
        state.selected = idOf(3)
        state.hovered = idOf(4)
      }),
    )
    expect(counted).toEqual({ drawn: 6, walked: 0 })

    act(() => editor.undo())
    expect(shown[7]?.textContent).not.toBe('Bolts f')
    expect(counted).toEqual({ drawn: 7, walked: 0 })
    stop()
  },
)
