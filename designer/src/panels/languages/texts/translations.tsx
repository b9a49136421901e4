import { nameOfLanguage, nameOfMenu } from '@vitrine/editor-core'
import panel from '@vitrine/editor-core/controls/panel.module.css'
import { baseLanguage } from '@vitrine/model'
import type { PageRecord } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import { useId, useMemo, useState } from 'react'
import { useCommands } from '../../../commands/commands-context.tsx'
import { useDesignerContext } from '../../../context/designer-context.ts'
import { useDraft, useEditor, useView } from '../../../store/context.ts'
import { nameOfPage } from '../../pages/page-names.ts'
import { nameOfWhere } from '../../places/place-name.ts'
import styles from '../languages.module.css'
import { Disclosure } from './disclosure.tsx'
import { type Group, keyOfGroup, waitingIn } from './owners.ts'
import { useCoverage } from './use-coverage.ts'
import { useElsewhere } from './use-elsewhere.ts'
import { WaitingTexts } from './waiting-texts.tsx'

/** So many pages that are not loaded are asked for at once. */
const PAGES = 25

/** What is translated into the language that is edited: by page, with the texts that wait. */
export function Translations() {
  const { t } = useTranslation('designer')
  const { locale } = useDesignerContext()
  const language = useView(({ curLanguageEnv }) => curLanguageEnv)
  const isSource = useDraft(({ configuration }) => baseLanguage(configuration) === language)
  const id = useId()
  const name = nameOfLanguage(locale, language)
  return (
    <section className={panel.section} aria-labelledby={id}>
      <div className={panel.sectionHead}>
        <h3 id={id}>{t('translations.title', { name })}</h3>
      </div>
      {isSource ? (
        <p className={frames.hint}>{t('translations.default')}</p>
      ) : (
        <Groups key={language} language={language} />
      )}
    </section>
  )
}

function Groups({ language }: { readonly language: string }) {
  const { t } = useTranslation('designer')
  const editor = useEditor()
  const context = useCommands()
  const coverage = useCoverage()
  const pages = useDraft(({ pagesList }) => pagesList)
  const loaded = useDraft((state) => state.loaded)
  const [shown, setShown] = useState(PAGES)
  const [open, setOpen] = useState<string>()
  const others = pages.filter(({ id }) => !loaded.includes(id))
  const asked = others.slice(0, shown)
  const elsewhere = useElsewhere(asked, language)
  if (!coverage) return <p className={frames.hint}>{t('translations.counting')}</p>
  const toggle = (key: string) => setOpen(open === key ? undefined : key)

  const around = [...coverage.values()].filter(({ group }) => !('page' in group))
  const here = (group: Group, name: string) => {
    const key = keyOfGroup(group)
    const figures = coverage.get(key)?.coverage[language]
    if (!figures || figures.total === 0) return null
    return (
      <Disclosure
        key={key}
        name={name}
        waiting={figures.total - figures.translated}
        isOpen={open === key}
        onToggle={() => toggle(key)}
        figures={figures}
      >
        <TextsHere group={group} language={language} counted={coverage} />
      </Disclosure>
    )
  }
  const there = (page: PageRecord) => {
    const key = keyOfGroup({ page: page.id })
    const found = elsewhere.get(page.id)
    return (
      <Disclosure
        key={key}
        name={nameOfPage(editor, page, language)}
        waiting={found?.total}
        isOpen={open === key}
        onToggle={() => toggle(key)}
      >
        {found && <WaitingTexts texts={found.items} total={found.total} language={language} />}
      </Disclosure>
    )
  }
  return (
    <>
      <ul className={styles.groups}>
        {around.map(({ group }) =>
          here(group, 'menu' in group ? nameOfMenu(context, group.menu) : nameOfWhere(context, group)),
        )}
        {pages.map((page) =>
          coverage.has(keyOfGroup({ page: page.id }))
            ? here({ page: page.id }, nameOfPage(editor, page, language))
            : asked.includes(page) && there(page),
        )}
      </ul>
      {others.length > shown && (
        <button type="button" className={controls.button} onClick={() => setShown(shown + PAGES)}>
          {t('translations.morePages', { count: others.length - shown })}
        </button>
      )}
    </>
  )
}

interface TranslationsProps {
  readonly group: Group
  readonly language: string
  /** Another object after each count: then it is looked again. */
  readonly counted: object
}

function TextsHere({ group, language, counted }: TranslationsProps) {
  const editor = useEditor()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft that was counted is what is looked at
  const texts = useMemo(() => waitingIn(editor, group, language), [editor, group, language, counted])
  return <WaitingTexts texts={texts} language={language} />
}
