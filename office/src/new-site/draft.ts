import type { LogoPalette } from '@vitrine/model'
import type { createSite, Question } from '@vitrine/schemas'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { NewSiteStep } from './step-names.ts'

/** Which colours the theme gets: those of the template, one of the palettes of the logo, or one's own. */
export type ColourChoice =
  | { readonly kind: 'template' }
  | { readonly kind: 'palette'; readonly at: number }
  | ({ readonly kind: 'own' } & LogoPalette)

/** What somebody has said so far of the site that they make. */
export interface NewSiteDraft {
  readonly name: string
  /** The site's name in addresses, where it was typed; otherwise it follows the name. */
  readonly typedId?: string | undefined
  /** The name in addresses once it was found to be free. */
  readonly clientId?: string | undefined
  /** The first is the source language. */
  readonly languages: readonly string[]
  readonly template?: string | undefined
  readonly logo?: { readonly fileName: string /** An address of data. */; readonly src: string } | undefined
  /** What the logo suggests. */
  readonly palettes: readonly LogoPalette[]
  readonly colours: ColourChoice
  readonly contact: Readonly<Record<'email' | 'phone' | 'address' | 'country', string>>
}

/** What is wrong, by the names of the service: `contact.email`. */
export type Problems = Readonly<Record<string, string>>

export interface DraftState {
  readonly draft: NewSiteDraft
  readonly problems: Problems
  /** How often something was refused: the focus goes to it then. */
  readonly refusals: number
}

export interface DraftStore {
  readonly state: StoreApi<DraftState>
  /** What was wrong with what changes is not said any more. */
  readonly change: (changes: Partial<NewSiteDraft>) => void
  readonly refuse: (problems: Problems) => void
  /** Takes it out of the browser: the site is there. */
  readonly forget: () => void
}

/** One tab keeps one site that is made, until it is there or the tab is closed. */
const KEY = 'vitrine:new-site'

interface Stored {
  /** Another person in the same tab begins anew. */
  readonly account: string
  readonly draft: NewSiteDraft
}

function readStored(account: string): NewSiteDraft | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Stored | null
    return stored?.account === account ? stored.draft : undefined
  } catch {
    return undefined
  }
}

function writeStored(stored: Stored): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(stored))
  } catch {
    // Storage is blocked or full: it is only lost by a reload.
  }
}

const valueAt = (draft: NewSiteDraft, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], draft)

/** What somebody types for a new site, kept for the tab: a reload loses nothing. */
export function createDraftStore(account: string, locale: string): DraftStore {
  const empty: NewSiteDraft = {
    name: '',
    languages: [locale],
    palettes: [],
    colours: { kind: 'template' },
    contact: { email: '', phone: '', address: '', country: '' },
  }
  const state = createStore<DraftState>(() => ({
    draft: { ...empty, ...readStored(account) },
    problems: {},
    refusals: 0,
  }))
  return {
    state,
    change: (changes) =>
      state.setState(({ draft: before, problems }) => {
        // Another name may have another address.
        const isOther = 'name' in changes || 'typedId' in changes
        const draft = { ...before, ...(isOther && { clientId: undefined }), ...changes }
        writeStored({ account, draft })
        const left = Object.entries(problems).filter(([path]) => valueAt(draft, path) === valueAt(before, path))
        return { draft, problems: Object.fromEntries(left) }
      }),
    refuse: (problems) => state.setState(({ refusals }) => ({ problems, refusals: refusals + 1 })),
    forget() {
      try {
        sessionStorage.removeItem(KEY)
      } catch {
        // Nothing was kept.
      }
    },
  }
}

/** Whether a step has what it takes to go on from it. */
export const isComplete: Readonly<Record<NewSiteStep, (draft: NewSiteDraft) => boolean>> = {
  name: ({ name, clientId }) => name.trim() !== '' && clientId !== undefined,
  languages: ({ languages }) => languages.length > 0,
  template: ({ template }) => template !== undefined,
  look: () => true,
  contact: () => true,
}

/** The colours that were chosen; nothing for those of the template. */
export const chosenColours = ({ colours, palettes }: NewSiteDraft): LogoPalette | undefined =>
  colours.kind === 'own'
    ? { primary: colours.primary, accent: colours.accent }
    : colours.kind === 'palette'
      ? palettes[colours.at]
      : undefined

/** The site as the service makes it. What was left empty is not said. */
export function questionOf(draft: NewSiteDraft): Question<typeof createSite> {
  const { name, clientId = '', languages, template = '', logo } = draft
  const colours = chosenColours(draft)
  const contact = Object.fromEntries(
    Object.entries(draft.contact).flatMap(([field, text]) => (text.trim() === '' ? [] : [[field, text.trim()]])),
  )
  return {
    template,
    clientId,
    name: name.trim(),
    languages: [...languages],
    ...(colours && { colours }),
    ...(logo && { logo: logo.src }),
    ...(Object.keys(contact).length > 0 && { contact }),
  }
}
