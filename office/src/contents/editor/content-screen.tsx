import { type ContentEditor, createContentEditor } from '@vitrine/editor-core'
import { type ContentKind, type ContentRecord, contentDetail, entities } from '@vitrine/schemas'
import { loadSettersOf } from '@vitrine/setters/internal'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { useCall } from '../../context/use-call.ts'
import { useSiteEvents } from '../../context/use-site-events.ts'
import { Page } from '../../controls/page.tsx'
import { RequestState } from '../../controls/request-state.tsx'
import { pathOfKind } from '../kinds.ts'
import type { ListedRowsRef } from '../listed-rows.ts'
import { type ContentLanguages, useContentLanguages } from '../use-content-languages.ts'
import { ContentForm } from './content-form.tsx'

interface ContentScreenProps {
  readonly kind: ContentKind
  /** Its id or its slug. */
  readonly id: string
  readonly listed: ListedRowsRef
}

/** One content with its form. */
export function ContentScreen({ kind, id, listed }: ContentScreenProps) {
  const { t } = useTranslation('office')
  const detail = useCall(contentDetail, { kind, id })
  const languages = useContentLanguages()
  // While its values are asked for.
  useEffect(() => loadSettersOf(entities[kind].props), [kind])
  const { data, error } = detail
  if (data && languages && !error) return <OpenContent {...{ kind, languages, listed }} record={data} />
  const path = pathOfKind[kind]
  return (
    <Page title={t(`screen.${path}`)} back={{ to: `/${path}`, label: t('contents.back') }}>
      <RequestState request={detail}>{() => null}</RequestState>
    </Page>
  )
}

interface OpenContentProps {
  readonly listed: ListedRowsRef
  readonly kind: ContentKind
  readonly languages: ContentLanguages
  readonly record: ContentRecord & { readonly baseRevision: number }
}

function OpenContent({ kind, languages, listed, record: { baseRevision, ...record } }: OpenContentProps) {
  const { send } = useOffice()
  const [editor] = useState<ContentEditor>(() =>
    createContentEditor({ record, revision: baseRevision, languages, send }),
  )
  // What others change is merged into what is open; what could not be asked is asked at the next change.
  useSiteEvents(['content'], () => void editor.follow().catch(() => undefined))
  return <ContentForm {...{ editor, languages, listed }} entity={entities[kind]} id={record.id} />
}
