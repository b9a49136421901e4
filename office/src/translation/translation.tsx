import { nameOfLanguage } from '@vitrine/editor-core'
import { listTexts, type TextList as Texts } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import Languages from 'lucide-react/icons/languages'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useContentLanguages } from '../contents/use-content-languages.ts'
import { useOffice } from '../context/office-context.ts'
import { useScreenCommands } from '../context/screen-commands.ts'
import { Page } from '../controls/page.tsx'
import { EmptyState, RequestState } from '../controls/request-state.tsx'
import { Link } from '../navigation/link.tsx'
import { useQuery } from '../navigation/navigation-context.ts'
import { useUnsaved } from '../navigation/use-unsaved.ts'
import { deskKey, deskKeys } from './desk-keys.ts'
import { TextEditor } from './text-editor.tsx'
import { TextFilters } from './text-filters.tsx'
import { showRow, TextList } from './text-list.tsx'
import { readTextsView, type TextsView, textsQuestion } from './texts-view.ts'
import styles from './translation.module.css'
import { usePlaceWords } from './use-place-words.ts'
import { type TypedTexts, type TypedTextsState, useTextEditing } from './use-text-editing.ts'
import { useTextList } from './use-text-list.ts'

const noPlaces: Texts['places'] = []
/** So long after the last step another text is noted in the address, in milliseconds. */
const REST = 200

/** The language that is shown: the one of the address, else the first that the member may write. */
function useShownLanguage({ language }: TextsView): {
  readonly language: string | undefined
  readonly hasNone: boolean
} {
  const { member } = useOffice()
  const known = useContentLanguages()
  const codes = known?.languages.map(({ code }) => code).filter((code) => code !== known.sourceLanguage) ?? []
  const own = member.languages?.find((code) => codes.includes(code))
  return { language: language ?? own ?? codes[0], hasNone: known !== undefined && codes.length === 0 }
}

/** The desk of translations: every text of the site in one language, found, translated and accepted. */
export default function Translation() {
  const { t } = useTranslation('office')
  const [query] = useQuery()
  const view = readTextsView(query)
  const { language, hasNone } = useShownLanguage(view)
  const typed = useState<TypedTexts>(new Map())
  useUnsaved([...typed[0].values()].some((one) => one.typed !== undefined))
  return (
    <Page title={t('screen.translation')} actions={<OtherWays />} isWide>
      {hasNone && language === undefined ? (
        <EmptyState icon={Languages} text={t('translation.noLanguages')} />
      ) : (
        <Desk key={language ?? ''} {...{ view, language, typed }} />
      )}
    </Page>
  )
}

/** Translating without the desk: by an engine, and by people who work with files. */
function OtherWays() {
  const { t } = useTranslation('office')
  return (
    <>
      <Link to="/translation-tasks" className={controls.button}>
        {t('screen.translation-tasks')}
      </Link>
      <Link to="/settings/translation-files" className={controls.button}>
        {t('settings.part.translation-files')}
      </Link>
    </>
  )
}

interface DeskProps {
  readonly view: TextsView
  readonly language: string | undefined
  readonly typed: TypedTextsState
}

function Desk({ view, language, typed }: DeskProps) {
  const { t } = useTranslation('office')
  const [, setQuery] = useQuery()
  const { request, rows, saver, counts, noteSaved } = useTextList(view, language)
  const words = usePlaceWords(request.data?.places ?? noPlaces)
  return (
    <RequestState request={request} waiting={t('translation.reading')}>
      {(list) =>
        list.isReading || !rows || !saver || !counts || language === undefined ? (
          <p role="status" className={styles.reading}>
            {t('translation.reading')}
          </p>
        ) : (
          <>
            <TextFilters {...{ view, list, counts, language, words }} onChange={setQuery} />
            {list.ids.length === 0 ? (
              <NoTexts view={view} onShowAll={setQuery} />
            ) : (
              <TextsAndEditor {...{ view, list, rows, saver, language, words, noteSaved, typed }} />
            )}
          </>
        )
      }
    </RequestState>
  )
}

interface NoTextsProps {
  readonly view: TextsView
  readonly onShowAll: (changes: Readonly<Record<string, string | undefined>>) => void
}

function NoTexts({ view, onShowAll }: NoTextsProps) {
  const { t } = useTranslation('office')
  const isLess =
    view.q !== '' || view.state !== undefined || view.hasProblems || view.place !== undefined || view.by !== undefined
  return (
    <EmptyState icon={Languages} text={t(isLess ? 'translation.noMatch' : 'translation.empty')}>
      {isLess && (
        <button
          type="button"
          className={controls.button}
          onClick={() => onShowAll({ q: undefined, state: undefined, place: undefined, by: undefined })}
        >
          {t('translation.showAll')}
        </button>
      )}
    </EmptyState>
  )
}

interface TextsAndEditorProps extends Required<Pick<ReturnType<typeof useTextList>, 'rows' | 'saver' | 'noteSaved'>> {
  readonly view: TextsView
  readonly list: Texts
  readonly language: string
  readonly words: ReturnType<typeof usePlaceWords>
  readonly typed: TypedTextsState
}

/** Whether the member may write a language: translators only their own. */
function useMayWrite(language: string): (isContent: boolean) => boolean {
  const { may, member } = useOffice()
  const isOwn = member.role !== 'translator' || (member.languages ?? []).includes(language)
  return (isContent) => isOwn && may(isContent ? 'content.write' : 'draft.write')
}

function TextsAndEditor({ view, list, rows, saver, language, words, noteSaved, typed }: TextsAndEditorProps) {
  const { t } = useTranslation('office')
  const { locale, send } = useOffice()
  const [, setQuery] = useQuery()
  const { ids, sourceLanguage } = list
  const [selected, setSelected] = useState(view.text)
  const listRef = useRef<HTMLDivElement>(null)
  const fieldRef = useRef<HTMLTextAreaElement>(null)
  const mayWrite = useMayWrite(language)
  useScreenCommands(deskKeys)

  // Back from the designer: the text that was edited is shown again, where it stands in the list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each list
  useEffect(() => {
    const at = selected === undefined ? -1 : ids.indexOf(selected)
    if (at < 0 || !listRef.current) return
    showRow(listRef.current, at)
    rows.need(at, at)
  }, [list])
  useEffect(() => {
    if (selected === view.text) return undefined
    const timer = setTimeout(() => setQuery({ text: selected === undefined ? undefined : String(selected) }), REST)
    return () => clearTimeout(timer)
  })

  const toField = () => requestAnimationFrame(() => fieldRef.current?.focus({ preventScroll: true }))
  function select(id: number): void {
    setSelected(id)
    const at = ids.indexOf(id)
    if (at < 0) return
    rows.need(at, at)
    if (listRef.current) showRow(listRef.current, at)
  }
  /** On to the next text that is not translated, behind this one or from the start again. */
  async function next(): Promise<void> {
    const at = selected === undefined ? -1 : ids.indexOf(selected)
    const near = nearOpen(at)
    const found = near ?? (await farOpen(at))
    if (found === undefined) return
    select(found)
    toField()
  }
  /** Among rows that were read already; nothing where one comes first that was not. */
  function nearOpen(at: number): number | undefined {
    for (let place = at + 1; place < ids.length; place += 1) {
      const id = ids[place]
      const row = id === undefined ? undefined : rows.at(id)
      if (!row) return undefined
      if (row.state !== 'translated') return id
    }
    return undefined
  }
  async function farOpen(at: number): Promise<number | undefined> {
    const { state: _state, problems: _problems, ...question } = textsQuestion(view, language)
    const open = new Set((await send(listTexts, { ...question, state: 'open' })).ids)
    const around = [...ids.slice(at + 1), ...ids.slice(0, Math.max(at, 0))]
    return around.find((id) => open.has(id))
  }

  const { editingOf, isUnsaved } = useTextEditing({
    ...{ typed, language, saver },
    onSaved: noteSaved,
    onNext: () => void next(),
  })
  const row = selected === undefined ? undefined : rows.at(selected)
  const editing = row && editingOf(row)
  const isWritable = row !== undefined && mayWrite('content' in row.of)
  function close(): void {
    setSelected(undefined)
    listRef.current?.focus()
  }

  function onKeyDownCapture(event: KeyboardEvent<HTMLElement>): void {
    const key = deskKey(event)
    if (!key) return
    const isInEditor = event.target instanceof Node && !listRef.current?.contains(event.target)
    if (key === 'leave') {
      // What is typed stays; a menu or a dialog above it closes first.
      if (!isInEditor || event.defaultPrevented) return
      listRef.current?.focus()
    } else if (key === 'next') void next()
    else if (!editing || !isWritable) return
    else if (key === 'accept') editing.acceptAndNext()
    else if (key === 'copy') editing.copySource()
    else editing.keep()
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className={styles.desk} data-open={row !== undefined || undefined} onKeyDownCapture={onKeyDownCapture}>
      <TextList
        {...{ ids, rows, words, language, sourceLanguage, selected, isUnsaved, listRef }}
        languageNames={{ source: nameOfLanguage(locale, sourceLanguage), target: nameOfLanguage(locale, language) }}
        onSelect={select}
        onOpen={toField}
      />
      {row && editing ? (
        <TextEditor
          key={row.id}
          {...{ row, language, sourceLanguage, words, editing, fieldRef }}
          mayWrite={isWritable}
          onNext={() => void next()}
          onClose={close}
        />
      ) : (
        <p className={styles.choose}>{t('translation.choose')}</p>
      )}
    </div>
  )
}
