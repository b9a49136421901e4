import { closestTo, isElement } from '@vitrine/editor-core'
import { useEffect } from 'react'
import { type CommandContext, openComponentMenu, openDialog, useCommands } from '../../commands/index.ts'
import { contentAt } from '../../stage/shown-contents.ts'
import { useChangeView } from '../../store/context.ts'
import type { FrameOfCanvas } from '../frame/frame-context.ts'
import type { RenderLock } from '../stage/render-lock.ts'
import { enterByTab, passByTab } from './tab-order.ts'
import { startTextEditing } from './text-editing.ts'

const elementAt = (target: EventTarget | null): HTMLElement | undefined => closestTo(target, '[data-component-id]')
const componentAt = (target: EventTarget | null): string | undefined => elementAt(target)?.dataset.componentId

/** Opens the form of the content that was pressed, where it is known which and somebody may edit it. */
function openContentAt(commands: CommandContext, target: EventTarget | null): void {
  const component = componentAt(target)
  if (!commands.mayEditContents || component === undefined || !isElement(target)) return
  const shown = commands.canvasContents.current?.of(component) ?? []
  const content = contentAt(target, commands.editor.component(component)?.type ?? '', shown)
  if (content) openDialog(commands, { name: 'content', content })
}

/**
 * On the canvas nothing leads away and nothing is sent: a press selects, two presses edit a text or a content.
 * One listener for the whole page, so that a long one costs no more.
 */
export function useInertPage(
  frame: HTMLIFrameElement | undefined,
  held: RenderLock,
  pressed: FrameOfCanvas['pressed'],
): void {
  const change = useChangeView()
  const commands = useCommands()
  useEffect(() => {
    const page = frame?.contentDocument
    if (!page) return
    const stop = new AbortController()
    const on = <K extends keyof DocumentEventMap>(type: K, listener: (event: DocumentEventMap[K]) => void) =>
      page.addEventListener(type, listener, { capture: true, signal: stop.signal })
    const isEdited = (event: Event) => closestTo(event.target, '[contenteditable]') !== undefined

    on('keydown', (event) => passByTab(frame, event))
    document.addEventListener('keydown', (event) => enterByTab(frame, event), { signal: stop.signal })
    on('pointerdown', (event) => {
      if (isEdited(event) || event.button !== 0) return
      const element = elementAt(event.target)
      const id = element?.dataset.componentId
      pressed.current =
        element && id !== undefined ? { component: id, box: element.getBoundingClientRect() } : undefined
      // What is typed in the settings is taken over while they are still those of its component.
      page.defaultView?.focus()
      change((view) => {
        view.selected = id
        view.editedText = undefined
      })
    })
    on('click', (event) => {
      if (isEdited(event)) return
      event.preventDefault()
      event.stopPropagation()
    })
    on('auxclick', (event) => event.preventDefault())
    on('contextmenu', (event) => {
      const id = componentAt(event.target)
      if (id === undefined || isEdited(event)) return
      event.preventDefault()
      const { left, top, width } = frame.getBoundingClientRect()
      const scale = width / frame.offsetWidth || 1
      openComponentMenu(commands, id, { x: left + event.clientX * scale, y: top + event.clientY * scale })
    })
    on('submit', (event) => event.preventDefault())
    on('dragstart', (event) => event.preventDefault())
    // Fields and summaries of the page would take the focus, and open.
    on('mousedown', (event) => {
      if (!isEdited(event)) event.preventDefault()
      if (!page.hasFocus()) page.defaultView?.focus()
    })
    on('dblclick', (event) => {
      const text = closestTo(event.target, '[data-text-path]')
      if (isEdited(event)) return
      if (text) startTextEditing(text, commands, held)
      else openContentAt(commands, event.target)
    })
    on('pointerover', (event) => {
      const id = componentAt(event.target)
      if (commands.view.state.getState().hovered !== id)
        change((view) => {
          view.hovered = id
        })
    })
    page.documentElement.addEventListener(
      'pointerleave',
      () =>
        change((view) => {
          view.hovered = undefined
        }),
      { signal: stop.signal },
    )
    return () => stop.abort()
  }, [frame, held, pressed, change, commands])
}
