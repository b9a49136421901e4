import { always, nameOfLanguage } from '@vitrine/editor-core'
import type { LucideIcon } from 'lucide-react'
import Languages from 'lucide-react/icons/languages'
import Monitor from 'lucide-react/icons/monitor'
import Fit from 'lucide-react/icons/scan'
import Settings from 'lucide-react/icons/sliders-horizontal'
import Phone from 'lucide-react/icons/smartphone'
import Tablet from 'lucide-react/icons/tablet'
import In from 'lucide-react/icons/zoom-in'
import Out from 'lucide-react/icons/zoom-out'
import type { CanvasDevice } from '../../store/view.ts'
import type { Command } from '../command.ts'
import { type CommandContext, openDialog } from '../command-context.ts'

const device = (name: CanvasDevice, icon: LucideIcon, shortcut: string): Command => ({
  id: `device-${name}`,
  label: `command.device-${name}`,
  icon,
  group: 'view',
  shortcuts: [shortcut],
  can: ({ view }) => (view.state.getState().deviceEnv === name ? { key: 'command.reason.isShownAlready' } : true),
  run(context) {
    context.view.change((state) => {
      state.deviceEnv = name
      state.canvasWidth = undefined
    })
    context.announcer.announce(context.t(`command.device-${name}`))
  },
})

/** Whatever can be edited: what is not switched on yet is translated first. */
const codes = ({ editor }: CommandContext): readonly string[] =>
  editor.state.getState().configuration.languages.map(({ code }) => code)

function edit(context: CommandContext, code: string): void {
  context.view.change((state) => {
    state.curLanguageEnv = code
    state.editedText = undefined
  })
  context.announcer.announce(context.t('command.done.language', { name: nameOfLanguage(context.locale, code) }))
}

const severalLanguages: Command['can'] = (context) =>
  codes(context).length > 1 ? true : { key: 'command.reason.oneLanguage' }

const steps = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.25, 1.5, 2] as const

const zoomOf = ({ view, actions }: CommandContext): number => {
  const { zoom } = view.state.getState()
  return zoom === 'fit' ? (actions.shownZoom?.() ?? 1) : zoom
}
const larger = (context: CommandContext) => steps.find((step) => step > zoomOf(context) + 0.01)
const smaller = (context: CommandContext) => steps.findLast((step) => step < zoomOf(context) - 0.01)

function zoomTo(context: CommandContext, zoom: number | 'fit'): void {
  context.view.change((state) => {
    state.zoom = zoom
  })
  const percent = new Intl.NumberFormat(context.locale, { style: 'percent' })
  context.announcer.announce(zoom === 'fit' ? context.t('command.zoom-fit') : percent.format(zoom))
}

const zoom = (way: string, icon: LucideIcon, shortcuts: readonly string[], find: typeof larger): Command => ({
  id: `zoom-${way}`,
  label: `command.zoom-${way}`,
  icon,
  group: 'view',
  shortcuts,
  can: (context) => (find(context) === undefined ? { key: 'command.reason.noMoreZoom' } : true),
  run: (context) => zoomTo(context, find(context) ?? 'fit'),
})

export const lookingCommands: readonly Command[] = [
  device('pc', Monitor, 'mod+alt+1'),
  device('tablet', Tablet, 'mod+alt+2'),
  device('mobile', Phone, 'mod+alt+3'),
  {
    id: 'next-language',
    label: 'command.next-language',
    icon: Languages,
    group: 'view',
    shortcuts: ['mod+alt+g'],
    can: severalLanguages,
    run(context) {
      const all = codes(context)
      const next = all[(all.indexOf(context.view.state.getState().curLanguageEnv) + 1) % all.length]
      if (next !== undefined) edit(context, next)
    },
  },
  {
    id: 'choose-language',
    label: 'command.choose-language',
    icon: Languages,
    group: 'view',
    options: (context) => codes(context).map((value) => ({ value, label: nameOfLanguage(context.locale, value) })),
    can: severalLanguages,
    run(context, option) {
      if (option === undefined) openDialog(context, { name: 'palette', command: 'choose-language' })
      else if (codes(context).includes(option)) edit(context, option)
    },
  },
  zoom('in', In, ['mod+alt+=', 'mod+alt+plus'], larger),
  zoom('out', Out, ['mod+alt+-'], smaller),
  {
    id: 'zoom-fit',
    label: 'command.zoom-fit',
    icon: Fit,
    group: 'view',
    shortcuts: ['mod+alt+0'],
    can: always,
    run: (context) => zoomTo(context, 'fit'),
  },
  {
    id: 'toggle-settings',
    label: 'command.toggle-settings',
    icon: Settings,
    group: 'panels',
    shortcuts: ['mod+alt+s'],
    isOpen: ({ view }) => view.state.getState().isSettingsOpen,
    can: always,
    run: ({ view }) =>
      view.change((state) => {
        state.isSettingsOpen = !state.isSettingsOpen
      }),
  },
]
