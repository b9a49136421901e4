import { Panel } from '@vitrine/editor-core'
import { useTranslation } from 'react-i18next'
import { PublishPart } from './publish-part.tsx'
import { ReleaseList } from './release-list.tsx'

/** Publishing with what is to be known before, and all that was published so far. */
export default function Releases() {
  const { t } = useTranslation('designer')
  return (
    <Panel title={t('panel.releases')}>
      <PublishPart />
      <ReleaseList />
    </Panel>
  )
}
