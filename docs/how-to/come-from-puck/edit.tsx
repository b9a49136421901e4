import { browserStorage, VitrineEditor } from '@vitrine/designer'
import { puckLabels } from '@vitrine/puck'
import { config } from './puck.config.tsx'
import { sections, site } from './site.ts'

const storage = browserStorage('bolts', site)
export const Edit = () => <VitrineEditor sections={sections} storage={storage} labels={() => puckLabels(config)} />
