import { nameOfPageType } from '@vitrine/editor-core'
import panel from '@vitrine/editor-core/controls/panel.module.css'
import { type PageRecord, type PageType, pageProps } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import { type FormEvent, type RefObject, useId, useRef, useState } from 'react'
import { useDesignerContext } from '../../../context/designer-context.ts'
import { useDraft, useEditor, useView } from '../../../store/context.ts'
import { RecordPanel } from '../../record-panel.tsx'
import { useDispatch } from '../../use-dispatch.ts'
import { useForAll } from '../../use-for-all.tsx'
import { nameOfPage } from '../page-names.ts'
import { useOpenPage } from '../use-open-page.ts'
import { contentFrom, duplicateOf, freeTypes, newPageContent, recordFor, templatesFor } from './new-page.ts'
import { type Start, StartChoice } from './start-choice.tsx'

/** A new page: its name, its kind, and what it begins with. It stands behind the one that is shown. */
export function NewPage({ onBack }: { readonly onBack: (made?: string) => void }) {
  const { t } = useTranslation('designer')
  const { templates: all = [], pageTypes = [] } = useDesignerContext()
  const editor = useEditor()
  const pages = useDraft(({ pagesList }) => pagesList)
  const current = useView(({ curPageId }) => curPageId)
  const { dispatch, error, showError } = useDispatch()
  const { open, load } = useOpenPage(showError)
  const [name, setName] = useState('')
  const [pageType, setType] = useState<PageType>('pages')
  const templates = templatesFor(all, pageType, editor.specs)
  const [chosen, setStart] = useState<Start>()
  const start = chosen ?? (pageType === 'pages' ? 'empty' : (templates[0]?.id ?? 'empty'))
  const [copied, setCopied] = useState(current)
  const [isMissing, setMissing] = useState(false)

  async function content() {
    const record = recordFor(pages, pageTypes, pageType, name.trim())
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
    if (!made || !dispatch({ type: 'add-page', ...made, after })) return
    await open(made.page.id)
    onBack(made.page.id)
  }

  return (
    <RecordPanel title={t('pages.add')} back={t('pages.back')} onBack={() => onBack()}>
      <form className={panel.section} noValidate onSubmit={(event) => void add(event)}>
        {error && (
          <p role="alert" className={frames.error}>
            {error}
          </p>
        )}
        <NameField {...{ name, isMissing }} field={nameField} onChange={setName} />
        <TypeField
          {...{ pageType }}
          types={freeTypes(pages, pageTypes)}
          onChange={(type) => {
            setType(type)
            setStart(undefined)
          }}
        />
        <StartChoice templates={templates} start={start} onChange={setStart} />
        {start === 'copy' && <CopiedField {...{ pages, copied }} onChange={setCopied} />}
        <button type="submit" className={controls.button} data-main>
          {t('pages.create')}
        </button>
      </form>
    </RecordPanel>
  )
}

interface NameFieldProps {
  readonly name: string
  readonly isMissing: boolean
  readonly field: RefObject<HTMLInputElement | null>
  readonly onChange: (name: string) => void
}

function NameField({ name, isMissing, field, onChange }: NameFieldProps) {
  const { t } = useTranslation('designer')
  const { mark, markId } = useForAll()
  const id = useId()
  return (
    <div className={panel.field}>
      <div className={panel.labels}>
        <label htmlFor={`${id}-name`}>{t('pages.name')}</label>
        {mark}
      </div>
      <input
        ref={field}
        id={`${id}-name`}
        className={controls.input}
        dir="auto"
        value={name}
        maxLength={pageProps.properties.name.maxLength}
        aria-required
        aria-invalid={isMissing || undefined}
        aria-describedby={[markId, isMissing && `${id}-missing`].filter(Boolean).join(' ') || undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {isMissing && (
        <p id={`${id}-missing`} role="alert" className={frames.error}>
          {t('pages.nameMissing')}
        </p>
      )}
    </div>
  )
}

interface TypeFieldProps {
  readonly pageType: PageType
  readonly types: readonly PageType[]
  readonly onChange: (type: PageType) => void
}

function TypeField({ pageType, types, onChange }: TypeFieldProps) {
  const { t } = useTranslation('designer')
  const { mark, markId } = useForAll()
  const id = useId()
  return (
    <div className={panel.field}>
      <div className={panel.labels}>
        <label htmlFor={id}>{t('pages.type')}</label>
        {mark}
      </div>
      <select
        id={id}
        className={controls.select}
        value={pageType}
        aria-describedby={markId}
        onChange={(event) => {
          const chosen = types.find((type) => type === event.target.value)
          if (chosen) onChange(chosen)
        }}
      >
        {types.map((type) => (
          <option key={type} value={type}>
            {nameOfPageType(t, type)}
          </option>
        ))}
      </select>
    </div>
  )
}

interface CopiedFieldProps {
  readonly pages: readonly PageRecord[]
  readonly copied: string
  readonly onChange: (page: string) => void
}

/** Which page is copied. */
function CopiedField({ pages, copied, onChange }: CopiedFieldProps) {
  const { t } = useTranslation('designer')
  const editor = useEditor()
  const language = useDraft(({ configuration }) => configuration.defaultLanguage)
  const id = useId()
  return (
    <div className={panel.field}>
      <label htmlFor={id}>{t('pages.copied')}</label>
      <select id={id} className={controls.select} value={copied} onChange={(event) => onChange(event.target.value)}>
        {pages.map((page) => (
          <option key={page.id} value={page.id}>
            {nameOfPage(editor, page, language)}
          </option>
        ))}
      </select>
    </div>
  )
}
