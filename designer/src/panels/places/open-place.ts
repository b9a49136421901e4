import { type PlaceToOpen, withoutDevices } from '@vitrine/editor-core'
import { CallError } from '@vitrine/schemas'
import { type CommandContext, refuseCommand } from '../../commands/index.ts'

/**
 * Shows a page, also one that is not here yet. Answers whether it is shown now; why not is announced, unless
 * another one was asked for meanwhile.
 */
export async function openPageOf(context: CommandContext, page: string): Promise<boolean> {
  const { view, actions } = context
  try {
    await actions.openPage?.(page)
    return view.state.getState().curPageId === page
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    context.announcer.announce(error.message, true)
    return false
  }
}

/** Shows a place: its page, the component on it, and the field among the settings, in its language. */
export async function openPlace(context: CommandContext, place: PlaceToOpen): Promise<void> {
  const { editor, view } = context
  const { page, part, path = '', language } = place
  // The header or footer as a whole is the section that it begins with.
  const component = place.component ?? (part && editor.structure({ part })?.root[0])
  if (page !== undefined && part === undefined && !(await openPageOf(context, page))) return
  const isHere = component !== undefined && editor.component(component) !== undefined
  if (component !== undefined && !isHere) {
    refuseCommand(context, { key: 'place.gone' })
    return
  }
  const { languages } = editor.state.getState().configuration
  if (place.theme !== undefined) {
    view.change((state) => {
      state.openPanel = 'theme'
      state.selected = undefined
    })
    return
  }
  view.change((state) => {
    if (language !== undefined && languages.some(({ code }) => code === language)) state.curLanguageEnv = language
    if (component === undefined) {
      // Records of pages and menus are edited in the panel of pages.
      state.openPanel = 'pages'
      state.openRecord = place.menu !== undefined ? { menu: place.menu } : page !== undefined ? { page } : undefined
      state.selected = undefined
      state.wantedField = path === '' || path.startsWith('/') ? undefined : path
      return
    }
    if (/\.mobile(?:\.|$)/.test(path)) state.deviceEnv = 'mobile'
    state.selected = component
    state.isSettingsOpen = true
    state.wantedField = path === '' || path.startsWith('/') ? undefined : withoutDevices(path)
  })
}
