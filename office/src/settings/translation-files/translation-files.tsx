import { nameOfLanguage, textIn, useCommandsContext } from '@vitrine/editor-core'
import {
  type ContentKind,
  contentKinds,
  createTranslationImport,
  exportTranslations,
  listDrafts,
  listTranslationImports,
  textStates,
  websiteDraft,
} from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ContentLanguages, useContentLanguages } from '../../contents/use-content-languages.ts'
import { useOffice } from '../../context/office-context.ts'
import { useAction, useCall } from '../../context/use-call.ts'
import { ActionError } from '../../controls/action-error.tsx'
import { DataTable } from '../../controls/data-table.tsx'
import { Field, SelectField } from '../../controls/field.tsx'
import { Badge, Card } from '../../controls/page.tsx'
import { saveFile } from '../../controls/save-file.ts'
import { Time } from '../../controls/time.tsx'
import { useQuery } from '../../navigation/navigation-context.ts'
import styles from '../settings.module.css'
import { ImportReview } from './import-review.tsx'
import { stateKeys } from './state-keys.ts'
import { useStateName } from './state-name.ts'
import own from './translation-files.module.css'

/** Texts for translators as files, and what comes back: `/settings/translation-files?id=k3v9Qa2Z`. */
export default function TranslationFiles() {
  const { t } = useTranslation('office')
  const { may } = useOffice()
  const [query] = useQuery()
  const languages = useContentLanguages()
  const id = query.get('id') ?? undefined
  if (id !== undefined) return <ImportReview key={id} id={id} />
  return (
    <div className={styles.stack}>
      <p className={styles.text}>{t('translationFiles.intro')}</p>
      {languages && <ExportTexts languages={languages} />}
      {languages && may('draft.write') && <ImportTexts languages={languages} />}
      <PastImports />
    </div>
  )
}

interface OfLanguages {
  readonly languages: ContentLanguages
}

/** The languages into which something is translated, as choices. */
function useTargets({ languages, sourceLanguage }: ContentLanguages) {
  const { locale } = useOffice()
  return languages
    .filter(({ code }) => code !== sourceLanguage)
    .map(({ code }) => ({ value: code, label: nameOfLanguage(locale, code) }))
}

const PAGE = 'page/'

/** Which texts a choice means; all of them where it means none. */
function scopeIn(scope: string): { readonly pageId?: string; readonly kind?: ContentKind } {
  if (scope.startsWith(PAGE)) return { pageId: scope.slice(PAGE.length) }
  const kind = contentKinds.find((one) => one === scope)
  return kind === undefined ? {} : { kind }
}

/** The pages of the site, by their names in a language. */
function usePages(language: string): readonly { readonly id: string; readonly name: string }[] {
  const draftsId = useCall(listDrafts, {}).data?.[0]?.id
  const draft = useCall(websiteDraft, { id: draftsId ?? '' }, { isReady: draftsId !== undefined }).data
  return (draft?.pagesList ?? []).map(({ id, settings }) => ({ id, name: textIn(settings, 'name', language) || id }))
}

function ExportTexts({ languages }: OfLanguages) {
  const { t } = useTranslation('office')
  const { send, boot } = useOffice()
  const { announcer } = useCommandsContext()
  const stateName = useStateName()
  const targets = useTargets(languages)
  const [language, setLanguage] = useState(targets[0]?.value ?? '')
  const pages = usePages(language)
  /** `product`, or `page/` and an id. */
  const [scope, setScope] = useState('')
  const [format, setFormat] = useState<'xliff' | 'csv'>('xliff')
  const [states, setStates] = useState<ReadonlySet<string>>(new Set(textStates))
  const { isBusy, error, run } = useAction()
  async function download(event: FormEvent) {
    event.preventDefault()
    await run(async () => {
      const some = textStates.filter((one) => states.has(one))
      const question = {
        ...{ language, format },
        ...scopeIn(scope),
        ...(some.length < textStates.length && { states: some.join(',') }),
      }
      const file = (await send(exportTranslations, question)) as unknown as Blob
      const name = [boot.clientId, scope.replace(PAGE, ''), language].filter((part) => part !== '').join('-')
      saveFile(file, `${name}.${format === 'csv' ? 'csv' : 'xlf'}`)
      announcer.announce(t('settings.transfer.downloaded'))
    })
  }
  if (targets.length === 0) return null
  return (
    <Card title={t('translationFiles.export')}>
      <form className={styles.fields} onSubmit={(event) => void download(event)}>
        <SelectField
          label={t('settings.languages.language')}
          value={language}
          choices={targets}
          onChange={setLanguage}
        />
        <SelectField
          label={t('translationFiles.what')}
          value={scope}
          choices={[
            { value: '', label: t('translationFiles.all') },
            ...contentKinds.map((one) => ({ value: one, label: t(`content.many.${one}`) })),
            ...pages.map(({ id, name }) => ({ value: `${PAGE}${id}`, label: `${t('shell.pages')}: ${name}` })),
          ]}
          onChange={setScope}
        />
        <SelectField
          label={t('export.format')}
          value={format}
          choices={[
            { value: 'xliff', label: t('translationFiles.xliff') },
            { value: 'csv', label: t('translationFiles.csv') },
          ]}
          onChange={(value) => setFormat(value as typeof format)}
        />
        <fieldset className={own.states}>
          <legend>{t('translationFiles.states')}</legend>
          {textStates.map((state) => (
            <label key={state} className={styles.tick}>
              <input
                type="checkbox"
                checked={states.has(state)}
                onChange={({ target }) =>
                  setStates(new Set(textStates.filter((one) => (one === state ? target.checked : states.has(one)))))
                }
              />
              {stateName(state)}
            </label>
          ))}
        </fieldset>
        <ActionError error={error} />
        <div>
          <button type="submit" className={controls.button} data-main disabled={isBusy || states.size === 0}>
            {t('export.now')}
          </button>
        </div>
      </form>
    </Card>
  )
}

function ImportTexts({ languages }: OfLanguages) {
  const { t } = useTranslation('office')
  const { send } = useOffice()
  const [, setQuery] = useQuery()
  const targets = useTargets(languages)
  const [file, setFile] = useState<File>()
  const [language, setLanguage] = useState(targets[0]?.value ?? '')
  const { isBusy, error, run } = useAction()
  // XLIFF says itself into which language it translates.
  const isTable = file !== undefined && /\.(?:csv|tsv|txt)$/i.test(file.name)
  async function check(event: FormEvent) {
    event.preventDefault()
    if (!file) return
    await run(async () => {
      const { id } = await send(createTranslationImport, isTable ? { language } : {}, { files: [file] })
      setQuery({ id })
    })
  }
  if (targets.length === 0) return null
  return (
    <Card title={t('translationFiles.import')}>
      <form className={styles.fields} onSubmit={(event) => void check(event)}>
        <Field label={t('import.file')} hint={t('translationFiles.fileHint')}>
          {(control) => (
            <input
              {...control}
              type="file"
              accept=".xlf,.xliff,.xml,.csv,application/xliff+xml,text/csv"
              className={controls.input}
              onChange={({ target }) => setFile(target.files?.[0])}
            />
          )}
        </Field>
        {isTable && (
          <SelectField
            label={t('translationFiles.csvLanguage')}
            value={language}
            choices={targets}
            onChange={setLanguage}
          />
        )}
        <ActionError error={error} areFieldsShown />
        <div>
          <button type="submit" className={controls.button} data-main disabled={isBusy || !file}>
            {t('translationFiles.check')}
          </button>
        </div>
      </form>
    </Card>
  )
}

/** The imports of the last days, to look at what became of them and to take one back; nothing where there were none. */
function PastImports() {
  const { t } = useTranslation('office')
  const { locale } = useOffice()
  const { data } = useCall(listTranslationImports, { pageSize: 10 })
  if (!data || data.items.length === 0) return null
  return (
    <Card title={t('import.past')}>
      <DataTable
        label={t('import.past')}
        rows={data.items}
        keyOf={({ id }) => id}
        to={({ id }) => `/settings/translation-files?id=${id}`}
        columns={[
          { id: 'name', label: t('import.file'), cell: ({ name }) => <bdi>{name}</bdi> },
          {
            id: 'language',
            label: t('settings.languages.language'),
            cell: ({ language }) => (language === undefined ? '' : nameOfLanguage(locale, language)),
          },
          {
            id: 'state',
            label: t('column.state'),
            cell: ({ state }) => <Badge>{t(stateKeys[state])}</Badge>,
          },
          { id: 'at', label: t('import.at'), isAtEnd: true, cell: ({ createdAt }) => <Time at={createdAt} /> },
        ]}
      />
    </Card>
  )
}
