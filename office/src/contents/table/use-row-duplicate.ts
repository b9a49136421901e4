import { useCommandsContext } from '@vitrine/editor-core'
import { type ContentRow, contentDetail, type EntitySpec } from '@vitrine/schemas'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { isolated } from '../../controls/isolated.ts'
import type { TableNotice } from '../change-notice.tsx'
import { contentRights } from '../content-rights.ts'
import { duplicateContent } from '../duplicate-content.ts'

interface RowDuplicateOptions {
  readonly entity: EntitySpec
  readonly refresh: () => void
  readonly tell: (notice: TableNotice) => void
}

/** Copies a row as a draft, says so with the way back, or why it was not done; nothing where the role adds no contents. */
export function useRowDuplicate({ entity, refresh, tell }: RowDuplicateOptions) {
  const { t } = useTranslation('office')
  const { send, member } = useOffice()
  const { announcer } = useCommandsContext()
  const { kind } = entity
  if (!contentRights(member).mayAdd) return undefined
  return async function duplicate(row: ContentRow): Promise<void> {
    const name = isolated(String(row.values.title ?? row.slug))
    try {
      const { undo } = await duplicateContent(send, kind, await send(contentDetail, { kind, id: row.id }))
      const text = t('contents.duplicated', { name })
      announcer.announce(text)
      tell({ text, act: { label: t('contents.undo'), run: () => undo().then(refresh) } })
      refresh()
    } catch (error) {
      tell({
        text: t('contents.notDuplicated', { name }),
        error: error instanceof Error ? error : new Error(String(error)),
        act: { label: t('contentTable.tryAgain'), run: () => duplicate(row) },
      })
    }
  }
}
