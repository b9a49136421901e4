import { builtInTheme, type Component, type Draft, type Settings } from '@vitrine/schemas'
import type { Placed } from './page.ts'

export const DRAFT = 'benchdraft'
const HOME = 'home'

/** A draft with the page as its home page. */
export function draftOf(page: readonly Placed[]): Draft {
  const components: Record<string, Component> = {}
  const settings: Record<string, Settings> = {}
  const take = ({ id, type, title, text, content }: Placed) => {
    const slots = type === 'container' ? { slots: { content: content.map((inner) => inner.id) } } : {}
    components[id] = { type: `bench-${type}`, version: 1, ...slots }
    settings[id] = { props: type === 'section' ? { title, text } : {} }
    content.forEach(take)
  }
  page.forEach(take)
  return {
    draftsId: DRAFT,
    name: 'Bench',
    revision: 1,
    pagesList: [{ id: HOME, pageType: 'home', order: 0, settings: { props: { name: 'Home' } } }],
    menuList: [],
    pageSchemaMap: { [HOME]: { version: 1, root: page.map(({ id }) => id), components } },
    componentsSettingValues: settings,
    globalConfiguration: {
      themeSettings: [builtInTheme],
      openThemeId: builtInTheme._$id_,
      defaultLanguage: 'en',
      languages: [
        { code: 'en', enabled: true },
        { code: 'ar', enabled: true },
      ],
    },
  }
}
