import { languageOrder, outlineOf, resolve, type Specs, specOf } from '@vitrine/model'
import type { ResolvedComponent, ResolvedTree, SectionSpec, Settings } from '@vitrine/schemas'
import { sampleLanguageMap, withoutPictures } from './sample-translation.ts'

/** A component as a draft holds it, with what stands in its slots. */
export interface SampleComponent {
  readonly type: string
  readonly version?: number
  readonly settings?: Settings
  readonly slots?: Readonly<Record<string, readonly SampleComponent[]>>
}

interface SampleOptions {
  /** In English the texts are what was given; in other languages every text gets a sample translation. */
  readonly language?: string
  /** Other languages show the English texts, as where nobody has translated them. */
  readonly untranslated?: boolean
  readonly withoutPictures?: boolean
  /** The number of the first id, to keep two trees on a page apart. */
  readonly start?: number
}

/** The languages of the sample site: English is its default, and all that others fall back to. */
const configuration = { defaultLanguage: 'en', languages: [] }
const empty: Settings = { props: {} }

function settingsFor(spec: SectionSpec, given: Settings, options: SampleOptions): Settings {
  const { language = 'en', untranslated = false } = options
  const settings = options.withoutPictures ? { ...given, props: withoutPictures(spec.props, given.props) } : given
  if (untranslated || language === 'en' || settings.editPropsByLangEnvMap?.[language]) return settings
  const { props } = resolve(spec.props, settings, languageOrder(configuration, 'en'))
  const map = sampleLanguageMap(spec.props, props, language)
  return { ...settings, editPropsByLangEnvMap: { ...settings.editPropsByLangEnvMap, [language]: map } }
}

/**
 * A tree as an edition holds it, resolved in one language: what tests and stories draw. Ids count up
 * in the order of the document: `sample01`, `sample02` …
 */
export function sampleTree(
  specs: Specs,
  placed: readonly SampleComponent[],
  options: SampleOptions = {},
): ResolvedTree {
  const { language = 'en', start = 1 } = options
  const components: Record<string, ResolvedComponent> = {}
  let next = start
  const place = ({ type, version, settings = empty, slots = {} }: SampleComponent): string => {
    const id = `sample${String(next++).padStart(2, '0')}`
    const spec = specOf(specs, type)
    const { props, mobile, languages } = spec
      ? resolve(spec.props, settingsFor(spec, settings, options), languageOrder(configuration, language))
      : { props: settings.props, mobile: {}, languages: {} }
    const component = { id, type, version: version ?? spec?.version ?? 1, props, mobile, languages }
    // Set before its children, so that components stand in the order of the document.
    components[id] = component
    const slotted = Object.entries(slots).map(([name, children]) => [name, children.map(place)] as const)
    if (slotted.length > 0) components[id] = { ...component, slots: Object.fromEntries(slotted) }
    return id
  }
  const root = placed.map(place)
  return { root, components, outline: outlineOf({ root, components }, specs) }
}
