import { DEFAULT_LANGUAGE, DEFAULT_SETTER_MODE, type SetterMode } from '@vitrine/schemas'
import type { Draft } from 'immer'
import { immer } from 'zustand/middleware/immer'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** What the canvas shows a page on. A tablet is a width: it has the values for pc. */
export const canvasDevices = ['pc', 'tablet', 'mobile'] as const
export type CanvasDevice = (typeof canvasDevices)[number]
export const canvasWidths: Readonly<Record<CanvasDevice, number>> = { pc: 1280, tablet: 834, mobile: 390 }

export const panels = [
  'add',
  'layers',
  'pages',
  'theme',
  'outline',
  'languages',
  'problems',
  'comments',
  'history',
  'releases',
] as const
export type PanelName = (typeof panels)[number]

/** How the designer is looked at: never saved with the draft, and nobody else's business. */
export interface ViewState {
  /** The specification's name; a tablet edits what a pc shows. */
  readonly deviceEnv: CanvasDevice
  /** Pixels, where the canvas was resized by hand. */
  readonly canvasWidth: number | undefined
  /** 1 is life-size; `fit` makes it as large as there is room. */
  readonly zoom: number | 'fit'
  /** The language whose texts are edited. */
  readonly curLanguageEnv: string
  readonly curPageId: string
  /** How far a page is scrolled when it is first shown, in CSS pixels; to its top where nothing stands. */
  readonly firstScroll: { readonly page: string; readonly top: number } | undefined
  /** The page that is shown as soon as it is loaded. */
  readonly openingPage: string | undefined
  /** The selected component, and what else is selected with it. */
  readonly selected: string | undefined
  readonly hovered: string | undefined
  readonly openPanel: PanelName | undefined
  readonly isSettingsOpen: boolean
  /** The page or the menu whose own settings the panel of pages shows; its lists where there is none. */
  readonly openRecord: { readonly page: string } | { readonly menu: string } | undefined
  /** The way settings are shown, by component; `custom` where nothing stands. */
  readonly setterShowTypeMap: Readonly<Record<string, SetterMode>>
  /** The field that a problem or a missing text led to: the panel brings it into view, once. */
  readonly wantedField: string | undefined
  /** The text that is edited on the canvas. */
  readonly editedText: { readonly component: string; readonly path: string } | undefined
  readonly locked: Readonly<Record<string, true>>
  readonly names: Readonly<Record<string, string>>
  readonly isPreview: boolean
}

type Recipe = (state: Draft<ViewState>) => void

export interface EditorView {
  readonly state: StoreApi<ViewState>
  readonly change: (recipe: Recipe) => void
}

export const createView = (initial: Partial<ViewState> = {}): EditorView => {
  const state = createStore<ViewState>()(
    immer(() => ({
      deviceEnv: 'pc',
      canvasWidth: undefined,
      zoom: 'fit',
      curLanguageEnv: DEFAULT_LANGUAGE,
      curPageId: '',
      firstScroll: undefined,
      openingPage: undefined,
      selected: undefined,
      hovered: undefined,
      openPanel: 'add',
      isSettingsOpen: true,
      openRecord: undefined,
      setterShowTypeMap: {},
      wantedField: undefined,
      editedText: undefined,
      locked: {},
      names: {},
      isPreview: false,
      ...initial,
    })),
  )
  return { state, change: (recipe) => state.setState(recipe) }
}

export const setterModeOf = ({ setterShowTypeMap }: ViewState, component: string): SetterMode =>
  setterShowTypeMap[component] ?? DEFAULT_SETTER_MODE

/** The device whose values are edited. */
export const valueDevice = ({ deviceEnv }: Pick<ViewState, 'deviceEnv'>): 'pc' | 'mobile' =>
  deviceEnv === 'mobile' ? 'mobile' : 'pc'
