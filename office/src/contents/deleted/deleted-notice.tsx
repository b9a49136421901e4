import { textIn, useCommandsContext } from '@vitrine/editor-core'
import type { EntitySpec } from '@vitrine/schemas'
import { useRequest } from 'ahooks'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { isolated } from '../../controls/isolated.ts'
import { useQuery } from '../../navigation/navigation-context.ts'
import { ChangeNotice } from '../change-notice.tsx'
import { DELETED } from './deleted-address.ts'
import { removalOf, restoreContent } from './restore-content.ts'

interface DeletedNoticeProps {
  readonly entity: EntitySpec
  readonly language: string
  readonly onRestored: () => void
}

/** Says what was deleted in its form, with the way back; nothing where it is there again. */
export function DeletedNotice({ entity, language, onRestored }: DeletedNoticeProps) {
  const { t } = useTranslation('office')
  const { send } = useOffice()
  const { announcer } = useCommandsContext()
  const [query, setQuery] = useQuery()
  const id = query.get(DELETED) ?? undefined
  const of = { kind: entity.kind, id: id ?? '' }
  const { data } = useRequest(async () => ({ id, removal: await removalOf(send, of) }), {
    ready: id !== undefined,
    refreshDeps: [id],
  })
  if (id === undefined || data?.id !== id || data.removal?.inverse.type !== 'add-content') return null
  const { record } = data.removal.inverse
  const name = isolated(textIn(record.settings, entity.title, language) || record.slug)
  const close = () => setQuery({ [DELETED]: undefined })
  return (
    <ChangeNotice
      key={id}
      notice={{
        text: t('deleted.notice', { name }),
        act: {
          label: t('contents.undo'),
          run: async () => {
            await restoreContent(send, of)
            announcer.announce(t('deleted.restored', { name }))
            onRestored()
          },
        },
      }}
      onClose={close}
    />
  )
}
