import type { StoryObj } from '@storybook/react-vite'
import type { StageVisit } from '@vitrine/renderer'
import type { SampleComponent } from '@vitrine/renderer/testing/sample-tree.ts'
import type { Json, PresetComponent, SectionSpec } from '@vitrine/schemas'
import { storyContent } from './story-content/index.ts'

/** What a story of a section says; `.storybook/preview.tsx` draws it. The language is a global. */
export interface SectionArgs {
  readonly section: string
  /** Starts from the values of a preset; without one, from the defaults. */
  readonly preset?: string
  /** Starts from what a company might say in the preset of this id. */
  readonly story?: string
  readonly props?: Readonly<Record<string, Json>>
  readonly slots?: Readonly<Record<string, readonly SampleComponent[]>>
  readonly withoutPictures?: boolean
  readonly withoutData?: boolean
  /** Shows the English texts in every language, as where nobody has translated them. */
  readonly untranslated?: boolean
  /** What the section's `load` gets, by name; sample data without it. */
  readonly data?: Readonly<Record<string, unknown>>
  /** The address that is visited; the home page without it. */
  readonly visit?: StageVisit
}
export type SectionStory = StoryObj<SectionArgs>

const placed = ({ type, props }: PresetComponent): SampleComponent => ({ type, settings: { props } })

/** The component that a story, or a test, places: its preset, or real content, with what is said besides. */
export function sampleOf(
  { type, presets }: SectionSpec,
  { preset: ofPalette, story, props = {}, slots }: Pick<SectionArgs, 'preset' | 'story' | 'props' | 'slots'> = {},
): SampleComponent {
  const id = story ?? ofPalette
  const content = (story === undefined ? undefined : storyContent[type]) ?? presets
  const preset = content.find((known) => known.id === id)
  if (id !== undefined && !preset) throw new Error(`${type} has no preset '${id}'.`)
  const ofPreset = Object.entries(preset?.slots ?? {}).map(([name, children]) => [name, children.map(placed)] as const)
  return { type, settings: { props: { ...preset?.props, ...props } }, slots: slots ?? Object.fromEntries(ofPreset) }
}
