import { directionOf, schemaAt } from '@vitrine/schemas'
import type { CommandContext } from '../../commands/index.ts'
import type { RenderLock } from '../stage/render-lock.ts'
import { createTextEditSession } from './text-edit-session.ts'

const attributes = ['contenteditable', 'lang', 'dir'] as const

/**
 * Makes a text on the canvas editable in its place. What is typed is in the draft at once and stays
 * there: Escape only leaves the text, and undo takes back the whole visit. What is more than words is
 * edited in its setter.
 */
export function startTextEditing(element: HTMLElement, context: CommandContext, held: RenderLock): void {
  const { editor, view } = context
  const component = element.closest<HTMLElement>('[data-component-id]')?.dataset.componentId
  const path = element.dataset.textPath
  const place = component === undefined ? undefined : editor.place(component)
  const spec = component === undefined ? undefined : editor.specOf(component)
  if (component === undefined || path === undefined || !place || !spec) return
  const schema = schemaAt(spec.props, path)
  if (schema?.type !== 'string') {
    view.change((state) => {
      state.selected = component
      state.isSettingsOpen = true
      state.wantedField = path
    })
    return
  }

  const hasLines = schema.setter === 'long-text'
  const language = view.state.getState().curLanguageEnv
  const drawn = [...element.childNodes]
  const drawnWith = attributes.map((name) => [name, element.getAttribute(name)] as const)
  const visit = createTextEditSession(context, {
    of: { ...place.on, component },
    path,
    language,
    shown: wordsIn(element, hasLines),
  })
  const letGo = held.hold(editor, component)
  const stop = new AbortController()
  const { signal } = stop

  function finish() {
    if (signal.aborted) return
    stop.abort()
    // React finds what it drew, and then draws what is new.
    element.replaceChildren(...drawn)
    for (const [name, value] of drawnWith)
      if (value === null) element.removeAttribute(name)
      else element.setAttribute(name, value)
    letGo()
    view.change((state) => {
      state.editedText = undefined
    })
  }

  function write() {
    // The text of another language gives way to one in this language.
    element.lang = language
    element.dir = directionOf(language)
    visit.write(wordsIn(element, hasLines))
  }

  view.change((state) => {
    state.selected = component
    state.editedText = { component, path }
  })
  // Standards and part numbers are drawn in elements of their own: what is written are words alone.
  element.replaceChildren(element.textContent ?? '')
  element.setAttribute('contenteditable', 'plaintext-only')
  element.focus()
  element.ownerDocument.getSelection()?.selectAllChildren(element)

  element.addEventListener('input', (event) => ('isComposing' in event && event.isComposing) || write(), { signal })
  element.addEventListener('compositionend', write, { signal })
  element.addEventListener('blur', finish, { signal })
  element.addEventListener(
    'keydown',
    (event) => {
      event.stopPropagation()
      // The keys of an input method choose among its words.
      if (event.isComposing) return
      const isDone = event.key === 'Enter' && (!hasLines || event.ctrlKey || event.metaKey)
      if (event.key !== 'Escape' && !isDone) return
      event.preventDefault()
      finish()
      element.ownerDocument.defaultView?.focus()
    },
    { signal },
  )
  // Whatever takes the text away from under the caret ends the visit before it is drawn.
  const unwatch = [
    editor.watch(`place:${component}`, finish),
    editor.watch(`component:${component}`, () => editor.place(component) ?? finish()),
    view.state.subscribe(({ editedText, curLanguageEnv }) => {
      if (!editedText || curLanguageEnv !== language) finish()
    }),
  ]
  signal.addEventListener('abort', () => {
    for (const end of unwatch) end()
  })
}

/**
 * What was typed into an element, as it is stored: without what surrounds it, and on one line unless
 * its lines count. Read from the nodes, since what a style makes of the letters is not what was typed.
 */
function wordsIn(element: HTMLElement, hasLines: boolean): string {
  const copy = element.cloneNode(true) as HTMLElement
  for (const end of copy.querySelectorAll('br')) end.replaceWith('\n')
  return (copy.textContent ?? '').replaceAll(/[^\S\n]*\n\s*?/g, hasLines ? '\n' : ' ').trim()
}
