import { nameOfLanguage, useCommandsContext } from '@vitrine/editor-core'
import {
  type Answer,
  CallError,
  contentKinds,
  contentLanguages,
  createTranslationTask,
  listEngines,
  type Question,
  websiteDraft,
} from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../context/office-context.ts'
import { useAction, useCall } from '../context/use-call.ts'
import { ActionError } from '../controls/action-error.tsx'
import { ChoiceGroups } from '../controls/choice-groups.tsx'
import { SelectField } from '../controls/field.tsx'
import { Card, Page } from '../controls/page.tsx'
import { EmptyState, RequestState } from '../controls/request-state.tsx'
import { Link } from '../navigation/link.tsx'
import { useNavigation } from '../navigation/navigation-context.ts'
import { engineChoices } from './engine-choices.ts'
import styles from './translation-tasks.module.css'

type Scope = Question<typeof createTranslationTask>['scope']
const options = ['outdated', 'machine', 'reviewed'] as const
type Option = (typeof options)[number]

/** What is to be translated, into which languages, and by which engine. Nothing is sent before its texts are counted. */
export function NewTask() {
  const { t } = useTranslation('office')
  const { may } = useOffice()
  const engines = useCall(listEngines, {})
  const languages = useCall(contentLanguages, {})
  return (
    <Page title={t('tasks.new')} back={{ to: '/translation-tasks', label: t('screen.translation-tasks') }}>
      {may('draft.write') ? (
        <RequestState request={engines}>
          {(known) => (
            <RequestState request={languages}>
              {(spoken) => <FormOrHint engines={known} languages={spoken} />}
            </RequestState>
          )}
        </RequestState>
      ) : (
        <EmptyState text={t('state.notAllowed')} />
      )}
    </Page>
  )
}

interface FormProps {
  readonly engines: Answer<typeof listEngines>
  readonly languages: Answer<typeof contentLanguages>
}

function FormOrHint({ engines, languages }: FormProps) {
  const { t } = useTranslation('office')
  const { member } = useOffice()
  const choices = engineChoices(engines, t)
  const theirs = languages.languages
    .map(({ code }) => code)
    .filter((code) => code !== languages.sourceLanguage)
    .filter((code) => member.role !== 'translator' || member.languages?.includes(code) === true)
  if (choices.length === 0)
    return (
      <EmptyState text={t('tasks.noEngine')}>
        <Link to="/settings/engines" className={controls.button}>
          {t('tasks.setUpEngine')}
        </Link>
      </EmptyState>
    )
  if (theirs.length === 0) return <EmptyState text={t('tasks.noLanguage')} />
  return <TaskForm engines={choices} languages={theirs} />
}

interface TaskFormProps {
  readonly engines: ReturnType<typeof engineChoices>
  readonly languages: readonly string[]
}

function TaskForm({ engines, languages }: TaskFormProps) {
  const { t } = useTranslation('office')
  const { send, locale, draftsId, member } = useOffice()
  const { announcer } = useCommandsContext()
  const { go } = useNavigation()
  const mayReplace = ['owner', 'admin', 'editor'].includes(member.role)
  const [engine, setEngine] = useState(engines[0]?.value ?? '')
  const [scope, setScope] = useState(draftsId === undefined ? 'product' : 'site')
  const [pageId, setPageId] = useState('')
  const [chosen, setChosen] = useState(languages)
  const [ticked, setTicked] = useState<readonly Option[]>([])
  const { isBusy, error, run } = useAction()
  const fields = error instanceof CallError ? error.fields : undefined
  const pages = usePageChoices(scope === 'page')
  const toggled = <T extends string>(all: readonly T[], one: T, isOn: boolean) =>
    isOn ? [...all.filter((other) => other !== one), one] : all.filter((other) => other !== one)
  const page = pageId || (pages[0]?.value ?? '')
  const mayBeReviewed = mayReplace && (ticked.includes('outdated') || ticked.includes('machine'))
  const asked = ticked.filter((option) => option !== 'reviewed' || mayBeReviewed)

  async function create() {
    const isMade = await run(() =>
      send(createTranslationTask, {
        ...{ engine, languages: languages.filter((code) => chosen.includes(code)) },
        scope: scopeOf(scope, draftsId ?? '', page),
        options: Object.fromEntries(asked.map((option) => [option, true])),
      }),
    )
    if (!isMade) return
    announcer.announce(t('tasks.created'))
    go('/translation-tasks')
  }

  const scopes = [
    ...(draftsId === undefined
      ? []
      : (['site', 'page'] as const).map((value) => ({ value, label: t(`tasks.scope.${value}`) }))),
    ...contentKinds.map((value) => ({ value: String(value), label: t(`content.many.${value}`) })),
  ]
  return (
    <Card>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void create()
        }}
      >
        <SelectField label={t('tasks.engine')} value={engine} choices={engines} onChange={setEngine} />
        <SelectField label={t('tasks.texts')} value={scope} choices={scopes} onChange={setScope} />
        {scope === 'page' && <SelectField label={t('tasks.page')} value={page} choices={pages} onChange={setPageId} />}
        <ChoiceGroups
          label={t('tasks.languages')}
          groups={[
            {
              label: t('tasks.languagesChosen', { chosen: chosen.length, total: languages.length }),
              choices: languages.map((value) => ({ value, label: nameOfLanguage(locale, value) })),
            },
          ]}
          chosen={chosen}
          problem={fields?.languages}
          onToggle={(code, isOn) => setChosen((all) => toggled(all, code, isOn))}
        />
        <ChoiceGroups
          label={t('tasks.which')}
          groups={[
            {
              label: t('tasks.alsoMissing'),
              choices: options
                .filter((option) => option !== 'reviewed' || mayBeReviewed)
                .map((value) => ({ value, label: t(`tasks.option.${value}`) })),
            },
          ]}
          chosen={asked}
          problem={undefined}
          onToggle={(option, isOn) => setTicked((all) => toggled(all, option, isOn))}
        />
        {fields?.languages === undefined && <ActionError error={error} />}
        <div>
          <button
            type="submit"
            className={controls.button}
            data-main
            disabled={isBusy || chosen.length === 0 || (scope === 'page' && page === '')}
          >
            {t('tasks.count')}
          </button>
        </div>
      </form>
    </Card>
  )
}

function scopeOf(scope: string, draftsId: string, pageId: string): Scope {
  if (scope === 'site') return { type: 'site', draftsId }
  if (scope === 'page') return { type: 'page', draftsId, pageId }
  return { type: 'contents', kind: contentKinds.find((kind) => kind === scope) ?? 'product' }
}

/** The pages of the draft by their names in the source language. */
function usePageChoices(isAsked: boolean) {
  const { draftsId } = useOffice()
  const { data } = useCall(websiteDraft, { id: draftsId ?? '' }, { isReady: isAsked && draftsId !== undefined })
  return (data?.pagesList ?? []).map(({ id, slug, settings }) => {
    const { name } = settings.props
    return { value: id, label: typeof name === 'string' && name !== '' ? name : (slug ?? id) }
  })
}
