import { createMediaLibrary } from '@vitrine/editor-core'
import { activeTheme } from '@vitrine/model'
import type { SetterServices } from '@vitrine/setters'
import { useMemo } from 'react'
import { useDesignerContext } from '../context/designer-context.ts'
import { hasFeature } from '../context/features.ts'
import { useDraft, useEditorStore, useView } from '../store/context.ts'
import { createSetterServices } from './setter-services.ts'

/** What the setters of this draft ask for: its pages, headings, contents, media and theme. */
export function useSetterServices(): SetterServices {
  const parts = useDesignerContext()
  const editorStore = useEditorStore()
  const editingLanguage = useView(({ curLanguageEnv }) => curLanguageEnv)
  const configuration = useDraft(({ configuration }) => configuration)
  const themeColours = useMemo(() => activeTheme({ ...configuration }).colors, [configuration])
  const { send } = parts
  const hasLibrary = hasFeature(parts, 'media')
  const media = useMemo(
    () => (hasLibrary ? (parts.media ?? createMediaLibrary(send)) : undefined),
    [hasLibrary, parts.media, send],
  )
  return useMemo(
    () => createSetterServices({ parts, editorStore, editingLanguage, themeColours, media }),
    [parts, editorStore, editingLanguage, themeColours, media],
  )
}
