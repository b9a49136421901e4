import type { Status } from '@vitrine/schemas'
import { useTranslation } from 'react-i18next'
import { Badge, type Tone } from '../controls/page.tsx'

const tones: Readonly<Record<Status, Tone>> = { published: 'good', draft: 'plain', archived: 'plain' }

/** Whether visitors see a content. */
export function StatusBadge({ status }: { readonly status: Status }) {
  const { t } = useTranslation('editor')
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
}
