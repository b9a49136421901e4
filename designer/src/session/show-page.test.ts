import { expect, test } from 'vitest'
import { createView } from '../store/view.ts'
import { showPage } from './show-page.ts'

/** Pages that come when the test says so. */
function createLine() {
  const waiting = new Map<string, PromiseWithResolvers<void>>()
  return {
    load(page: string) {
      const coming = Promise.withResolvers<void>()
      waiting.set(page, coming)
      return coming.promise
    },
    arrive: (page: string) => waiting.get(page)?.resolve(),
    fail: (page: string) => waiting.get(page)?.reject(new Error(page)),
  }
}

test('the page that was asked for last is shown, whichever comes first', async () => {
  const view = createView({ curPageId: 'home', selected: 'sample01' })
  const line = createLine()
  const [slow, fast] = ['about', 'cases'].map((page) => showPage(view, line.load, page))
  expect(view.state.getState()).toMatchObject({ curPageId: 'home', openingPage: 'cases', selected: 'sample01' })
  line.arrive('cases')
  await fast
  expect(view.state.getState()).toMatchObject({ curPageId: 'cases', openingPage: undefined, selected: undefined })
  line.arrive('about')
  await slow
  expect(view.state.getState().curPageId).toBe('cases')
})

test('asking for the page that is shown stays on it, with what is selected, whatever was on its way', async () => {
  const view = createView({ curPageId: 'home', selected: 'sample01' })
  const line = createLine()
  const [away, back] = ['about', 'home'].map((page) => showPage(view, line.load, page))
  line.arrive('home')
  await back
  line.arrive('about')
  await away
  expect(view.state.getState()).toMatchObject({ curPageId: 'home', openingPage: undefined, selected: 'sample01' })
})

test('a page that does not come leaves the one that is shown, and says so only while it is wanted', async () => {
  const view = createView({ curPageId: 'home' })
  const line = createLine()
  const alone = showPage(view, line.load, 'about')
  line.fail('about')
  await expect(alone).rejects.toThrow('about')
  expect(view.state.getState()).toMatchObject({ curPageId: 'home', openingPage: undefined })

  const [given, next] = ['about', 'cases'].map((page) => showPage(view, line.load, page))
  line.fail('about')
  await given
  line.arrive('cases')
  await next
  expect(view.state.getState().curPageId).toBe('cases')
})
