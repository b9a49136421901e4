import { DialogAction, QuestionDialog, RowMenu } from '@vitrine/editor-core'
import dialog from '@vitrine/editor-core/controls/dialog.module.css'
import {
  type Answer,
  addContentView,
  changeContentView,
  type EntitySpec,
  listContentViews,
  removeContentView,
} from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import Plus from 'lucide-react/icons/plus'
import Save from 'lucide-react/icons/save'
import Trash2 from 'lucide-react/icons/trash-2'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { useAction, useCall } from '../../context/use-call.ts'
import { ActionError } from '../../controls/action-error.tsx'
import { ConfirmDialog } from '../../controls/confirm-dialog.tsx'
import { Field } from '../../controls/field.tsx'
import { Link } from '../../navigation/link.tsx'
import { useNavigation, useQuery } from '../../navigation/navigation-context.ts'
import { pathOfKind } from '../kinds.ts'
import styles from './table.module.css'

type View = Answer<typeof listContentViews>[number]

/** What a table is narrowed to, without the page of it. */
function queryOf(query: URLSearchParams): string {
  const kept = new URLSearchParams(query)
  kept.delete('page')
  // That of the interface: everybody has their own.
  kept.delete('language')
  kept.sort()
  return kept.toString()
}

/** Views of a table that members keep under a name: their own, and those that are shared. */
export function SavedViews({ entity: { kind } }: { readonly entity: EntitySpec }) {
  const { t } = useTranslation('office')
  const { send, may } = useOffice()
  const navigation = useNavigation()
  const [query] = useQuery()
  const { data = [], refresh } = useCall(listContentViews, { kind })
  const [asked, setAsked] = useState<'save' | 'remove'>()
  const here = queryOf(query)
  const path = `/${pathOfKind[kind]}`
  const current = data.find((view) => queryOf(new URLSearchParams(view.query)) === here)
  const mayChange = current && (current.isOwn || may('content.write'))
  if (data.length === 0 && here === '') return null
  return (
    <nav aria-label={t('contents.views')} className={styles.tools}>
      <ul className={styles.views}>
        <li>
          <Link to={path} className={styles.view} aria-current={here === '' ? 'true' : undefined}>
            {t('contents.viewAll')}
          </Link>
        </li>
        {data.map((view) => (
          <li key={view.id}>
            <Link
              to={`${path}?${view.query}`}
              className={styles.view}
              aria-current={view === current ? 'true' : undefined}
            >
              <bdi>{view.name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
      {here !== '' && !current && (
        <button type="button" className={controls.button} onClick={() => setAsked('save')}>
          <Plus size={16} aria-hidden />
          {t('contents.saveView')}
        </button>
      )}
      {mayChange && (
        <RowMenu
          label={t('contents.viewActions', { name: current.name })}
          actions={[
            { id: 'rename', label: t('contents.changeView'), icon: Save, run: () => setAsked('save') },
            { id: 'remove', label: t('contents.removeView'), icon: Trash2, run: () => setAsked('remove') },
          ]}
        />
      )}
      {asked === 'save' && (
        <ViewDialog
          kind={kind}
          view={current}
          query={here}
          onClose={() => {
            setAsked(undefined)
            refresh()
          }}
        />
      )}
      {asked === 'remove' && current && (
        <ConfirmDialog
          title={t('contents.removeViewTitle', { name: current.name })}
          action={t('contents.removeView')}
          onConfirm={() => send(removeContentView, { kind, id: current.id })}
          onClose={(isDone) => {
            setAsked(undefined)
            if (!isDone) return
            refresh()
            navigation.go(path)
          }}
        />
      )}
    </nav>
  )
}

interface ViewDialogProps {
  readonly kind: EntitySpec['kind']
  /** The one that is changed; a new one, when left out. */
  readonly view: View | undefined
  readonly query: string
  readonly onClose: () => void
}

function ViewDialog({ kind, view, query, onClose }: ViewDialogProps) {
  const { t } = useTranslation('office')
  const { send, may } = useOffice()
  const { isBusy, error, run } = useAction()
  const [name, setName] = useState(view?.name ?? '')
  const [isShared, setShared] = useState(view?.isShared ?? false)
  async function save(event: FormEvent) {
    event.preventDefault()
    const written = { kind, name: name.trim(), query, isShared }
    if (await run(() => (view ? send(changeContentView, { ...written, id: view.id }) : send(addContentView, written))))
      onClose()
  }
  return (
    <QuestionDialog title={t(view ? 'contents.changeView' : 'contents.saveView')} onClose={onClose}>
      <form className={dialog.form} onSubmit={(event) => void save(event)}>
        <Field label={t('contents.viewName')}>
          {(control) => (
            <input
              {...control}
              className={controls.input}
              required
              maxLength={120}
              // biome-ignore lint/a11y/noAutofocus: the dialog was opened to type it
              autoFocus
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
        {may('content.write') && (
          <label className={styles.choice}>
            <input type="checkbox" checked={isShared} onChange={({ target }) => setShared(target.checked)} />
            {t('contents.shareView')}
          </label>
        )}
        <ActionError error={error} />
        <div className={dialog.foot}>
          <DialogAction onPress={onClose}>{t('action.cancel')}</DialogAction>
          <DialogAction isMain type="submit" isDisabled={isBusy}>
            {t('action.save')}
          </DialogAction>
        </div>
      </form>
    </QuestionDialog>
  )
}
