import type { SiteLanguage } from '@vitrine/schemas'
import { useState } from 'react'
import { nameOfLanguage } from '../../commands/names.ts'
import { useParts } from '../../parts.ts'
import { useEditor } from '../../store/context.ts'
import controls from '../controls.module.css'
import { Panel } from '../panel.tsx'
import { type HistoryStep, UndoNotice } from '../undo-notice.tsx'
import { useWishes } from '../use-wishes.ts'
import { AddLanguage } from './add-language.tsx'
import { LanguageList } from './language-list.tsx'
import { Translations } from './translations.tsx'

/** The languages of the site, and what waits to be translated into the one that is edited. */
export default function Languages() {
  const { say, locale } = useParts()
  const editor = useEditor()
  const { wish, refused } = useWishes()
  const [removed, setRemoved] = useState<{ readonly code: string; readonly step: HistoryStep | undefined }>()
  function remove({ code }: SiteLanguage) {
    if (wish({ type: 'remove-language', language: code }))
      setRemoved({ code, step: editor.state.getState().history.past.at(-1) })
  }
  return (
    <Panel title={say('panel.languages')}>
      {refused && (
        <p role="alert" className={controls.alert}>
          {refused}
        </p>
      )}
      {removed && (
        <UndoNotice
          text={say('languages.removed', { name: nameOfLanguage(locale, removed.code) })}
          step={removed.step}
          onClose={() => setRemoved(undefined)}
        />
      )}
      <section className={controls.section}>
        <p className={controls.hint}>{say('languages.hint')}</p>
        <LanguageList wish={wish} onRemove={remove} />
        <AddLanguage onAdd={(code) => void wish({ type: 'set-language', language: { code, enabled: false } })} />
      </section>
      <Translations />
    </Panel>
  )
}
