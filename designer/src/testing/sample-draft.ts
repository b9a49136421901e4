import { builtInTheme, type Component, type Draft, type Json, type Settings } from '@vitrine/schemas'

interface Placed {
  readonly id: string
  readonly type: string
  readonly props?: Readonly<Record<string, Json>>
  readonly slots?: Readonly<Record<string, readonly Placed[]>>
}

const theme = { ...builtInTheme, _$id_: 'theme1', name: 'Plain' }

/** A draft of one page, `home`, with some components on it; the languages are en, de and ar. */
export function sampleDraft(placed: readonly Placed[], given: Partial<Draft> = {}): Draft {
  const components: Record<string, Component> = {}
  const settings: Record<string, Settings> = {}
  const put = ({ id, type, props = {}, slots }: Placed): string => {
    const inside = Object.entries(slots ?? {}).map(([name, list]) => [name, list.map(put)] as const)
    components[id] = { type, version: 1, ...(inside.length > 0 && { slots: Object.fromEntries(inside) }) }
    settings[id] = { props }
    return id
  }
  const root = placed.map(put)
  return {
    draftsId: '1',
    name: 'Draft',
    revision: 1,
    pagesList: [{ id: 'home', pageType: 'home', order: 0, settings: { props: { name: 'Home' } } }],
    menuList: [],
    pageSchemaMap: { home: { version: 1, root, components } },
    componentsSettingValues: settings,
    globalConfiguration: {
      themeSettings: [theme],
      openThemeId: theme._$id_,
      defaultLanguage: 'en',
      languages: [
        { code: 'en', enabled: true },
        { code: 'de', enabled: true },
        { code: 'ar', enabled: true },
      ],
    },
    ...given,
  }
}
