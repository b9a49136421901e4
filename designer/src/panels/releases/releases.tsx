import { Panel } from '@vitrine/editor-core'
import { useTranslation } from '@vitrine/setters/i18n'
import { useDesignerContext } from '../../context/designer-context.ts'
import { hasFeature } from '../../context/features.ts'
import { PublishPart } from './publish-part.tsx'
import { ReleaseList } from './release-list.tsx'

/** Publishing with what is to be known before, and all that was published so far. */
export default function Releases() {
  const { t } = useTranslation('designer')
  const parts = useDesignerContext()
  return (
    <Panel title={t('panel.releases')}>
      <PublishPart />
      {hasFeature(parts, 'releases') && <ReleaseList />}
    </Panel>
  )
}
