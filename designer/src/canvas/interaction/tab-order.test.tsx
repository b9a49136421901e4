import { afterEach, expect, it } from 'vitest'
import { enterByTab, passByTab } from './tab-order.ts'

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

it('stops at the canvas as a whole from both sides, not at its first or last link, and not out of a dialog', () => {
  document.body.innerHTML =
    '<button id="before"></button><iframe></iframe><button id="behind"></button><button id="far"></button><div role="dialog"><button id="asked"></button></div>'
  const frame = document.querySelector('iframe') as HTMLIFrameElement
  const page = frame.contentDocument as Document
  page.body.innerHTML = '<a href="/a">A</a><a href="/b">B</a>'
  const stop = new AbortController()
  document.addEventListener('keydown', (event) => enterByTab(frame, event), { signal: stop.signal })
  const press = (on: string, shiftKey = false) => {
    const element = document.getElementById(on)
    element?.focus()
    element?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', shiftKey, bubbles: true, cancelable: true }))
    return document.activeElement?.id || document.activeElement?.tagName
  }
  page.querySelector<HTMLElement>('a:last-child')?.focus()
  expect(press('before')).toBe('IFRAME')
  expect(page.activeElement).toBe(page.body)
  expect(press('behind', true)).toBe('IFRAME')
  expect(press('behind')).toBe('behind')
  expect(press('before', true)).toBe('before')
  expect(press('far', true)).toBe('far')
  document.getElementById('far')?.remove()
  document.getElementById('behind')?.remove()
  expect(press('asked', true)).toBe('asked')
  stop.abort()
})
