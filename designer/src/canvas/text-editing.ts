import { type Json, type SettingsOf, schemaAt } from '@vitrine/schemas'
import type { Workbench } from '../store/context.ts'
import { wishFor } from '../store/setting-wish.ts'

/**
 * Makes a text on the canvas editable in its place. It is written into the draft when it is left;
 * Escape leaves it as it was. What is more than words is edited in its setter.
 */
export function startTextEditing(element: HTMLElement, { editor, view }: Workbench): void {
  const component = element.closest<HTMLElement>('[data-component-id]')?.dataset.componentId
  const path = element.dataset.textPath
  const place = component === undefined ? undefined : editor.place(component)
  const spec = component === undefined ? undefined : editor.specOf(component)
  if (component === undefined || path === undefined || !place || !spec) return
  const schema = schemaAt(spec.props, path)
  const isWords = schema?.type === 'string'
  if (!isWords) {
    view.change((state) => {
      state.selected = component
      state.isSettingsOpen = true
      state.wantedField = path
    })
    return
  }

  const before = element.textContent ?? ''
  const stop = new AbortController()
  const finish = (isKept: boolean) => {
    stop.abort()
    const after = (element.innerText ?? '').replaceAll(/\s*\n\s*/g, ' ').trim()
    element.removeAttribute('contenteditable')
    // React finds what it drew, and then draws what is new.
    element.textContent = before
    view.change((state) => {
      state.editedText = undefined
    })
    if (!isKept || after === before) return
    const of = { ...place.on, component } as SettingsOf
    editor.dispatch([
      wishFor(editor, { of, path, value: after as Json, language: view.state.getState().curLanguageEnv }),
    ])
  }

  element.setAttribute('contenteditable', 'plaintext-only')
  element.focus()
  element.ownerDocument.getSelection()?.selectAllChildren(element)
  view.change((state) => {
    state.selected = component
    state.editedText = { component, path }
  })
  element.addEventListener('blur', () => finish(true), { signal: stop.signal })
  element.addEventListener(
    'keydown',
    (event) => {
      event.stopPropagation()
      if (event.key !== 'Escape' && event.key !== 'Enter') return
      event.preventDefault()
      finish(event.key === 'Enter')
      element.ownerDocument.defaultView?.focus()
    },
    { signal: stop.signal },
  )
}
