import { DialogAction, nameOfLanguage, QuestionDialog, useCommandsContext } from '@vitrine/editor-core'
import dialog from '@vitrine/editor-core/controls/dialog.module.css'
import {
  addReplyTemplate,
  CallError,
  changeReplyTemplate,
  formLimits,
  languageCodes,
  replyPlaceholders,
  siteInfoByClient,
} from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { useAction, useCall } from '../../context/use-call.ts'
import { ActionError } from '../../controls/action-error.tsx'
import { Field, SelectField } from '../../controls/field.tsx'
import type { ReplyTemplate } from '../records.ts'
import styles from './templates.module.css'

/** The longest name that the service takes. */
const LONGEST_NAME = 100

interface TemplateDialogProps {
  /** The one that is changed; a new one when it is left out. */
  readonly template: ReplyTemplate | undefined
  readonly onClose: (isDone: boolean) => void
}

/** The name of a template, and its text in each language. */
export function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  const { t } = useTranslation('office')
  const { send, locale } = useOffice()
  const { announcer } = useCommandsContext()
  const { data: site } = useCall(siteInfoByClient, {})
  const { isBusy, error, run } = useAction()
  const [name, setName] = useState(template?.name ?? '')
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>(template?.texts ?? {})
  const offered = [...new Set([...(site?.languages ?? []), ...Object.keys(texts), ...languageCodes])]
  const [chosen, setChosen] = useState(Object.keys(template?.texts ?? {})[0])
  const language = chosen ?? site?.defaultLanguage ?? locale
  const written = Object.entries(texts).filter(([, text]) => text.trim() !== '')
  const fields = error instanceof CallError ? error.fields : undefined
  async function save(event: FormEvent) {
    event.preventDefault()
    const body = { name: name.trim(), texts: Object.fromEntries(written) }
    const isDone = await run(() =>
      template
        ? send(changeReplyTemplate, { id: template.id, ...body, revision: template.revision })
        : send(addReplyTemplate, body),
    )
    if (!isDone) return
    announcer.announce(t('saved.done'))
    onClose(true)
  }
  return (
    <QuestionDialog
      title={template ? t('inbox.templates.edit') : t('inbox.templates.add')}
      isWide
      onClose={() => onClose(false)}
    >
      <form className={dialog.form} onSubmit={(event) => void save(event)}>
        <Field label={t('inbox.templates.name')} hint={t('inbox.templates.nameHint')} error={fields?.name}>
          {(control) => (
            <input
              {...control}
              className={controls.input}
              required
              maxLength={LONGEST_NAME}
              dir="auto"
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <SelectField
          label={t('inbox.templates.language')}
          hint={
            written.length === 0
              ? t('inbox.templates.noLanguage')
              : t('inbox.templates.writtenIn', {
                  languages: new Intl.ListFormat(locale).format(written.map(([code]) => nameOfLanguage(locale, code))),
                })
          }
          value={language}
          choices={offered.map((code) => ({ value: code, label: nameOfLanguage(locale, code) }))}
          onChange={setChosen}
        />
        <TemplateText
          key={language}
          language={language}
          text={texts[language] ?? ''}
          error={fields?.texts ?? fields?.[`texts.${language}`]}
          onChange={(text) => setTexts((before) => ({ ...before, [language]: text }))}
        />
        {!fields && <ActionError error={error} />}
        {fields &&
          Object.keys(fields).some(
            (field) => field !== 'name' && field !== 'texts' && field !== `texts.${language}`,
          ) && (
            <p role="alert" className={frames.error}>
              {Object.values(fields).join(' ')}
            </p>
          )}
        <div className={dialog.foot}>
          <DialogAction onPress={() => onClose(false)}>{t('action.cancel')}</DialogAction>
          <DialogAction isMain type="submit" isDisabled={isBusy || name.trim() === '' || written.length === 0}>
            {t('action.save')}
          </DialogAction>
        </div>
      </form>
    </QuestionDialog>
  )
}

interface TemplateTextProps {
  readonly language: string
  readonly text: string
  readonly error: string | undefined
  readonly onChange: (text: string) => void
}

/** The text in one language, with buttons for what is filled in when it is inserted. */
function TemplateText({ language, text, error, onChange }: TemplateTextProps) {
  const { t } = useTranslation('office')
  const { locale } = useOffice()
  const area = useRef<HTMLTextAreaElement>(null)
  function insert(name: string) {
    const { selectionStart = text.length, selectionEnd = text.length } = area.current ?? {}
    onChange(`${text.slice(0, selectionStart)}{{${name}}}${text.slice(selectionEnd)}`)
    area.current?.focus()
  }
  return (
    <>
      <Field label={t('inbox.templates.textIn', { language: nameOfLanguage(locale, language) })} error={error}>
        {(control) => (
          <textarea
            {...control}
            ref={area}
            className={`${controls.area} ${styles.text}`}
            dir="auto"
            lang={language}
            maxLength={formLimits.message}
            value={text}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      <div className={styles.placeholders}>
        <span className={frames.hint}>{t('inbox.templates.placeholders')}</span>
        {replyPlaceholders.map((name) => (
          <button key={name} type="button" className={controls.button} onClick={() => insert(name)}>
            {t(`inbox.placeholder.${name}`)}
          </button>
        ))}
      </div>
    </>
  )
}
