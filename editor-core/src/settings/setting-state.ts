import { baseTextsOf, entryOf, type Layer, shownWords, sourceWords, type TranslatedText, textsIn } from '@vitrine/model'
import { getIn, type Json, type Settings, schemaAt, THEME_MARKER } from '@vitrine/schemas'
import type { FieldState, FieldTranslation, Origin } from '@vitrine/setters/internal'
import { resolved } from './resolved.ts'
import { type EditedSettings, layerFor } from './setting-operation.ts'
import { shownValues } from './shown-values.ts'
import { storedPath } from './stored-path.ts'

const whole: FieldState = { origin: { kind: 'base' }, isOwn: false }

/** Answers what is known of a setting besides its value: whose it is, whether it can be taken away, its translation. */
export function createSettingStates(edited: EditedSettings): (settings: Settings, path: string) => FieldState {
  const { editor, props, language, device } = edited
  const textAt = createTexts(edited)
  const source = () => editor.sourceLanguage()

  function isOwn(settings: Settings, path: string): boolean {
    const layer = layerFor(editor, props, path, language)
    return layer === undefined
      ? getIn(settings.props, storedPath(props, settings.props, path, device)) !== undefined
      : Object.hasOwn(settings.editPropsByLangEnvMap?.[layer] ?? {}, path)
  }

  function originOf(value: Json | undefined, layer: Layer | undefined, isBase: boolean): Origin {
    if (layer?.kind === 'deleted') return { kind: 'deleted' }
    if (layer?.kind === 'language')
      return { kind: layer.language === language ? 'language' : 'inherited', language: layer.language }
    if (value === undefined) return { kind: 'none' }
    if (typeof value === 'string' && value.startsWith(THEME_MARKER)) return { kind: 'theme' }
    if (layer?.kind !== 'base') return { kind: 'default' }
    return isBase ? { kind: 'base' } : { kind: 'inherited', language: source() }
  }

  function changedAt(settings: Settings, path: string): FieldTranslation['changed'] {
    const entry = entryOf(settings.editPropsByLangEnvMap?.[language] ?? {}, path)
    const from = entry === undefined ? undefined : settings.translationMeta?.[language]?.[entry]?.source
    if (entry === undefined || from === undefined) return undefined
    return { from, to: shownWords(sourceWords(props, settings, entry)) }
  }

  function translationAt(settings: Settings, path: string, layer: Layer | undefined): FieldTranslation | undefined {
    const text = textAt(settings, path)
    if (!text) return undefined
    const isInherited = text.state === 'missing' && layer?.kind === 'language'
    const changed = text.state === 'stale' ? changedAt(settings, path) : undefined
    return {
      state: isInherited ? 'inherited' : text.state,
      source: text.source,
      sourceLanguage: source(),
      ...(changed && { changed }),
    }
  }

  return (settings, path) => {
    if (path === '') return whole
    const values = resolved(props, settings, editor.order(language))
    const layer = values.layers[path]
    const schema = schemaAt(props, path)
    const isSource = source() === language
    const isForAll = !isSource && schema?.translatable !== true
    const isOfPhone =
      device === 'mobile' &&
      schema?.responsive === true &&
      values.mobile[path] !== undefined &&
      values.layers[`${path}.mobile`]?.kind === 'base'
    const value = getIn(shownValues(values, device), path)
    const translation = isSource || isForAll ? undefined : translationAt(settings, path, layer)
    return {
      origin: isOfPhone ? { kind: 'mobile' } : originOf(value, layer, isForAll || isSource),
      isOwn: layer?.kind === 'deleted' || isOwn(settings, path),
      ...(isForAll && { isForAll }),
      ...(translation && { translation }),
    }
  }
}

/** What became of each text of the base in the edited language; worked out once for the same settings. */
function createTexts({ editor, props, language }: EditedSettings) {
  let known: { readonly of: Settings; readonly byPath: ReadonlyMap<string, TranslatedText> } | undefined
  return (settings: Settings, path: string): TranslatedText | undefined => {
    if (known?.of !== settings) {
      const source = editor.sourceLanguage()
      const all = textsIn(baseTextsOf(props, settings, source), language)
      known = { of: settings, byPath: new Map([...all].map((text) => [text.path, text])) }
    }
    return known.byPath.get(path)
  }
}
