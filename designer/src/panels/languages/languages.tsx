import frames from '@vitrine/setters/controls/frames.module.css'
import { useState } from 'react'
import { nameOfLanguage } from '../../commands/names.ts'
import { useParts } from '../../parts.ts'
import { useEditor } from '../../store/context.ts'
import panel from '../panel.module.css'
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
  const [done, setDone] = useState<{ readonly text: string; readonly step: HistoryStep | undefined }>()
  /** Does what has consequences, and tells of it with the way back. */
  function doAndTell(type: 'remove-language' | 'change-default-language', code: string, told: string) {
    const text = say(told, { name: nameOfLanguage(locale, code) })
    if (wish({ type, language: code })) setDone({ text, step: editor.state.getState().history.past.at(-1) })
  }
  return (
    <Panel title={say('panel.languages')}>
      {refused && (
        <p role="alert" className={`${frames.note} ${panel.note}`} data-kind="bad">
          {refused}
        </p>
      )}
      {done && <UndoNotice text={done.text} step={done.step} onClose={() => setDone(undefined)} />}
      <section className={panel.section}>
        <p className={frames.hint}>{say('languages.hint')}</p>
        <LanguageList
          wish={wish}
          onRemove={({ code }) => doAndTell('remove-language', code, 'languages.removed')}
          onMakeDefault={(code) => doAndTell('change-default-language', code, 'history.change-default-language')}
        />
        <AddLanguage onAdd={(code) => void wish({ type: 'set-language', language: { code, enabled: false } })} />
      </section>
      <Translations />
    </Panel>
  )
}
