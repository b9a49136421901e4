import {
  type Draft,
  menuProps,
  type PageSchema,
  pageProps,
  type SettingsById,
  type SharedPart,
  type TranslationStatus,
} from '@vitrine/schemas'
import { type Specs, specOf } from '../document/specs.ts'
import { withEveryNote } from '../operations/notes.ts'

/** The settings of components with a note for every translation; those whose section is unknown stay as they are. */
function withNotesOfComponents(
  components: PageSchema['components'],
  settingsById: SettingsById,
  specs: Specs,
  status: TranslationStatus,
): SettingsById {
  const noted = Object.entries(settingsById).map(([id, settings]) => {
    const component = Object.hasOwn(components, id) ? components[id] : undefined
    const spec = component && specOf(specs, component.type)
    return [
      id,
      spec && spec.version === component.version ? withEveryNote(spec.props, settings, status) : settings,
    ] as const
  })
  return Object.fromEntries(noted)
}

/**
 * A draft that comes in from somewhere else, with a note for every translation that has none: it was made
 * from what the base says now (R322). Components of older versions are upgraded before.
 *
 * @param status what these are by the account of whoever brings them.
 */
export function withNotesOfDraft(draft: Draft, specs: Specs, status: TranslationStatus): Draft {
  const { header, footer } = draft.globalConfiguration
  const components = Object.assign({}, ...Object.values(draft.pageSchemaMap).map((page) => page.components))
  const part = ({ pageSchema, componentsSettingValues }: SharedPart): SharedPart => ({
    pageSchema,
    componentsSettingValues: withNotesOfComponents(pageSchema.components, componentsSettingValues, specs, status),
  })
  return {
    ...draft,
    pagesList: draft.pagesList.map((page) => ({ ...page, settings: withEveryNote(pageProps, page.settings, status) })),
    menuList: draft.menuList.map((menu) => ({ ...menu, settings: withEveryNote(menuProps, menu.settings, status) })),
    componentsSettingValues: withNotesOfComponents(components, draft.componentsSettingValues, specs, status),
    globalConfiguration: {
      ...draft.globalConfiguration,
      ...(header && { header: part(header) }),
      ...(footer && { footer: part(footer) }),
    },
  }
}
