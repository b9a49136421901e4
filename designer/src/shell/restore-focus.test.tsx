import { restoreFocus } from '@vitrine/editor-core'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

let stop = () => {}
beforeEach(() => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  stop = restoreFocus(document)
})
afterEach(() => {
  stop()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

const show = (html: string) => {
  document.body.innerHTML = html
}
const at = (id: string) => document.getElementById(id) as HTMLElement
const hasFocus = (id: string) => vi.waitFor(() => expect(document.activeElement?.id).toBe(id))

it('goes to the row behind one that was deleted, and to the one before the last', async () => {
  show(
    '<ol><li><button id="a">a</button></li><li><button id="b">b</button></li><li><button id="c">c</button></li></ol>',
  )
  at('b').focus()
  at('b').parentElement?.remove()
  await hasFocus('c')
  at('c').parentElement?.remove()
  await hasFocus('a')
})

it('goes to what is around when nothing of it is left, and when a button can no longer be pressed', async () => {
  show('<main><input id="name"><p><button id="add">Add</button></p></main>')
  at('add').focus()
  at('add').setAttribute('disabled', '')
  at('add').blur()
  await hasFocus('name')
})

it('stays with a button that cannot be pressed for a moment', async () => {
  show('<main><input id="name"><button id="publish">Publish</button></main>')
  at('publish').focus()
  at('publish').setAttribute('disabled', '')
  await Promise.resolve()
  // A browser takes the focus away when it draws next.
  at('publish').blur()
  at('publish').removeAttribute('disabled')
  await hasFocus('publish')
})

it('goes back to where it was before a dialog that another dialog opened', async () => {
  show('<button id="home">Home</button><div role="dialog" id="one"><input id="in-one"></div>')
  at('home').focus()
  at('in-one').focus()
  at('one').outerHTML = '<div role="dialog" id="two"><input id="in-two"></div>'
  at('in-two').focus()
  at('two').remove()
  await hasFocus('home')
})

it('goes back to the page in the frame, where a press was made', async () => {
  show(
    '<button id="home">Home</button><iframe id="page"></iframe><div role="dialog" id="one"><input id="in-one"></div>',
  )
  at('home').focus()
  // A browser tells this document nothing else of a press in the frame.
  const active = vi.spyOn(document, 'activeElement', 'get').mockReturnValue(at('page'))
  window.dispatchEvent(new Event('blur'))
  active.mockRestore()
  at('in-one').focus()
  at('one').remove()
  await hasFocus('page')
})

it('stays nowhere when somebody has let go of it', async () => {
  show('<button id="a">a</button><p id="text"></p>')
  at('a').focus()
  at('a').blur()
  at('text').textContent = 'Something else changes.'
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(document.activeElement).toBe(document.body)
})
