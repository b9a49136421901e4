import { afterEach, expect, it } from 'vitest'
import { passByTab } from './pass-by-tab.ts'

afterEach(() => document.body.replaceChildren())

it('leads past the links of the page, forwards and back, but not out of a text that is edited', () => {
  document.body.innerHTML =
    '<button id="before"></button><iframe></iframe><input type="radio"><input id="off" disabled><input id="behind">'
  const frame = document.querySelector('iframe') as HTMLIFrameElement
  const page = frame.contentDocument as Document
  page.body.innerHTML = '<a href="/a">A</a><a href="/b">B</a><p contenteditable="true">Text</p>'
  page.addEventListener('keydown', (event) => passByTab(frame, event))
  const press = (on: string, shiftKey = false) => {
    const event = new KeyboardEvent('keydown', { key: 'Tab', shiftKey, bubbles: true, cancelable: true })
    page.querySelector(on)?.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(press('p')).toBe(false)
  expect(press('a')).toBe(true)
  expect(document.activeElement?.id).toBe('behind')
  press('a', true)
  expect(document.activeElement?.id).toBe('before')
})
