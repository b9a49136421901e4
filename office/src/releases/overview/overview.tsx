import controls from '@vitrine/setters/controls/controls.module.css'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { Page } from '../../controls/page.tsx'
import { Link } from '../../navigation/link.tsx'
import { PlannedContents } from '../planned/planned-contents.tsx'
import { PlannedList } from '../planned/planned-list.tsx'
import { PublishProgress } from '../publish-progress.tsx'
import type { PlanRequest } from '../use-plan.ts'
import { PreviewLinks } from './preview-links.tsx'
import { ReleaseList } from './release-list.tsx'
import { Unpublished } from './unpublished.tsx'

/** What waits to be published, what was, and who may look at the draft without an account. */
export function Overview({ plan }: { readonly plan: PlanRequest }) {
  const { t } = useTranslation('office')
  const { may, draftsId } = useOffice()
  return (
    <Page
      title={t('screen.releases')}
      actions={
        draftsId !== undefined &&
        may('site.publish') && (
          <Link to="/releases/review" className={controls.button} data-main>
            {t('publish.review')}
          </Link>
        )
      }
    >
      <PublishProgress />
      <Unpublished request={plan} />
      <PlannedList />
      {may('content.read') && <PlannedContents />}
      <ReleaseList />
      {may('preview.write') && draftsId !== undefined && <PreviewLinks draftsId={draftsId} />}
    </Page>
  )
}
