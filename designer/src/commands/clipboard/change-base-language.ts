import type { OperationInput } from '@vitrine/editor-core'
import { storedPath } from '@vitrine/editor-core'
import { baseLanguage, isUpToDate } from '@vitrine/model'
import { getIn, type On, type SectionProps, type Settings, schemaAt } from '@vitrine/schemas'
import type { SubtreeWithSettings } from '../../placement/subtree.ts'
import type { Editor } from '../../store/editor.ts'

/** The settings without what one language says. */
function withoutLanguage(settings: Settings, language: string): Settings {
  const { [language]: _map, ...maps } = settings.editPropsByLangEnvMap ?? {}
  const { [language]: _meta, ...meta } = settings.translationMeta ?? {}
  return { ...settings, editPropsByLangEnvMap: maps, translationMeta: meta }
}

const basePath = (props: SectionProps, { props: values }: Settings, path: string): string =>
  schemaAt(props, path)?.responsive === true ? path : storedPath(props, values, path, 'pc')

/**
 * Components of a site with another source language, for this one: what they say in the source language
 * here becomes the base, and what was the base stays with its language. What was never translated
 * stays in the base as it is. A third language that was up to date with the one still is with the other.
 *
 * @returns the components to insert, and what is set once they stand there.
 */
export function withOtherBase(
  editor: Editor,
  subtree: SubtreeWithSettings,
  from: string,
  on: On,
): { readonly subtree: SubtreeWithSettings; readonly operations: readonly OperationInput[] } {
  const { configuration } = editor.state.getState()
  const base = baseLanguage(configuration)
  if (from === base) return { subtree, operations: [] }
  const keepsOld = configuration.languages.some(({ code }) => code === from)
  const operations: OperationInput[] = []
  const settings = Object.entries(subtree.settings).map(([component, values]) => {
    const entries = Object.entries(values.editPropsByLangEnvMap?.[base] ?? {})
    const props = editor.specs.find(({ type }) => type === subtree.components[component]?.type)?.props
    if (!props || entries.length === 0) return [component, values] as const
    for (const [path, value] of entries) {
      const of = { ...on, component }
      const stored = basePath(props, values, path)
      const old = getIn(values.props, stored)
      operations.push({ type: 'set-setting', of, path: stored, value })
      for (const { code } of configuration.languages) {
        const same = code === base || code === from ? undefined : values.editPropsByLangEnvMap?.[code]?.[path]
        const notes = [base, code].map((language) => values.translationMeta?.[language]?.[path])
        if (same === undefined || !notes.every((note) => !note || isUpToDate(props, values, path, note))) continue
        const { source: _source, ...meta } = notes[1] ?? { source: '', status: 'new' as const }
        operations.push({ type: 'set-setting', of, path, language: code, value: same, meta })
      }
      if (keepsOld && old !== undefined) operations.push({ type: 'set-setting', of, path, value: old, language: from })
    }
    return [component, withoutLanguage(values, base)] as const
  })
  return { subtree: { ...subtree, settings: Object.fromEntries(settings) }, operations }
}
