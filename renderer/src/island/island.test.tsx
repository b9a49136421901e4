import { act, fireEvent } from '@testing-library/react'
import { useId, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { StageProvider, useStage } from '../stage/context.tsx'
import { island } from '../stage/island-part.ts'
import { sampleStage } from '../testing/sample-stage.ts'
import { Island, scriptJson } from './island.tsx'
import { islandStage, type PageContext } from './island-stage.ts'
import { renderIslands } from './render-islands.tsx'

function Counter({ start, note }: { readonly start: number; readonly note: string }) {
  const { words, language } = useStage()
  const [count, setCount] = useState(start)
  const id = useId()
  return (
    <form lang={language}>
      <label htmlFor={id}>{words('counter.label', { count })}</label>
      <input id={id} defaultValue={note} />
      <button type="button" onClick={() => setCount(count + 1)}>
        {words('counter.more')}
      </button>
    </form>
  )
}
const counter = island('counter/counter', Counter, ['counter.label', 'counter.more'])
const texts: Record<string, string> = {
  'counter.label': 'Anzahl: {{count}}',
  'counter.more': 'Mehr',
  'counter.secret': 'Geheim',
}
const hostile = { start: 2, note: '</script><script>alert(1)</script>\u2028' }

/** A page with two islands, as the server makes it. */
function page() {
  const islands = renderIslands({
    language: 'de',
    direction: 'ltr',
    template: (key) => texts[key] ?? key,
    srcOf: (name) => `/builds/${name}.js`,
  })
  const stage = sampleStage([], { language: 'de', islands })
  const html = renderToString(
    <StageProvider stage={stage}>
      <Island of={counter} props={hostile} className="box" />
      <Island of={counter} props={{ start: 7, note: '' }} when="visible" />
    </StageProvider>,
  )
  return { html, context: islands.context() as PageContext, islands }
}

afterEach(() => {
  vi.restoreAllMocks()
  document.body.innerHTML = ''
})

test('comes to life without a word of warning, on the HTML that the server made', async () => {
  const { html, context } = page()
  document.body.innerHTML = html
  const errors = vi.spyOn(console, 'error')
  const elements = [...document.querySelectorAll<HTMLElement>('[data-island]')]
  const before = elements.map((element) => element.innerHTML)
  // The context travels as JSON.
  const stage = islandStage(JSON.parse(scriptJson(context)))
  for (const element of elements) {
    const props = JSON.parse(document.querySelector(`script[data-props="${element.id}"]`)?.textContent ?? '')
    await act(async () =>
      hydrateRoot(
        element,
        <StageProvider stage={stage}>
          <Counter {...props} />
        </StageProvider>,
        {
          identifierPrefix: element.id,
          onRecoverableError: (error) => expect.unreachable(String(error)),
        },
      ),
    )
  }
  expect(elements.map((element) => element.innerHTML)).toEqual(before)
  expect(errors).not.toHaveBeenCalled()

  const [first, second] = elements as [HTMLElement, HTMLElement]
  fireEvent.click(first.querySelector('button') as HTMLElement)
  expect(first.querySelector('label')?.textContent).toBe('Anzahl: 3')
  expect(second.querySelector('label')?.textContent).toBe('Anzahl: 7')
})

test('stands in the page with its code, its moment, its class and its own ids', () => {
  document.body.innerHTML = page().html
  const [first, second] = [...document.querySelectorAll<HTMLElement>('[data-island]')]
  expect([first?.dataset.island, first?.dataset.when, first?.className]).toEqual([
    '/builds/counter/counter.js',
    'intent',
    'box',
  ])
  expect(second?.dataset.when).toBe('visible')
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('brings its words along, and no others', () => {
  expect(page().context).toEqual({
    language: 'de',
    direction: 'ltr',
    words: { 'counter.label': 'Anzahl: {{count}}', 'counter.more': 'Mehr' },
  })
  const none = renderIslands({ language: 'de', direction: 'ltr', template: String, srcOf: String })
  expect(none.context(), 'a page without islands needs no context').toBeUndefined()
})

test('keeps its props inside their script', () => {
  const { html } = page()
  expect(html).not.toContain('</script><script>alert')
  document.body.innerHTML = html
  expect(document.scripts).toHaveLength(2)
  expect(JSON.parse(document.scripts[0]?.textContent ?? '')).toEqual(hostile)
  expect(scriptJson({ text: '</script>\u2028\u2029' })).not.toMatch(/[<\u2028\u2029]/)
})

test('is drawn in place where a stage renders none apart, in the same element', () => {
  const stage = sampleStage([], { words: (key) => texts[key] ?? key })
  document.body.innerHTML = renderToString(
    <StageProvider stage={stage}>
      <Island of={counter} props={hostile} className="box" />
    </StageProvider>,
  )
  expect(document.querySelector('.box > form > button')?.textContent).toBe('Mehr')
  expect(document.scripts).toHaveLength(0)
})

test('has a stage that gives words, and refuses what must come as props', () => {
  const stage = islandStage({ language: 'ar', direction: 'rtl', words: { hello: 'Hi {{name}}, {{missing}}' } })
  expect(stage.words('hello', { name: '{{name}}' })).toBe('Hi {{name}}, {{missing}}')
  expect(stage.words('unknown.key')).toBe('unknown.key')
  expect(() => stage.href({ type: 'anchor', anchor: 'a' })).toThrow('hand it down as a prop')
  expect(() => stage.address('/')).toThrow('hand it down as a prop')
})
