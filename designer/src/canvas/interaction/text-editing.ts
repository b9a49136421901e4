import { directionOf, type On, type SchemaNode, schemaAt } from '@vitrine/schemas'
import type { CommandContext } from '../../commands/index.ts'
import type { RenderLock } from '../stage/render-lock.ts'
import { createTextEditSession } from './text-edit-session.ts'

const attributes = ['contenteditable', 'lang', 'dir'] as const

/** A text on the canvas: whose it is, and the schema of its place. */
interface TextPlace {
  readonly component: string
  readonly on: On
  readonly path: string
  readonly schema: SchemaNode | undefined
}

function textPlaceOf(element: HTMLElement, { editor }: CommandContext): TextPlace | undefined {
  const component = element.closest<HTMLElement>('[data-component-id]')?.dataset.componentId
  const path = element.dataset.textPath
  if (component === undefined || path === undefined) return undefined
  const place = editor.place(component)
  const spec = editor.specOf(component)
  return place && spec && { component, on: place.on, path, schema: schemaAt(spec.props, path) }
}

/** Makes an element editable and puts the caret into it; answers what makes it as React drew it again. */
function makeEditable(element: HTMLElement): () => void {
  const drawn = [...element.childNodes]
  const drawnWith = attributes.map((name) => [name, element.getAttribute(name)] as const)
  // Standards and part numbers are drawn in elements of their own: what is written are words alone.
  element.replaceChildren(element.textContent ?? '')
  element.setAttribute('contenteditable', 'plaintext-only')
  element.focus()
  element.ownerDocument.getSelection()?.selectAllChildren(element)
  return () => {
    // React finds what it drew, and then draws what is new.
    element.replaceChildren(...drawn)
    for (const [name, value] of drawnWith)
      if (value === null) element.removeAttribute(name)
      else element.setAttribute(name, value)
  }
}

interface TypingOptions {
  readonly hasLines: boolean
  readonly onWrite: () => void
  readonly onEnd: () => void
  readonly signal: AbortSignal
}

/** Follows what is typed into an element, and the keys and the look elsewhere that end it. */
function followTyping(element: HTMLElement, { hasLines, onWrite, onEnd, signal }: TypingOptions): void {
  element.addEventListener('input', (event) => ('isComposing' in event && event.isComposing) || onWrite(), { signal })
  element.addEventListener('compositionend', onWrite, { signal })
  element.addEventListener('blur', onEnd, { signal })
  element.addEventListener(
    'keydown',
    (event) => {
      event.stopPropagation()
      // The keys of an input method choose among its words.
      if (event.isComposing) return
      const isDone = event.key === 'Enter' && (!hasLines || event.ctrlKey || event.metaKey)
      if (event.key !== 'Escape' && !isDone) return
      event.preventDefault()
      onEnd()
      element.ownerDocument.defaultView?.focus()
    },
    { signal },
  )
}

/** Calls `end` before the text is drawn without its caret: moved, removed, left, or in another language. */
function followText({ editor, view }: CommandContext, component: string, end: () => void, signal: AbortSignal): void {
  const { curLanguageEnv: language } = view.state.getState()
  const unwatch = [
    editor.watch(`place:${component}`, end),
    editor.watch(`component:${component}`, () => editor.place(component) ?? end()),
    view.state.subscribe(({ editedText, curLanguageEnv }) => {
      if (!editedText || curLanguageEnv !== language) end()
    }),
  ]
  signal.addEventListener('abort', () => {
    for (const stop of unwatch) stop()
  })
}

/**
 * Makes a text on the canvas editable in its place. What is typed is in the draft at once and stays
 * there: Escape only leaves the text, and undo takes back the whole visit. What is more than words is
 * edited in its setter.
 */
export function startTextEditing(element: HTMLElement, context: CommandContext, held: RenderLock): void {
  const { editor, view } = context
  const place = textPlaceOf(element, context)
  if (!place) return
  const { component, on, path, schema } = place
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
  const session = createTextEditSession(context, {
    of: { ...on, component },
    path,
    language,
    shown: wordsIn(element, hasLines),
  })
  const letGo = held.hold(editor, component)
  const stop = new AbortController()
  const { signal } = stop
  view.change((state) => {
    state.selected = component
    state.editedText = { component, path }
  })
  const restore = makeEditable(element)

  function onEnd() {
    if (signal.aborted) return
    stop.abort()
    restore()
    letGo()
    view.change((state) => {
      state.editedText = undefined
    })
  }

  function onWrite() {
    // The text of another language gives way to one in this language.
    element.lang = language
    element.dir = directionOf(language)
    session.write(wordsIn(element, hasLines))
  }

  followTyping(element, { hasLines, onWrite, onEnd, signal })
  followText(context, component, onEnd, signal)
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
