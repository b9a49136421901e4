import { act, fireEvent, render } from '@testing-library/react'
import { CommandsProvider, createSettingSource, createTranslator } from '@vitrine/editor-core'
import { createRegistry, defineSection, viewParts } from '@vitrine/renderer'
import { StageProvider } from '@vitrine/renderer/internal'
import { sampleSite } from '@vitrine/renderer/testing/sample-stage.ts'
import type { PropsOf, SectionProps, SectionSpec } from '@vitrine/schemas'
import { expect, test } from 'vitest'
import { EditorStoreProvider } from '../../store/context.ts'
import { sampleCommands } from '../../testing/sample-commands.ts'
import { sampleDraft } from '../../testing/sample-draft.ts'
import { CanvasRoot, CanvasStageProvider } from '../canvas-component.tsx'
import { createCanvasStage } from '../stage/canvas-stage.ts'
import { createRenderLock } from '../stage/render-lock.ts'
import { startTextEditing } from './text-editing.ts'

const props = {
  type: 'object',
  additionalProperties: false,
  properties: {
    title: { type: 'string', maxLength: 20, translatable: true },
    lines: { type: 'string', translatable: true, setter: 'long-text' },
  },
} as const satisfies SectionProps

const spec = {
  type: 'note',
  version: 1,
  category: 'text',
  icon: 'type',
  props,
  presets: [{ id: 'plain', props: { title: 'Note' } }],
} as const satisfies SectionSpec<typeof props>

const { Text } = viewParts<PropsOf<typeof props>>()

const note = defineSection(spec, {
  view: ({ root }) => (
    <div {...root}>
      <Text path="title" as="p" />
      <Text path="lines" as="p" />
    </div>
  ),
})

const of = { page: 'home', component: 'note0001' } as const

/** A note on the canvas, in a language, and somebody who writes in it. */
function open(language = 'en') {
  const registry = createRegistry([note])
  const draft = sampleDraft([{ id: of.component, type: 'note', props: { title: 'Bolts', lines: 'One\nTwo' } }])
  const { context } = sampleCommands({ draft, specs: registry.specs, view: { curLanguageEnv: language } })
  const { editor, view } = context
  const held = createRenderLock()
  const stage = createCanvasStage({
    order: editor.order(language),
    registry,
    words: (key) => key,
    label: () => undefined,
    siteName: sampleSite(language).name,
    languages: ['en', 'ar'],
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
    held,
    links: { lookUp: () => {}, leads: () => true },
    pages: new Set(),
    sampleWords: { text: 'Sample text', content: 'Sample content' },
  })
  const { container } = render(
    <CommandsProvider value={context}>
      <EditorStoreProvider value={{ editor, view }}>
        <CanvasStageProvider value={stage}>
          <StageProvider stage={stage.stage}>
            <CanvasRoot page="home" />
          </StageProvider>
        </CanvasStageProvider>
      </EditorStoreProvider>
    </CommandsProvider>,
  )
  const text = (path = 'title') => container.querySelector(`[data-text-path="${path}"]`) as HTMLElement
  const source = createSettingSource({ editor, of, props, language, device: 'pc', t: createTranslator('en', {}).t })
  source.subscribe('title', () => {})
  return {
    editor,
    view,
    context,
    text,
    field: (path = 'title') => source.valueAt(path),
    enter: (path?: string) => act(() => startTextEditing(text(path), context, held)),
    /** As a browser does it: the text changes around the caret, and then it is told. */
    type: (letters: string, path?: string) => {
      for (const letter of letters) act(() => put(text(path), letter))
    },
    press: (key: string, more = {}, path?: string) => act(() => void fireEvent.keyDown(text(path), { key, ...more })),
    leave: () => act(() => text().blur()),
  }
}

/** Puts letters where the caret is, or in place of what is selected. */
function put(element: HTMLElement, letters: string, isComposing = false): void {
  const selection = element.ownerDocument.getSelection() as Selection
  if (!selection.isCollapsed) {
    selection.deleteFromDocument()
    const text = element.firstChild ?? element.appendChild(element.ownerDocument.createTextNode(''))
    selection.collapse(text, 0)
  }
  const node = selection.anchorNode as globalThis.Text
  const at = selection.anchorOffset
  node.insertData(at, letters)
  selection.collapse(node, at + letters.length)
  fireEvent.input(element, { isComposing })
}

test('what is typed is in the draft and in its field at once, and the caret stays where it is', () => {
  const { enter, type, text, field, editor, leave } = open()
  enter()
  type('Nuts')
  expect(field()).toBe('Nuts')
  const selection = document.getSelection() as Selection
  act(() => selection.collapse(text().firstChild, 2))
  type('--')
  expect(field()).toBe('Nu--ts')
  expect([selection.anchorNode, selection.anchorOffset]).toEqual([text().firstChild, 4])
  expect(text().isContentEditable || text().hasAttribute('contenteditable')).toBe(true)
  leave()
  expect(text().outerHTML).toBe('<p data-text-path="title">Nu--ts</p>')
  expect(editor.state.getState().history.unsaved).toHaveLength(1)
})

test('a standard is written as words, and drawn on one line again once the text is left', () => {
  const { enter, type, text, field, leave, editor } = open()
  const drawn = () => text().innerHTML
  enter()
  type('Nut ISO 4032')
  leave()
  expect(drawn()).toBe('<span>Nut <span class="unbroken">ISO 4032</span></span>')
  enter()
  expect(drawn()).toBe('Nut ISO 4032')
  leave()
  expect(drawn()).toBe('<span>Nut <span class="unbroken">ISO 4032</span></span>')
  enter()
  const caret = document.getSelection() as Selection
  act(() => caret.collapse(text().firstChild, 3))
  type('s')
  expect(field()).toBe('Nuts ISO 4032')
  leave()
  expect(drawn()).toBe('<span>Nuts <span class="unbroken">ISO 4032</span></span>')
  act(() => void [editor.undo(), editor.undo()])
  expect(drawn()).toBe('Bolts')
})

test('a visit is one step, however long it takes and however often it was saved meanwhile', () => {
  const { enter, type, text, editor, leave } = open()
  const { history } = editor.state.getState()
  enter()
  type('Nu')
  editor.send()
  type('t')
  editor.sent(2)
  type('s and')
  expect(editor.send().operations).toHaveLength(1)
  editor.sent(3)
  leave()
  expect(editor.state.getState().history.past).toHaveLength(history.past.length + 1)
  act(() => editor.undo())
  expect(text().textContent).toBe('Bolts')
  act(() => editor.redo())
  expect(text().textContent).toBe('Nuts and')
  enter()
  type('Rings')
  leave()
  act(() => editor.undo())
  expect(text().textContent).toBe('Nuts and')
})

test('Escape leaves the text and keeps what was typed; one undo takes back the visit, and what was inherited is so again', () => {
  const { enter, type, press, text, editor, view } = open('ar')
  const before = editor.settings(of.component)
  expect(text().lang).toBe('en')
  enter()
  type('برا')
  type('غٍ')
  expect([text().lang, text().dir]).toEqual(['ar', 'rtl'])
  press('Escape')
  expect(view.state.getState()).toMatchObject({ editedText: undefined, selected: of.component })
  expect(editor.settings(of.component)?.editPropsByLangEnvMap).toEqual({ ar: { title: 'براغٍ' } })
  expect(text().outerHTML).toBe('<p data-text-path="title">براغٍ</p>')
  act(() => editor.undo())
  expect(editor.settings(of.component)).toEqual(before)
  expect([text().lang, text().dir, text().textContent]).toEqual(['en', 'ltr', 'Bolts'])
  expect(editor.state.getState().history.past).toEqual([])
})

test('typed in another language, it is drawn in that language once it is left', () => {
  const { enter, type, press, text, editor } = open('ar')
  enter()
  type('براغٍ')
  press('Enter')
  expect(text().outerHTML).toBe('<p data-text-path="title">براغٍ</p>')
  expect(editor.settings(of.component)?.props.title).toBe('Bolts')
})

test('looking at a text and leaving it changes nothing, nor does typing it again', () => {
  const { enter, type, leave, press, editor } = open('ar')
  enter('lines')
  press('Escape', {}, 'lines')
  enter()
  type('Bolts')
  leave()
  expect(editor.state.getState().history).toMatchObject({ past: [], unsaved: [] })
})

test('an input method is not disturbed: its words count once they are chosen', () => {
  const { enter, press, text, field } = open()
  enter()
  act(() => put(text(), 'ボ', true))
  press('Enter', { isComposing: true })
  act(() => put(text(), 'ルト', true))
  expect(field()).toBe('Bolts')
  act(() => void fireEvent.compositionEnd(text()))
  expect(field()).toBe('ボルト')
})

test('lines stay lines where they count: Enter makes one', () => {
  const { enter, type, press, field } = open()
  enter('lines')
  press('Enter', {}, 'lines')
  type('One\n\nThree', 'lines')
  expect(field('lines')).toBe('One\n\nThree')
  press('Enter', { ctrlKey: true }, 'lines')
  enter()
  type('No\nlines')
  expect(field()).toBe('No lines')
})

test('what does not fit is said once, and the last text that did stays', () => {
  const { enter, type, text, field, leave, context } = open()
  enter()
  type('Twenty letters or so!!')
  expect(field()).toBe('Twenty letters or so')
  expect(context.announcer.state.getState()).toMatchObject({ isError: true })
  leave()
  expect(text().textContent).toBe('Twenty letters or so')
})

test.each([
  ['goes away', ({ editor }: ReturnType<typeof open>) => editor.dispatch([{ type: 'remove-component', ...of }])],
  [
    'is in another language',
    ({ view }: ReturnType<typeof open>) =>
      view.change((state) => {
        state.curLanguageEnv = 'de'
      }),
  ],
])('a visit ends when the text %s', (_, change) => {
  const opened = open()
  const { enter, type, view, field } = opened
  enter()
  type('Nuts')
  const element = opened.text()
  act(() => void change(opened))
  expect(view.state.getState().editedText).toBeUndefined()
  expect(element.hasAttribute('contenteditable')).toBe(false)
  element.textContent = 'Lost'
  fireEvent.input(element)
  expect(field()).not.toBe('Lost')
})
