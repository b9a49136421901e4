import { useOffice } from '../../context/office-context.ts'
import styles from '../settings.module.css'
import { DeleteSite, RemovedSites } from './delete-site.tsx'
import { ExportSite } from './export-site.tsx'
import { ImportSite } from './import-site.tsx'

/** The whole site as a file, a site from such a file, and the end of a site. */
export default function Transfer() {
  const { may } = useOffice()
  return (
    <div className={styles.stack}>
      <ExportSite />
      <ImportSite />
      {may('site.remove') && <DeleteSite />}
      <RemovedSites />
    </div>
  )
}
