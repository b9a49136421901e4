import {
  type Announcer,
  always,
  type Command,
  type CommandsContext,
  createCommandList,
  isOnMac,
  messageText,
} from '@vitrine/editor-core'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import Keyboard from 'lucide-react/icons/keyboard'
import Search from 'lucide-react/icons/search'
import Send from 'lucide-react/icons/send'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { OfficeContext, OfficeTranslate } from '../context/office-context.ts'
import type { ScreenCommand } from '../context/screen-commands.ts'
import type { Navigation } from '../navigation/location.ts'
import { screens } from './screens.ts'

export type OfficeDialog = 'palette' | 'keys'

export type OfficeDialogs = StoreApi<{ readonly open: OfficeDialog | undefined }>

export const createOfficeDialogs = (): OfficeDialogs => createStore(() => ({ open: undefined }))

/** What the commands of the office read and change. */
export interface OfficeCommands extends CommandsContext {
  readonly dialogs: OfficeDialogs
}

export interface CommandsInput {
  readonly office: Pick<OfficeContext, 'may'>
  readonly navigation: Navigation
  readonly t: OfficeTranslate
  readonly announcer: Announcer
  readonly dialogs: OfficeDialogs
  /** What can be done on the screen that is open. */
  readonly own: readonly ScreenCommand[]
}

type CommandContext = Pick<CommandsInput, 'navigation' | 'dialogs'>

const helpCommands: readonly Command<CommandContext>[] = [
  {
    id: 'help',
    label: 'help.open',
    icon: CircleHelp,
    group: 'help',
    shortcuts: ['f1'],
    whileTyping: true,
    can: always,
    run: ({ navigation }) => navigation.showHelp(''),
  },
  {
    id: 'palette',
    label: 'command.palette',
    icon: Search,
    group: 'help',
    shortcuts: ['mod+k'],
    whileTyping: true,
    can: always,
    run: ({ dialogs }) => dialogs.setState({ open: 'palette' }),
  },
  {
    id: 'keys',
    label: 'command.keys',
    icon: Keyboard,
    group: 'help',
    shortcuts: ['mod+/'],
    whileTyping: true,
    can: always,
    run: ({ dialogs }) => dialogs.setState({ open: 'keys' }),
  },
]

/** The search field of a screen, where it has one. */
const searchField = (): HTMLElement | null => document.querySelector<HTMLElement>('main [type="search"]')

const searchCommand: Command<CommandContext> = {
  id: 'search',
  label: 'command.search',
  icon: Search,
  group: 'screen',
  shortcuts: ['/'],
  can: () => searchField() !== null || { key: 'command.noSearch' },
  run: () => searchField()?.focus(),
}

/** A command for each screen that the member may see. */
const screenCommands = ({ may }: Pick<OfficeContext, 'may'>): readonly Command<CommandContext>[] =>
  screens
    .filter(({ action }) => may(action))
    .map(({ path, icon, key }) => ({
      id: `go-${path}`,
      label: `screen.${path}`,
      icon,
      group: 'go',
      shortcuts: [`g ${key}`],
      can: always,
      run: ({ navigation }) => navigation.go(`/${path}`),
    }))

/** From anywhere in the office to what goes live next, for those who may publish. */
const publishCommands = ({ may }: Pick<OfficeContext, 'may'>): readonly Command<CommandContext>[] =>
  may('site.publish')
    ? [
        {
          id: 'review',
          label: 'command.review',
          icon: Send,
          group: 'go',
          shortcuts: ['mod+alt+p'],
          whileTyping: true,
          can: always,
          run: ({ navigation }) => navigation.go('/releases/review'),
        },
      ]
    : []

/** All that can be done now: on the screen that is open, and from anywhere in the office. */
export function createOfficeCommands(input: CommandsInput): OfficeCommands {
  const { office, navigation, t, announcer, dialogs, own } = input
  const reasonInWords: CommandsContext['reasonInWords'] = ({ key, params = {} }) => messageText(t, key, params)
  return {
    announcer,
    dialogs,
    isMac: isOnMac(),
    reasonInWords,
    closeDialog: () => dialogs.setState({ open: undefined }),
    list: createCommandList({
      commands: [...own, ...screenCommands(office), ...publishCommands(office), searchCommand, ...helpCommands],
      context: () => input,
      t,
      announcer,
      inWords: reasonInWords,
    }),
    subscribe: (listener) => navigation.state.subscribe(listener),
  }
}
