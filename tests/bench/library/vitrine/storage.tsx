import { documentStorage, VitrineEditor } from '@vitrine/designer'
import { load, save, sections } from '../given/vitrine.tsx'

const storage = documentStorage({ read: load, write: save })
export const Sample = () => <VitrineEditor sections={sections} storage={storage} />
