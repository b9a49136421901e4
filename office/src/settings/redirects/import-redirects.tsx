import { DialogAction, QuestionDialog } from '@vitrine/editor-core'
import dialog from '@vitrine/editor-core/controls/dialog.module.css'
import { type Answer, importRedirects } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { useAction } from '../../context/use-call.ts'
import { ActionError } from '../../controls/action-error.tsx'
import { DataTable } from '../../controls/data-table.tsx'
import { Field } from '../../controls/field.tsx'
import styles from '../settings.module.css'
import { pastedRows } from './pasted-rows.ts'

/** So many rows go in one import. */
const MOST = 1000

type Result = Answer<typeof importRedirects>

/** Redirects of pasted rows: they are checked first, and stored only when all of them fit. */
export function ImportRedirects({ onClose }: { readonly onClose: (done?: string) => void }) {
  const { t } = useTranslation('office')
  const { send } = useOffice()
  const [text, setText] = useState('')
  const [checked, setChecked] = useState<{ readonly text: string; readonly result: Result }>()
  const { isBusy, error, run } = useAction()
  const rows = pastedRows(text)
  const isTooLong = rows.length > MOST
  // What was typed since is not checked.
  const result = checked?.text === text ? checked.result : undefined
  const problems = result?.rows.flatMap((row, at) =>
    row.state === 'problem' ? [{ ...row, line: rows[at]?.line ?? at + 1 }] : [],
  )
  const isReady = result !== undefined && problems?.length === 0
  async function ask(dryRun: boolean) {
    const rules = rows.map(({ line: _line, ...rule }) => rule)
    await run(async () => {
      const answer = await send(importRedirects, { rules, dryRun })
      if (answer.isStored) onClose(t('settings.redirects.imported', { count: answer.added }))
      else setChecked({ text, result: answer })
    })
  }
  return (
    <QuestionDialog isWide title={t('settings.redirects.import')} onClose={() => onClose()}>
      <Field
        label={t('settings.redirects.rows')}
        hint={t('settings.redirects.rowsHint')}
        error={isTooLong ? t('settings.redirects.tooMany', { count: MOST }) : undefined}
      >
        {(control) => (
          <textarea
            {...control}
            rows={8}
            dir="ltr"
            className={controls.area}
            value={text}
            spellCheck={false}
            placeholder={'/old-page\t/pages/new-page\n/old-product\t/product/bolt'}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <div role="status">
        {isReady && (
          <p className={frames.note} data-kind="good">
            {t('settings.redirects.ready', { count: result.added })}{' '}
            {rows.length > result.added && t('settings.redirects.same', { count: rows.length - result.added })}
          </p>
        )}
        {problems !== undefined && problems.length > 0 && (
          <p className={frames.note} data-kind="bad">
            {t('settings.redirects.refused', { count: problems.length })}
          </p>
        )}
      </div>
      {problems !== undefined && problems.length > 0 && (
        <DataTable
          label={t('settings.redirects.problems')}
          rows={problems}
          keyOf={({ line }) => String(line)}
          columns={[
            { id: 'line', label: t('settings.redirects.line'), cell: ({ line }) => line },
            { id: 'from', label: t('settings.redirects.from'), cell: ({ from }) => <bdi dir="ltr">{from}</bdi> },
            { id: 'to', label: t('settings.redirects.to'), cell: ({ to }) => <bdi dir="ltr">{to}</bdi> },
            { id: 'problem', label: t('settings.redirects.problem'), cell: ({ problem }) => problem ?? '' },
          ]}
        />
      )}
      <ActionError error={error} />
      <div className={dialog.foot}>
        <span className={styles.soft}>{t('settings.redirects.count', { count: rows.length })}</span>
        <DialogAction onPress={() => onClose()}>{t('action.cancel')}</DialogAction>
        <DialogAction
          isMain={!isReady}
          isDisabled={isBusy || rows.length === 0 || isTooLong}
          onPress={() => void ask(true)}
        >
          {t('settings.redirects.check')}
        </DialogAction>
        {isReady && (
          <DialogAction isMain isDisabled={isBusy || result.added === 0} onPress={() => void ask(false)}>
            {t('settings.redirects.importNow', { count: result.added })}
          </DialogAction>
        )}
      </div>
    </QuestionDialog>
  )
}
