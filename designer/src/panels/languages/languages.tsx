import { nameOfLanguage, Panel } from '@vitrine/editor-core'
import panel from '@vitrine/editor-core/controls/panel.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import { useState } from 'react'
import { useDesignerContext } from '../../context/designer-context.ts'
import { useDraft, useEditor } from '../../store/context.ts'
import type { Configuration } from '../../store/tables/tables.ts'
import { type HistoryStep, UndoNotice } from '../undo-notice.tsx'
import { useDispatch } from '../use-dispatch.ts'
import { AddLanguage } from './site/add-language.tsx'
import { SiteLanguageList } from './site/language-list.tsx'
import { Translations } from './texts/translations.tsx'

/** Something with consequences that was done to a language, and the step that can be taken back. */
interface Done {
  readonly type: 'remove-language' | 'change-default-language'
  readonly code: string
  readonly text: string
  readonly step: HistoryStep | undefined
}

/** The languages of the site, and what waits to be translated into the one that is edited. */
export default function Languages() {
  const { t } = useTranslation('designer')
  const { locale } = useDesignerContext()
  const editor = useEditor()
  const { dispatch, error } = useDispatch()
  const [done, setDone] = useState<Done>()
  const isBack = useDraft(({ configuration }) => done !== undefined && isUndone(done, configuration))
  /** Does what has consequences, and shows a notice that can undo it. */
  function dispatchWithNotice(
    type: Done['type'],
    code: string,
    key: 'languages.removed' | 'history.change-default-language',
  ) {
    const text = t(key, { name: nameOfLanguage(locale, code) })
    if (dispatch({ type, language: code }))
      setDone({ type, code, text, step: editor.state.getState().history.past.at(-1) })
  }
  return (
    <Panel title={t('panel.languages')}>
      {error && (
        <p role="alert" className={`${frames.note} ${panel.note}`} data-kind="bad">
          {error}
        </p>
      )}
      {done && <UndoNotice text={done.text} step={done.step} isBack={isBack} onClose={() => setDone(undefined)} />}
      <section className={panel.section}>
        <p className={frames.hint}>{t('languages.hint')}</p>
        <SiteLanguageList
          dispatch={dispatch}
          onRemove={({ code }) => dispatchWithNotice('remove-language', code, 'languages.removed')}
          onMakeDefault={(code) =>
            dispatchWithNotice('change-default-language', code, 'history.change-default-language')
          }
        />
        <AddLanguage onAdd={(code) => void dispatch({ type: 'set-language', language: { code, enabled: false } })} />
      </section>
      <Translations />
    </Panel>
  )
}

const isUndone = ({ type, code }: Done, { languages, defaultLanguage }: Configuration): boolean =>
  type === 'remove-language' ? languages.some((language) => language.code === code) : defaultLanguage !== code
