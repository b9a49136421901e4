import { nameOfLanguage } from '@vitrine/editor-core'
import { type Answer, listSiteTemplates } from '@vitrine/schemas'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useRequest } from 'ahooks'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState, RequestState } from '../../controls/request-state.tsx'
import styles from '../new-site.module.css'
import { useDraft, useNewSite } from '../new-site-context.ts'
import { StepForm, type StepProps } from '../step-form.tsx'

type Template = Answer<typeof listSiteTemplates>[number]

/** The whole site that one begins with, by the picture of its home page in the language of the site. */
export function TemplateStep({ onBack, onDone }: StepProps) {
  const { t } = useTranslation('office')
  const { send, locale } = useNewSite()
  const { draft, problems, refuse } = useDraft()
  const request = useRequest(() => send(listSiteTemplates, {}), { refreshDeps: [locale] })
  const goOn = () => {
    const isThere = request.data?.some(({ name }) => name === draft.template)
    if (isThere) onDone()
    else refuse({ template: t('newSite.template.missing') })
  }
  return (
    <StepForm onBack={onBack} isBusy={false} error={undefined} action={t('newSite.continue')} onSubmit={goOn}>
      <RequestState request={request}>
        {(templates) =>
          templates.length === 0 ? (
            <EmptyState text={t('newSite.template.empty')} />
          ) : (
            <Choice templates={templates} error={problems.template} />
          )
        }
      </RequestState>
    </StepForm>
  )
}

interface ChoiceProps {
  readonly templates: readonly Template[]
  readonly error: string | undefined
}

function Choice({ templates, error }: ChoiceProps) {
  const { t } = useTranslation('office')
  const { draft } = useDraft()
  const id = useId()
  return (
    <fieldset className={styles.group} aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className={frames.visuallyHidden}>{t('newSite.step.template')}</legend>
      {error !== undefined && (
        <p id={`${id}-error`} className={frames.error}>
          {error}
        </p>
      )}
      <div className={styles.templates}>
        {templates.map((template) => (
          <TemplateCard
            key={template.name}
            template={template}
            languages={draft.languages}
            describedBy={error === undefined ? undefined : `${id}-error`}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface TemplateCardProps {
  readonly template: Template
  /** Of the site. */
  readonly languages: readonly string[]
  /** What is wrong with the choice. */
  readonly describedBy: string | undefined
}

function TemplateCard({ template, languages, describedBy }: TemplateCardProps) {
  const { t } = useTranslation('office')
  const { locale } = useNewSite()
  const { draft, change } = useDraft()
  const id = useId()
  const { name, title, description, cover } = template
  // The service writes its texts in the first language of the site that it speaks, else in its own first one.
  const source = languages.find((code) => template.languages.includes(code)) ?? template.languages[0]
  const isOther = source !== undefined && source !== languages[0]
  return (
    <label className={styles.template} data-chosen={draft.template === name || undefined}>
      <input
        type="radio"
        name="template"
        value={name}
        checked={draft.template === name}
        aria-labelledby={`${id}-title`}
        aria-describedby={[`${id}-text`, describedBy].filter(Boolean).join(' ')}
        data-invalid={describedBy === undefined ? undefined : true}
        onChange={() => change({ template: name })}
      />
      <img
        className={styles.cover}
        src={source === undefined ? cover : `${cover}?language=${encodeURIComponent(source)}`}
        alt=""
        width={1200}
        height={1500}
        loading="lazy"
      />
      <span className={styles.templateText}>
        <strong id={`${id}-title`}>{title}</strong>
        <span id={`${id}-text`} className={styles.soft}>
          {description}
          {isOther && ` ${t('newSite.template.otherLanguage', { language: nameOfLanguage(locale, source) })}`}
        </span>
      </span>
    </label>
  )
}
