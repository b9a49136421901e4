import type { Reason } from '@vitrine/editor-core'
import type { LucideIcon } from 'lucide-react'
import EyeOff from 'lucide-react/icons/eye-off'
import OnePage from 'lucide-react/icons/file'
import EveryPage from 'lucide-react/icons/files'
import { displayName } from '../../i18n/names.ts'
import { placedInPart, reasonForOnePage, toEveryPage, toOnePage } from '../../placement/site-part.ts'
import type { Command } from '../command.ts'
import type { CommandContext } from '../command-context.ts'
import { announceDone, perform, select } from '../perform.ts'
import { ofChangeable, withSelected } from '../selected.ts'

const noPart: Reason = { key: 'command.reason.noPart' }

const command = (
  id: string,
  icon: LucideIcon,
  check: (context: CommandContext, component: string) => true | Reason,
  run: (context: CommandContext, component: string) => void,
): Command => ({
  id,
  label: `command.${id}`,
  icon,
  group: 'place',
  onComponent: true,
  can: ofChangeable(check),
  run: withSelected(run),
})

const isOnEveryPage = ({ editor }: CommandContext, id: string): boolean =>
  placedInPart(editor, id)?.on.part !== undefined

/** Whether the header and the footer of the site are on every page, or one of them on a single one. */
export const sitePartCommands: readonly Command[] = [
  command(
    'use-on-every-page',
    EveryPage,
    (context, id) => {
      if (!placedInPart(context.editor, id)) return noPart
      return isOnEveryPage(context, id) ? { key: 'command.reason.isOnEveryPage' } : true
    },
    (context, id) => {
      const placed = placedInPart(context.editor, id)
      if (!placed || !perform(context, toEveryPage(context.editor, id, placed))) return
      select(context, id)
      announceDone(context, 'use-on-every-page', id)
    },
  ),
  command(
    'use-on-this-page',
    OnePage,
    (context, id) => {
      if (!placedInPart(context.editor, id)) return noPart
      if (!isOnEveryPage(context, id)) return { key: 'command.reason.isOnThisPage' }
      return reasonForOnePage(context.editor, id, context.view.state.getState().curPageId) ?? true
    },
    (context, id) => {
      const placed = placedInPart(context.editor, id)
      const page = context.view.state.getState().curPageId
      if (!placed || !perform(context, toOnePage(context.editor, id, page, placed))) return
      select(context, id)
      announceDone(context, 'use-on-this-page', id)
    },
  ),
  command(
    'hide-on-this-page',
    EyeOff,
    (context, id) => (isOnEveryPage(context, id) ? true : noPart),
    (context, id) => {
      const part = placedInPart(context.editor, id)?.on.part
      const page = context.view.state.getState().curPageId
      const name = displayName(context, id)
      if (!part || !perform(context, [{ type: 'change-page', page, changes: { [part]: false } }])) return
      select(context, undefined)
      context.announcer.announce(context.t('command.done.hide-on-this-page', { name }))
    },
  ),
]
