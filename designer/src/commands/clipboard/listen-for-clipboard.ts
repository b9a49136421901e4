import type { CommandContext } from '../command-context.ts'
import { removeSelectedComponent } from '../components/remove-components.ts'
import { announceDone, refuseCommand } from '../perform.ts'
import { inEditing, ofChangeable, ofSelected, selectedOf } from '../selected.ts'
import { copied } from './copy.ts'
import { paste } from './paste.ts'

const hasSelectedText = (page: Document): boolean => page.getSelection()?.isCollapsed === false

/**
 * Copies, cuts and pastes components by the browser's own events: they hand over the clipboard without
 * asking anybody for permission.
 *
 * @param isMeant whether what happens at a target is meant for components.
 * @returns what ends it.
 */
export function listenForClipboard(
  page: Document,
  context: CommandContext,
  isMeant: (target: EventTarget | null) => boolean,
): () => void {
  const taking = (what: 'copy' | 'cut') => (event: ClipboardEvent) => {
    const id = selectedOf(context)
    if (event.defaultPrevented || id === undefined || !isMeant(event.target) || hasSelectedText(page)) return
    const can = what === 'copy' ? ofSelected()(context) : ofChangeable()(context)
    event.preventDefault()
    if (can !== true) return refuseCommand(context, can)
    const text = copied(context.editor, id)
    event.clipboardData?.setData('text/plain', text)
    context.clipboard.keep(event.clipboardData ? undefined : text)
    if (what === 'cut') removeSelectedComponent(context, id, 'cut')
    else announceDone(context, 'copy', id)
  }
  function onPaste(event: ClipboardEvent) {
    if (event.defaultPrevented || !isMeant(event.target)) return
    const given = event.clipboardData?.getData('text/plain') ?? ''
    const can = inEditing(context)
    if (can !== true) return refuseCommand(context, can)
    if (paste(context, given)) return event.preventDefault()
    const stored = context.clipboard.stored()
    if (stored !== undefined && paste(context, stored)) return event.preventDefault()
    refuseCommand(context, { key: 'command.reason.nothingToPaste' })
  }
  const [onCopy, onCut] = [taking('copy'), taking('cut')]
  page.addEventListener('copy', onCopy)
  page.addEventListener('cut', onCut)
  page.addEventListener('paste', onPaste)
  return () => {
    page.removeEventListener('copy', onCopy)
    page.removeEventListener('cut', onCut)
    page.removeEventListener('paste', onPaste)
  }
}
