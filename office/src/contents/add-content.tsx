import { DialogAction, QuestionDialog } from '@vitrine/editor-core'
import dialog from '@vitrine/editor-core/controls/dialog.module.css'
import { slugFrom } from '@vitrine/model'
import {
  CallError,
  contentKey,
  type EntitySpec,
  type Json,
  newId,
  propertiesOf,
  siteTrade,
  usualValues,
} from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import { labelFor } from '@vitrine/setters/internal'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../context/office-context.ts'
import { useAction } from '../context/use-call.ts'
import { ActionError } from '../controls/action-error.tsx'
import { Field } from '../controls/field.tsx'
import { useNavigation } from '../navigation/navigation-context.ts'
import { changeContents } from './change-contents.ts'
import { pathOfKind } from './kinds.ts'

/** The values that a new record needs beside its title: the first of what may be chosen. */
function firstValues({ props, title }: EntitySpec): Readonly<Record<string, Json>> {
  const all = propertiesOf(props)
  const needed = (props.required ?? []).filter((name) => name !== title)
  return Object.fromEntries(needed.map((name) => [name, all[name]?.enum?.[0] ?? '']))
}

/** Adds a content by its title alone, as a draft; everything else is filled in in its form, which opens. */
export function AddContent({ entity, onClose }: { readonly entity: EntitySpec; readonly onClose: () => void }) {
  const { t } = useTranslation('office')
  const { send, label } = useOffice()
  const navigation = useNavigation()
  const { isBusy, error, run } = useAction()
  const [title, setTitle] = useState('')
  const { kind } = entity
  async function add(event: FormEvent) {
    event.preventDefault()
    const id = newId()
    const addAs = (slug: string, props: Readonly<Record<string, Json>>) =>
      changeContents(send, [
        {
          type: 'add-content',
          content: contentKey({ kind, id }),
          record: { slug, status: 'draft', order: 0, settings: { props } },
        },
      ])
    const slug = slugFrom(title) || kind
    const isDone = await run(async () => {
      // Asked for anew each time: somebody may have changed the settings since.
      const usual = usualValues(entity, await send(siteTrade, {}))
      const props = { ...usual, ...firstValues(entity), [entity.title]: title.trim() }
      try {
        await addAs(slug, props)
      } catch (error) {
        if (!(error instanceof CallError) || error.code !== 'conflict') throw error
        // Another one has this address: it can be changed in the form.
        await addAs(`${slug}-${Date.now().toString(36)}`, props)
      }
    })
    if (isDone) navigation.go(`/${pathOfKind[kind]}/${id}`)
  }
  return (
    <QuestionDialog title={t(`contents.add.${kind}`)} onClose={onClose}>
      <form className={dialog.form} onSubmit={(event) => void add(event)}>
        <Field label={labelFor(label, kind, entity.title, {})} hint={t('contents.addHint')}>
          {(control) => (
            <input
              {...control}
              className={controls.input}
              required
              maxLength={propertiesOf(entity.props)[entity.title]?.maxLength ?? 120}
              dir="auto"
              // biome-ignore lint/a11y/noAutofocus: the dialog was opened to type it
              autoFocus
              value={title}
              onChange={(event) => setTitle(event.target.value)}
            />
          )}
        </Field>
        <ActionError error={error} />
        <div className={dialog.foot}>
          <DialogAction onPress={onClose}>{t('action.cancel')}</DialogAction>
          <DialogAction isMain type="submit" isDisabled={isBusy}>
            {t('contents.addNow')}
          </DialogAction>
        </div>
      </form>
    </QuestionDialog>
  )
}
