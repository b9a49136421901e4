import { baseLanguage, baseTextsOf, settingsProblems, textsIn } from '@vitrine/model'
import type { SectionProps, Settings } from '@vitrine/schemas'
import { useMemo } from 'react'
import { useDraft, useEditor, useSettings, useView } from '../../store/context.ts'

const wrong = new WeakMap<Settings, boolean>()

/** Worked out once for each state of some settings; what has none yet is of any section. */
function isWrong(props: SectionProps, settings: Settings): boolean {
  if (settings === nothing) return settingsProblems(props, settings).length > 0
  const known = wrong.get(settings) ?? settingsProblems(props, settings).length > 0
  wrong.set(settings, known)
  return known
}

const nothing: Settings = { props: {} }

/** The marks of a component in a list: whether something in it is wrong, or not translated. */
export function useMarks(id: string): { readonly hasErrors: boolean; readonly isUntranslated: boolean } {
  const editor = useEditor()
  const settings = useSettings(id) ?? nothing
  const language = useView(({ curLanguageEnv }) => curLanguageEnv)
  const base = useDraft(({ configuration }) => baseLanguage(configuration))
  const props = editor.specOf(id)?.props
  return useMemo(() => {
    if (!props) return { hasErrors: true, isUntranslated: false }
    const texts = language === base ? [] : textsIn(baseTextsOf(props, settings, base), language)
    return {
      hasErrors: isWrong(props, settings),
      isUntranslated: [...texts].some(({ state }) => state !== 'translated'),
    }
  }, [props, settings, language, base])
}
