import { type PageType, pageProps } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesignerContext } from '../../../context/designer-context.ts'
import panel from '../../../controls/panel.module.css'
import { useDraft, useEditor, useView } from '../../../store/context.ts'
import { RecordPanel } from '../../record-panel.tsx'
import { useWishes } from '../../use-dispatch.ts'
import { useForAll } from '../../use-for-all.tsx'
import { nameOfPage } from '../page-names.ts'
import { useOpenPage } from '../use-open-page.ts'
import { contentFrom, duplicateOf, freeTypes, newPageContent, recordFor, templatesFor } from './new-page.ts'
import { type Start, StartChoice } from './start-choice.tsx'

/** A new page: its name, its kind, and what it begins with. It stands behind the one that is shown. */
export function AddPageButton({ onBack }: { readonly onBack: (made?: string) => void }) {
  const { t } = useTranslation('designer')
  const { templates: all = [] } = useDesignerContext()
  const editor = useEditor()
  const pages = useDraft(({ pagesList }) => pagesList)
  const current = useView(({ curPageId }) => curPageId)
  const { wish, refused, refuse } = useWishes()
  const { open, load } = useOpenPage(refuse)
  const [name, setName] = useState('')
  const [pageType, setType] = useState<PageType>('pages')
  const templates = templatesFor(all, pageType, editor.specs)
  const [chosen, setStart] = useState<Start>()
  const start = chosen ?? (pageType === 'pages' ? 'empty' : (templates[0]?.id ?? 'empty'))
  const [copied, setCopied] = useState(current)
  const [isMissing, setMissing] = useState(false)
  const nameForAll = useForAll()
  const typeForAll = useForAll()
  const id = useId()
  const language = editor.state.getState().configuration.defaultLanguage

  async function content() {
    const record = recordFor(pages, pageType, name.trim())
    if (start !== 'copy')
      return {
        page: record,
        ...contentFrom(
          editor.specs,
          templates.find((template) => template.id === start),
        ),
      }
    const original = (await load(copied)) ? newPageContent(editor, copied) : undefined
    return original && { ...duplicateOf(pages, original), page: record }
  }

  const nameField = useRef<HTMLInputElement>(null)
  async function add(event: FormEvent) {
    event.preventDefault()
    setMissing(name.trim() === '')
    if (name.trim() === '') return nameField.current?.focus()
    const made = await content()
    const after = pages.some((page) => page.id === current) ? current : (pages.at(-1)?.id ?? null)
    if (!made || !wish({ type: 'add-page', ...made, after })) return
    await open(made.page.id)
    onBack(made.page.id)
  }

  return (
    <RecordPanel title={t('pages.add')} back={t('pages.back')} onBack={() => onBack()}>
      <form className={panel.section} noValidate onSubmit={(event) => void add(event)}>
        {refused && (
          <p role="alert" className={frames.error}>
            {refused}
          </p>
        )}
        <div className={panel.field}>
          <div className={panel.labels}>
            <label htmlFor={`${id}-name`}>{t('pages.name')}</label>
            {nameForAll.mark}
          </div>
          <input
            ref={nameField}
            id={`${id}-name`}
            className={controls.input}
            dir="auto"
            value={name}
            maxLength={pageProps.properties.name.maxLength}
            aria-required
            aria-invalid={isMissing || undefined}
            aria-describedby={[nameForAll.markId, isMissing && `${id}-missing`].filter(Boolean).join(' ') || undefined}
            onChange={(event) => setName(event.target.value)}
          />
          {isMissing && (
            <p id={`${id}-missing`} role="alert" className={frames.error}>
              {t('pages.nameMissing')}
            </p>
          )}
        </div>
        <div className={panel.field}>
          <div className={panel.labels}>
            <label htmlFor={`${id}-type`}>{t('pages.type')}</label>
            {typeForAll.mark}
          </div>
          <select
            id={`${id}-type`}
            className={controls.select}
            value={pageType}
            aria-describedby={typeForAll.markId}
            onChange={(event) => {
              setType(event.target.value as PageType)
              setStart(undefined)
            }}
          >
            {freeTypes(pages).map((type) => (
              <option key={type} value={type}>
                {t(`pageType.${type}`)}
              </option>
            ))}
          </select>
        </div>
        <StartChoice templates={templates} start={start} onChange={setStart} />
        {start === 'copy' && (
          <div className={panel.field}>
            <label htmlFor={`${id}-copied`}>{t('pages.copied')}</label>
            <select
              id={`${id}-copied`}
              className={controls.select}
              value={copied}
              onChange={(event) => setCopied(event.target.value)}
            >
              {pages.map((page) => (
                <option key={page.id} value={page.id}>
                  {nameOfPage(editor, page, language)}
                </option>
              ))}
            </select>
          </div>
        )}
        <button type="submit" className={controls.button} data-main>
          {t('pages.create')}
        </button>
      </form>
    </RecordPanel>
  )
}
