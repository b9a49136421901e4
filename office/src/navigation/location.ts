import { createStore, type StoreApi } from 'zustand/vanilla'

/** Where one is in the office: what the address says behind `/{clientId}/office`. */
export interface OfficeLocation {
  /** The first part of the path: `inbox`; `today` where there is none. */
  readonly screen: string
  /** The second part, where there is one: the id of a record, a part of the settings. */
  readonly id: string | undefined
  /** What the address asks the screen for. */
  readonly query: URLSearchParams
  /** The topic of the help that is open beside the screen; empty for that of the screen, nothing where it is closed. */
  readonly help: string | undefined
}

export interface NavigateOptions {
  /** Takes the place of the present entry of the history: for filters that are typed. */
  readonly replace?: boolean
}

/** Asked before one leaves: `false` keeps one where one is. */
export type LeaveGuard = () => boolean

/** Saves what is not saved on a screen; answers whether all of it is. */
export type SaveScreen = () => Promise<boolean>

export interface Navigation {
  readonly state: StoreApi<OfficeLocation>
  /** Whether there is a screen at a place: `/inbox`, `/settings/mail`. */
  readonly has: (to: string) => boolean
  /** The address of a place in the office: `/inbox/k3v9Qa2Z?q=bolt`. */
  readonly addressOf: (to: string) => string
  /** Whether nothing would be lost by leaving, or somebody says that it may be. */
  readonly mayLeave: () => boolean
  /** Leads to another place; the help stays open. */
  readonly go: (to: string, options?: NavigateOptions) => void
  /** Opens the help at a topic, at that of the screen (`''`), or closes it; what is on the screen stays as it is. */
  readonly showHelp: (topic: string | undefined) => void
  /** Asks before what is typed would be lost; answers what takes the question back. What can be saved says how. */
  readonly guard: (guard: LeaveGuard, save?: SaveScreen) => () => void
  /** Whether something is typed that is not saved, or was typed where nobody says whether it is. */
  readonly isUnsaved: () => boolean
  /** Saves what can be saved, and asks about the rest; answers whether the page may be left. */
  readonly save: SaveScreen
  /** Loads the office anew at its place: what is lost by that was asked before. */
  readonly reload: () => void
  /** @returns what ends it. */
  readonly listen: () => () => void
}

/** Reads `/{clientId}/office/inbox/k3v9Qa2Z?q=bolt`. */
function readLocation(base: string, { pathname, search }: Pick<Location, 'pathname' | 'search'>): OfficeLocation {
  const [screen, id] = pathname.slice(base.length).split('/').filter(Boolean).map(decodeURIComponent)
  const query = new URLSearchParams(search)
  const help = query.get('help') ?? undefined
  query.delete('help')
  return { screen: screen ?? 'today', id, query, help }
}

/** An address that says which topic of the help is open. */
function withHelp(address: string, help: string | undefined): string {
  const [path = '', search = ''] = address.split('?')
  const query = new URLSearchParams(search)
  query.delete('help')
  if (help !== undefined) query.set('help', help)
  return query.size === 0 ? path : `${path}?${query}`
}

/**
 * The addresses of the office in the browser's history: Back and Forward, links and reloads all lead to the same place.
 *
 * @param paths the screens that there are
 */
export function createNavigation(
  clientId: string,
  paths: readonly string[],
  { location, history, addEventListener, removeEventListener }: Window = window,
): Navigation {
  const base = `/${clientId}/office`
  const state = createStore<OfficeLocation>(() => readLocation(base, location))
  const guards = new Map<LeaveGuard, SaveScreen | undefined>()
  const mayLeave = () => [...guards.keys()].every((guard) => guard())
  /** Whether something was typed since the screen was opened: not every form says what of it is saved. */
  let isTypedOn = false
  let isReloading = false
  const addressOf = (to: string) => `${base}${to === '/' || to === '/today' ? '' : to}`
  function show() {
    const before = state.getState()
    const next = readLocation(base, location)
    if (next.screen !== before.screen || next.id !== before.id) isTypedOn = false
    state.setState(next, true)
  }
  /** The place that is shown, to come back to where somebody stays. */
  let shown = location.href
  return {
    state,
    has: (to) => paths.includes(to.split('/')[1] ?? ''),
    addressOf,
    mayLeave,
    go(to, { replace = false } = {}) {
      const { help } = state.getState()
      const address = help === undefined ? addressOf(to) : withHelp(addressOf(to), help)
      if (!replace && !mayLeave()) return
      history[replace ? 'replaceState' : 'pushState'](null, '', address)
      shown = location.href
      show()
    },
    showHelp(topic) {
      history.replaceState(null, '', withHelp(`${location.pathname}${location.search}`, topic) + location.hash)
      shown = location.href
      show()
    },
    guard(guard, save) {
      guards.set(guard, save)
      return () => void guards.delete(guard)
    },
    isUnsaved: () => guards.size > 0 || isTypedOn,
    async save() {
      for (const [guard, save] of [...guards]) if (!(save ? await save() : guard())) return false
      return true
    },
    reload() {
      isReloading = true
      location.reload()
    },
    listen() {
      const onPop = () => {
        if (!mayLeave()) return history.pushState(null, '', shown)
        shown = location.href
        show()
      }
      const onLeave = (event: BeforeUnloadEvent) => {
        if (!isReloading && !mayLeave()) event.preventDefault()
      }
      const onInput = () => {
        isTypedOn = true
      }
      addEventListener('input', onInput)
      addEventListener('popstate', onPop)
      addEventListener('beforeunload', onLeave)
      return () => {
        removeEventListener('popstate', onPop)
        removeEventListener('beforeunload', onLeave)
        removeEventListener('input', onInput)
      }
    },
  }
}
